import type { FieldErrors } from '../../form/field-error';
import { parseNumber } from '../../money/parse-number';

/** Texts of a form as the typed fields of `hotelInterestSchema`. What is no number becomes NaN, which is an error. */
export function interestFromForm(text: (name: string) => string): Record<string, unknown> {
	const number = (name: string) => (text(name).trim() === '' ? undefined : (parseNumber(text(name)) ?? Number.NaN));
	const markup = number('markup');
	return {
		firstName: text('firstName'),
		lastName: text('lastName'),
		tls: text('tls'),
		cc: text('cc'),
		cardMemberTier: text('cardMemberTier') || undefined,
		loyaltyNumber: text('loyaltyNumber'),
		markupMinor: markup === undefined ? undefined : Math.round(markup * 100),
		tolerancePercent: number('tolerance'),
		comments: text('comments'),
	};
}

/** Errors by the name of the field that is on the screen. */
export function shownInterestErrors({ markupMinor, ...errors }: FieldErrors): FieldErrors {
	return markupMinor ? { ...errors, markup: markupMinor } : errors;
}
