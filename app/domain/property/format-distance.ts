import { formatNumber } from '../language/format-number';
import type { Language } from '../language/language';
import { NO_BREAK_SPACE } from '../money/group-digits';

const KILOMETRE = 1000;

/** A distance as `180 m`, `1.6 km`, `17 km`: decimals below ten kilometres only. */
export function formatDistance(metres: number, language: Language): string {
	if (metres < KILOMETRE) return `${Math.round(metres)}${NO_BREAK_SPACE}m`;
	const kilometres = metres / KILOMETRE;
	return `${formatNumber(kilometres, language, { most: kilometres < 10 ? 1 : 0 })}${NO_BREAK_SPACE}km`;
}
