import type { BankAlternativeShape, BankFieldShape } from './bank-shapes';

/** What may be wrong with a field of an account. */
export type BankError =
	| { key: 'required' | 'choice' | 'date' | 'checkDigits' }
	| { key: 'short' | 'long'; length: number }
	| { key: 'pattern'; example: string | null };

/** Fields of an alternative that are asked for (AGENCY-9), out of their groups. */
export function requiredFields(alternative: Pick<BankAlternativeShape, 'fields'>): BankFieldShape[] {
	return alternative.fields
		.flatMap((each) => ('group' in each ? each.fields : [each]))
		.filter(({ required }) => required);
}

/** What a field begins with: BUSINESS where a select has it (AGENCY-9), else its first value; texts are empty. */
export function firstValue({ type, valuesAllowed }: Pick<BankFieldShape, 'type' | 'valuesAllowed'>): string {
	if (type !== 'select') return '';
	return (valuesAllowed?.find(({ key }) => key === 'BUSINESS') ?? valuesAllowed?.[0])?.key ?? '';
}
