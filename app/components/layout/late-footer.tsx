import { LateZone, late, ServerPart } from '../ui/late';

export const FOOTER = 'footer';

// The footer is below the first view and works as HTML, so its script loads with the first touch. `entry.server.tsx` sets the server's
// half: an import here would put it into the initial bundle.
const LatePart = import.meta.env.SSR ? null : late(FOOTER, () => import('./footer'), ['footer']);

/** The footer as pages draw it. */
export function LateFooter() {
	return <LateZone id={FOOTER}>{LatePart ? <LatePart /> : <ServerPart id={FOOTER} />}</LateZone>;
}
