import { formatNumber } from '../language/format-number';
import type { Language } from '../language/language';
import { NO_BREAK_SPACE } from '../money/group-digits';

/** Square feet of a square metre (OFFER-10). */
const SQUARE_FEET = 10.7639;
const FEET = 3.28084;

/** Square feet of so many square metres, rounded (OFFER-10). */
export function squareFeet(squareMetres: number): number {
	return Math.round(squareMetres * SQUARE_FEET);
}

export type MeasureSystem = 'metric' | 'imperial';

/** A length or an area as it was measured, and what that is in the other system. */
export function measureWords(
	value: number,
	kind: 'length' | 'area',
	system: MeasureSystem,
	language: Language,
): { own: string; other: string } {
	const factor = kind === 'area' ? SQUARE_FEET : FEET;
	const decimal = (each: number) => formatNumber(each, language, { most: 1 });
	const metric = (each: number) => `${decimal(each)}${NO_BREAK_SPACE}${kind === 'area' ? 'm²' : 'm'}`;
	const imperial = (each: number) => `${decimal(each)}${NO_BREAK_SPACE}${kind === 'area' ? 'sq ft' : 'ft'}`;
	return system === 'metric'
		? { own: metric(value), other: imperial(Math.round(value * factor)) }
		: { own: imperial(value), other: metric(kind === 'area' ? Math.round(value / factor) : value / factor) };
}
