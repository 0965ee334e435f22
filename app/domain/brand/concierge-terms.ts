import * as z from 'zod';

const text = (most: number) => z.string().trim().min(1).max(most);

/**
 * Who answers for services that a brand adds to its stays, as the law on package travel wants it told before something is booked (CONCIERGE-3); null: the brand
 * has no concierge. The organiser is one line, as it stands in a register: `Company, Street 14, 6900 Town, Country`.
 */
export const conciergeTerms = z
	.object({ organiser: text(200), termsEn: text(2000), termsDe: text(2000) })
	.nullable()
	.default(null);

const CONCIERGE_FIELDS = ['organiser', 'termsEn', 'termsDe'] as const;

/** The terms of a form; null where nothing is typed. They may be invalid. */
export function typedConciergeTerms(typed: (field: (typeof CONCIERGE_FIELDS)[number]) => string): object | null {
	const [organiser, termsEn, termsDe] = CONCIERGE_FIELDS.map(typed);
	return organiser || termsEn || termsDe ? { organiser, termsEn, termsDe } : null;
}
