import { LateZone, late } from '../ui/late';
import GuideText from './guide-text';
import type { GuideView } from './guide-view';

const GUIDE = 'guide';

// The condition is known when the page is built: the browser's script has only the late part, the server's the other.
const Text = import.meta.env.SSR ? GuideText : late(GUIDE, () => import('./guide-text'));

/** The guide to a listing's country or place, whose script comes with the first touch. */
export function ListingGuide({ guide }: { guide: GuideView }) {
	return (
		<LateZone id={GUIDE}>
			<Text guide={guide} />
		</LateZone>
	);
}
