import { describe, expect, it } from 'vitest';
import { bookingQuote, quoteKey, totalOfKey } from '~/domain/booking/booking-quote';
import { bookingContactSchema, bookingSchema } from '~/domain/booking/booking-schema';
import { defaultPaymentMethod, offeredPaymentMethods } from '~/domain/booking/payment-method';
import { validateBooking } from '~/domain/booking/validate-booking';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import { fieldErrorsFrom } from '~/domain/form/field-error';
import type { Property } from '~/domain/property/property';
import { DEFAULT_SALES_TERMS } from '~/domain/property/sales-terms';

const TODAY = plainDate('2026-11-20');
const day = (date: string) => toEpochDay(plainDate(date));

/** Beds for 10 adults and 2 more children; catered weeks in February: available, sold, on request, on request without a price. */
const PROPERTY: Pick<Property, 'stays' | 'levels' | 'beds' | 'pets'> = {
	levels: [2],
	beds: { adults: 10, children: 2 },
	pets: 'no',
	stays: [
		[day('2027-02-06'), 7, 2, 0, 3_000_000],
		[day('2027-02-13'), 7, 2, 2, 3_100_000],
		[day('2027-02-20'), 7, 2, 1, 3_200_000],
		[day('2027-02-27'), 7, 2, 1, null],
	],
};
const REQUESTED = {
	period: { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') },
	serviceLevel: 'catered' as const,
	adults: 4,
	children: 0,
	childrenAges: [],
	hasPet: false,
};
const week = (from: string, until: string) => ({ period: { checkIn: plainDate(from), checkOut: plainDate(until) } });

describe('validateBooking', () => {
	it.each([
		['a free week', {}, {}, 3_000_000],
		['a week on request with a price', week('2027-02-20', '2027-02-27'), {}, 3_200_000],
		['a sold week', week('2027-02-13', '2027-02-20'), { period: { key: 'sold' } }, null],
		['a week on request without a price', week('2027-02-27', '2027-03-06'), { period: { key: 'noPrice' } }, null],
		['an unknown week', week('2027-07-03', '2027-07-10'), { period: { key: 'noPrice' } }, null],
		['no level yet', { serviceLevel: null }, {}, null],
		['another level', { serviceLevel: 'self_catered' as const }, { serviceLevel: { key: 'levelNotOffered' } }, null],
		['10 adults', { adults: 10 }, {}, 3_000_000],
		['11 adults', { adults: 11 }, { adults: { key: 'lessTravelers' } }, 3_000_000],
		['10 adults, 2 children', { adults: 10, children: 2 }, {}, 3_000_000],
		['10 adults, 3 children', { adults: 10, children: 3 }, { children: { key: 'lessTravelers' } }, 3_000_000],
		['an infant is not counted', { adults: 10, children: 3, childrenAges: [5, 7, 1] }, {}, 3_000_000],
		['a pet', { hasPet: true }, { pet: { key: 'petsNotAllowed' } }, 3_000_000],
	])('%s', (_, changes, errors, priceMinor) => {
		expect(validateBooking(PROPERTY, { ...REQUESTED, ...changes }, TODAY)).toMatchObject({ errors, priceMinor });
	});

	it('takes 25 guests at most where the beds are unknown (FORM-4)', () => {
		const property = { ...PROPERTY, beds: { adults: null, children: null } };
		expect(validateBooking(property, { ...REQUESTED, adults: 25 }, TODAY).errors).toEqual({});
		expect(validateBooking(property, { ...REQUESTED, adults: 20, children: 6 }, TODAY).errors).toEqual({
			children: { key: 'lessTravelers' },
		});
	});

	it('names the nearest weeks that have a price', () => {
		const { nearest } = validateBooking(PROPERTY, { ...REQUESTED, ...week('2027-02-13', '2027-02-20') }, TODAY);
		expect(nearest.map(({ checkIn, priceMinor }) => [checkIn, priceMinor])).toEqual([
			['2027-02-06', 3_000_000],
			['2027-02-20', 3_200_000],
		]);
	});
});

describe('the way of paying', () => {
	it.each([
		[['credit_card', 'bank_transfer'], false, 'bank_transfer'],
		[['credit_card', 'bank_transfer'], true, 'credit_card'],
		[['credit_card'], false, 'credit_card'],
		[['bank_transfer'], true, 'bank_transfer'],
		[[], true, null],
	] as const)('of %j, Amex design %s, is %s (LEAD-34)', (accepted, isAmex, method) => {
		expect(defaultPaymentMethod(accepted, isAmex)).toBe(method);
	});

	it('is no card without a vault', () => {
		expect(offeredPaymentMethods(['credit_card', 'bank_transfer'], false)).toEqual(['bank_transfer']);
		expect(offeredPaymentMethods(['credit_card', 'bank_transfer'], true)).toHaveLength(2);
	});
});

describe('bookingQuote', () => {
	const { commissionPercent: _, ...terms } = DEFAULT_SALES_TERMS;
	const question = {
		method: 'credit_card' as const,
		period: week('2027-03-06', '2027-03-13').period,
		priceMinor: 3_333_333,
		currency: 'EUR' as const,
		terms,
		bookingDate: TODAY,
		isCardFeeCharged: true,
	};

	it('adds the fee of a card, and its payments are the total to the cent', () => {
		const quote = bookingQuote(question);
		expect(quote).toMatchObject({ subtotalMinor: 3_333_333, cardFeeMinor: 100_000, totalMinor: 3_433_333 });
		expect(quote?.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(3_433_333);
	});

	it.each([
		['by transfer', { method: 'bank_transfer' as const }],
		['where the brand carries it', { isCardFeeCharged: false }],
		['of an operator who takes none', { terms: { ...terms, creditCardFeeRatio: 0 } }],
	])('adds none %s', (_, changes) => {
		expect(bookingQuote({ ...question, ...changes })).toMatchObject({ cardFeeMinor: 0, totalMinor: 3_333_333 });
	});

	it('has all due at booking inside 84 days, and none for a stay that has begun', () => {
		expect(bookingQuote({ ...question, bookingDate: plainDate('2027-01-10') })?.payments).toHaveLength(1);
		expect(bookingQuote({ ...question, bookingDate: plainDate('2027-03-07') })).toBeNull();
	});

	it('has a key that differs after every change, and that names the total', () => {
		const quote = bookingQuote(question);
		if (!quote) throw new Error('no quote');
		const key = quoteKey(quote);
		const others = [
			{ priceMinor: 3_333_334 },
			{ method: 'bank_transfer' as const },
			{ bookingDate: plainDate('2026-11-21') },
			{ terms: { ...terms, prepaymentRatio: 0.4 } },
			{ terms: { ...terms, cancellationTerms: [{ daysBeforeCheckIn: 84, refundRatio: 0.6 }] } },
		].map((changes) => bookingQuote({ ...question, ...changes }));
		for (const other of others) expect(other && quoteKey(other)).not.toBe(key);
		expect(totalOfKey(key, 'EUR')).toBe(3_433_333);
		expect([totalOfKey(key, 'CHF'), totalOfKey('', 'EUR'), totalOfKey('EUR 1e9 x;', 'EUR')]).toEqual([
			null,
			null,
			null,
		]);
	});
});

const GUEST = {
	checkIn: '2027-02-06',
	checkOut: '2027-02-13',
	serviceLevel: 'catered',
	adults: 4,
	children: 0,
	firstName: 'Katharina',
	lastName: 'von Bülow',
	email: 'katharina@vonbuelow.example',
	phone: '+49 171 555 01 42',
	address: 'Maximilianstraße 12',
	city: 'München',
	country: 'DE',
};
const RULES = { today: TODAY, isReferenceRequired: false };

describe('the first step', () => {
	const read = (changes: object, rules = RULES) => {
		const parsed = bookingContactSchema(rules).safeParse({ ...GUEST, ...changes });
		return parsed.success ? {} : fieldErrorsFrom(parsed.error.issues);
	};

	it.each([
		['nothing wrong', {}, {}],
		['no phone', { phone: ' ' }, { phone: { key: 'phone' } }],
		['a word for a phone', { phone: 'abc' }, { phone: { key: 'phoneShape' } }],
		[
			'no names',
			{ firstName: '', lastName: undefined },
			{ firstName: { key: 'firstName' }, lastName: { key: 'lastName' } },
		],
		['no adults', { adults: undefined }, { adults: { key: 'adults' } }],
		['no number of guests', { children: Number.NaN }, { children: { key: 'pax' } }],
		['26 adults', { adults: 26 }, { adults: { key: 'lessTravelers' } }],
		['no address', { address: undefined }, { address: { key: 'address' } }],
		['no country', { country: '' }, { country: { key: 'country' } }],
		['no code of a country', { country: 'Germany' }, { country: { key: 'country' } }],
		['no level', { serviceLevel: undefined }, { serviceLevel: { key: 'serviceLevel' } }],
		['check-out before check-in', { checkOut: '2027-02-06' }, { checkOut: { key: 'order' } }],
		['a past check-in', { checkIn: '2026-11-19' }, { checkIn: { key: 'past' } }],
		['a pet without a word', { pet: true }, { petDetails: { key: 'petDetails' } }],
		['a pet', { pet: true, petDetails: 'A calm Labrador' }, {}],
		['a word without a pet', { petDetails: 'A calm Labrador' }, {}],
	])('%s', (_, changes, errors) => {
		expect(read(changes)).toEqual(errors);
	});

	it('says everything at once', () => {
		expect(Object.keys(read({ phone: '', pet: true, country: '' })).sort()).toEqual(['country', 'petDetails', 'phone']);
	});

	it('requires the reference where the brand demands it', () => {
		expect(read({}, { ...RULES, isReferenceRequired: true })).toEqual({ tls: { key: 'bookingReference' } });
	});
});

describe('the last step', () => {
	const WHOLE = {
		...GUEST,
		paymentMethod: 'bank_transfer',
		...{ privacy: true, salesPolicy: true, strTerms: true, operatorTerms: true, disclaimer: true },
	};
	it.each(['privacy', 'salesPolicy', 'strTerms', 'operatorTerms', 'disclaimer'] as const)('demands %s', (name) => {
		const parsed = bookingSchema(RULES).safeParse({ ...WHOLE, [name]: false });
		expect(parsed.success ? null : fieldErrorsFrom(parsed.error.issues)).toEqual({ [name]: { key: name } });
	});
});
