import { formatNumber } from '../language/format-number';
import type { Language } from '../language/language';
import { NO_BREAK_SPACE } from '../money/group-digits';

/** Square feet of a square metre (OFFER-10). */
const SQUARE_FEET = 10.7639;
const FEET = 3.28084;

const TO: Record<Language, string> = { en: 'to', de: 'bis' };

/** Square feet of so many square metres, rounded (OFFER-10). */
export function squareFeet(squareMetres: number): number {
	return Math.round(squareMetres * SQUARE_FEET);
}

/** A size in both systems: `38 to 42 m²` and `409 to 452 sq ft`; null where unknown. */
export function sizeWords(
	{ min, max }: { min: number | null; max: number | null },
	language: Language,
): { metric: string; imperial: string } | null {
	const [from, to] = [min ?? max, max ?? min];
	if (from === null || to === null) return null;
	return {
		metric: `${range(from, to, language)}${NO_BREAK_SPACE}m²`,
		imperial: `${range(squareFeet(from), squareFeet(to), language)}${NO_BREAK_SPACE}sq ft`,
	};
}

function range(from: number, to: number, language: Language): string {
	const whole = (value: number) => formatNumber(value, language, { most: 0 });
	return from === to ? whole(from) : `${whole(from)} ${TO[language]} ${whole(to)}`;
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
