import { NO_BREAK_SPACE } from '../money/group-digits';

const KILOMETRE = 1000;

/** A distance as `180 m`, `1,6 km`, `17 km`: decimals below ten kilometres only, with a comma (P§5). */
export function formatDistance(metres: number): string {
	if (metres < KILOMETRE) return `${Math.round(metres)}${NO_BREAK_SPACE}m`;
	const kilometres = metres / KILOMETRE;
	const rounded = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
	return `${String(rounded).replace('.', ',')}${NO_BREAK_SPACE}km`;
}
