import fc from 'fast-check';
import type { InvoiceContent, InvoicePerson, LineVat } from '~/domain/invoice/invoice-content';
import { invoiceLines } from '~/domain/invoice/invoice-lines';
import type { TaxLine } from '~/domain/tourist-tax/tourist-tax';

export const RATES = [3.8, 5.5, 7, 8.1, 10, 13, 19, 20];

export const anyVat: fc.Arbitrary<LineVat> = fc.oneof(
	fc.constantFrom(...RATES).map((percent): LineVat => ({ category: 'S', percent })),
	fc
		.constantFrom('margin' as const, 'operator' as const)
		.map((reason): LineVat => ({ category: 'E', percent: 0, reason })),
);

const taxLine = (minor: number): TaxLine => ({
	...{ minor, currency: 'EUR', isAtMost: false },
	tax: {
		...{ kind: 'per_person_night', amount: { minor: 280, currency: 'EUR' }, fromAge: 18, toAge: null, maxNights: null },
		isIncluded: true,
	},
});

/** A booking as it is billed: markups below 0 and taxes above the price too. */
export const anyBilled = fc.record({
	owedMinor: fc.integer({ min: 1, max: 9_000_000 }),
	cardFeeMinor: fc.constantFrom(0, 0, 3, 30_000, 10_000_000),
	levelMinor: fc.constantFrom(0, 1, 250_000, 10_000_000),
	level: fc.constant('catered' as const),
	taxes: fc.array(fc.integer({ min: 1, max: 90_000 }).map(taxLine), { maxLength: 2 }),
	vat: anyVat,
});

export const PERSON: InvoicePerson = {
	...{ name: 'Zoë Šťastná', company: 'Nordwand Reisen GmbH', vatId: 'DE 297.405.180', street: 'Neuer Wall 54' },
	...{ postalCode: '20354', town: 'Hamburg', country: 'DE', buyerReference: '04011000-1234512345-35', salt: 'salt' },
};

const SELLER = {
	...{ name: 'Firnlicht & Söhne GmbH', street: 'Seepromenade 14', postalCode: '6900', town: 'Bregenz', country: 'AT' },
	...{ vatId: 'ATU74829156', register: 'FN 482915k', email: 'info@firnlicht.example', phone: '+43 5574 900 420' },
};

/** An invoice, or the credit note that takes it back whole. */
export function contentOf(billed: Parameters<typeof invoiceLines>[0], kind: 'invoice' | 'creditNote'): InvoiceContent {
	const other = { number: 'FL-2026-00001', issuedOn: '2026-11-01' };
	return {
		...{ format: 1, kind, language: 'de', issuedOn: '2026-11-20', currency: 'EUR', bookingNumber: 'FL-K7M3Q9' },
		...{ seller: SELLER, agent: null, exemption: null, onSpot: [], replaces: null, person: 'hash' },
		stay: {
			property: 'Chalet Enzian',
			placeEn: 'Lech',
			placeDe: 'Lech',
			checkIn: '2027-02-20',
			checkOut: '2027-02-27',
		},
		...{ minor: billed.owedMinor, ...invoiceLines(billed), corrects: kind === 'creditNote' ? other : null },
		due: kind === 'invoice' ? [{ kind: 'final', dueDate: '2027-01-15', minor: billed.owedMinor }] : [],
		account: { holder: SELLER.name, iban: 'AT611904300234573201', bic: null, bank: null, reference: 'RF15FLK7M3Q91' },
	};
}
