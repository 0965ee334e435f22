import { expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { leadQuote } from '~/domain/lead/lead-quote';
import { DEFAULT_SALES_TERMS } from '~/domain/property/sales-terms';

const QUESTION = {
	brand: { isB2C: false },
	method: null,
	period: { checkIn: plainDate('2027-03-06'), checkOut: plainDate('2027-03-13') },
	priceMinor: 2_500_000,
	currency: 'EUR' as const,
	terms: { ...DEFAULT_SALES_TERMS, commissionPercent: 12 },
	today: plainDate('2026-11-20'),
};

it('is that of a bank transfer while the way of paying is open (PRICE-18)', () => {
	expect(leadQuote(QUESTION)).toMatchObject({ method: 'bank_transfer', cardFeeMinor: 0, totalMinor: 2_500_000 });
	expect(leadQuote({ ...QUESTION, method: 'credit_card' })).toMatchObject({ cardFeeMinor: 75_000 });
});

it('takes the percentage of the operator, or the one that was agreed for the lead', () => {
	expect(leadQuote(QUESTION)?.commission).toMatchObject({ percent: 12, minor: 300_000 });
	expect(leadQuote({ ...QUESTION, commissionPercent: 10 })?.commission).toMatchObject({ minor: 250_000 });
	expect(leadQuote({ ...QUESTION, commissionPercent: null })?.commission).toBeNull();
});

it('takes no commission of a card fee', () => {
	expect(leadQuote({ ...QUESTION, method: 'credit_card' })?.commission?.minor).toBe(300_000);
});

it('is none for a period that has begun', () => {
	expect(leadQuote({ ...QUESTION, today: plainDate('2027-03-07') })).toBeNull();
});
