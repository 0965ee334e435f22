/**
 * Years for which the law of a seller's country wants an invoice with its recipient, from the end of the year on: § 132 BAO, § 14b UStG, Art. 958f OR, L. 123-22
 * C. com., Art. 2220 c.c.
 */
const YEARS: Readonly<Record<string, number>> = { AT: 7, DE: 8, CH: 10, LI: 10, FR: 10, IT: 10 };
const LONGEST = 10;

/** The last day on which an invoice's recipient has to be known (INVOICE-6). */
export function lastDayKept(issuedOn: string, country: string | null): string {
	return `${Number(issuedOn.slice(0, 4)) + (YEARS[country ?? ''] ?? LONGEST)}-12-31`;
}
