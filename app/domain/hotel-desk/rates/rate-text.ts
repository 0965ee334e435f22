import { groupDigits } from '../../money/group-digits';
import type { RateField } from './rates-content';

/** A value as a cell shows it, and as `readRateCell` reads it again: `1 290`, `1 290,50`, nights as a number, a dash for nothing. */
export function rateText(field: RateField, value: number | null): string {
	if (value === null) return '–';
	if (field === 'min_nights') return String(value);
	return groupDigits(value, value % 100 === 0 ? 0 : 2);
}
