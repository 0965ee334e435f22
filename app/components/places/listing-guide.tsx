import { LateZone, late } from '../ui/late';
import { GUIDE_ANCHOR } from './guide-path';
import GuideText from './guide-text';
import type { GuideView } from './guide-view';

// The condition is known when the page is built: the browser's script has only the late part, the server's the other.
const Text = import.meta.env.SSR ? GuideText : late(GUIDE_ANCHOR, () => import('./guide-text'));

/** The guide to a listing's country or place, whose script comes with the first touch. Its anchor is there before it: links from other pages lead to it. */
export function ListingGuide({ guide }: { guide: GuideView }) {
	return (
		<LateZone id={GUIDE_ANCHOR} className="scroll-mt-8">
			<Text guide={guide} />
		</LateZone>
	);
}
