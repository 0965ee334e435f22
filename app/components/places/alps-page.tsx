import { LateZone, late } from '../ui/late';
import AlpsPageBelow from './alps-page-below';
import { AlpsPageHead } from './alps-page-head';
import type { AlpsPageView } from './alps-page-view.server';

const BELOW = 'below';

// The condition is known when the page is built: the browser's script has only the late part, the server's the other.
const Below = import.meta.env.SSR ? AlpsPageBelow : late(BELOW, () => import('./alps-page-below'));

/** A German page about the Alps, one of its countries or places, or about travelling there. */
export function AlpsPage({ page }: { page: AlpsPageView }) {
	return (
		<main id="content">
			<AlpsPageHead page={page} />
			<LateZone id={BELOW}>
				<Below page={page} />
			</LateZone>
		</main>
	);
}
