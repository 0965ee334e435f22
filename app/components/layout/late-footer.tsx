import { LateZone, late, ServerPart } from '../ui/late';

export const FOOTER = 'footer';

// Nobody sees it in the first view, and all of it works as HTML: its script comes with the first touch. The server's half is set by
// `entry.server.tsx`: imported here it would be part of what every page loads first.
const LatePart = import.meta.env.SSR ? null : late(FOOTER, () => import('./footer'), ['footer']);

/** The footer as pages draw it. */
export function LateFooter() {
	return <LateZone id={FOOTER}>{LatePart ? <LatePart /> : <ServerPart id={FOOTER} />}</LateZone>;
}
