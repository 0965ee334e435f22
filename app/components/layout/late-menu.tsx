import { LateZone, late, ServerPart } from '../ui/late';

export const MENU = 'menu';

// Its links and its opening are native, so its script loads with the first touch, as the footer's does.
const LatePart = import.meta.env.SSR ? null : late(MENU, () => import('./menu-sheet'));

/** The menu of small screens as the header draws it. */
export function LateMenu() {
	return (
		<LateZone id={MENU} className="contents">
			{LatePart ? <LatePart /> : <ServerPart id={MENU} />}
		</LateZone>
	);
}
