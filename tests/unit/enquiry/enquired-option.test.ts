import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { type EnquiredStay, enquiredOption } from '~/domain/enquiry/desk/enquired-option';
import { generalAnswers } from '~/domain/enquiry/desk/general-answers';
import { splitName } from '~/domain/enquiry/desk/split-name';
import type { TradeProperty } from '~/domain/lead/trade-property.server';
import { resolveSalesTerms } from '~/domain/property/sales-terms';
import type { ServiceLevel } from '~/domain/stay/service-level';

const WEEK = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };
const STAY: EnquiredStay = { ...WEEK, adults: 4, children: 1, childrenAges: [1] };

type Rate = TradeProperty['rates'][number];

function property(rates: Partial<Rate>[], beds = { adults: 4, children: 1 }): TradeProperty {
	return {
		...{ no: 1, id: 'prop_a', name: 'Chalet A', slug: 'a', type: 'chalet', country: 'AT', placeSlug: 'lech' },
		...{ placeEn: 'Lech', placeDe: 'Lech am Arlberg' },
		...{ currency: 'EUR', isUnregistered: false, operator: null, beds, held: [] },
		levels: ['self_catered', 'catered'] as ServiceLevel[],
		rates: rates.map((rate) => ({
			...{ ...WEEK, serviceLevel: 'catered' as const, status: 'available' as const, priceMinor: 2_000_000, ...rate },
		})),
		terms: resolveSalesTerms({ commissionPercent: 12.5 }),
	};
}

const BOTH = property([{}, { serviceLevel: 'self_catered', priceMinor: 1_000_000 }]);
const ask = (of: TradeProperty | undefined, stay: Partial<EnquiredStay> = {}, level: ServiceLevel | null = 'catered') =>
	enquiredOption(of, { ...STAY, ...stay }, { level, today: plainDate('2026-11-26'), brand: { isB2C: true } });

describe('a property of an enquiry', () => {
	it.each([
		['at the service that was asked for', 'catered', 'catered', 2_000_000],
		['at the lowest price where none was', null, 'self_catered', 1_000_000],
		['at the lowest price where the one that was asked for has none', 'full_service', 'self_catered', 1_000_000],
	] as const)('becomes an option %s', (_, level, serviceLevel, priceMinor) => {
		const option = ask(BOTH, {}, level as ServiceLevel | null);
		expect(option).toMatchObject({ kind: 'option', serviceLevel, pax: 4, quote: { subtotalMinor: priceMinor } });
	});

	it('brings no commission, whatever its operator gives', () => {
		expect(ask(BOTH)).toMatchObject({ quote: { commission: null, cardFeeMinor: 0 } });
	});

	it.each([
		['gone', undefined, {}],
		['noDates', BOTH, { checkIn: null, checkOut: null }],
		['past', BOTH, { checkIn: '2026-11-26', checkOut: '2026-12-03' }],
		['sold', property([{ status: 'sold' }]), {}],
		['noPrice', property([{ checkIn: plainDate('2027-01-02'), checkOut: plainDate('2027-01-09') }]), {}],
		['tooSmall', property([{}], { adults: 2, children: 0 }), {}],
	] as const)('is none: %s', (reason, of, stay) => {
		expect(ask(of, stay)).toEqual({ kind: 'none', reason });
	});
});

it.each([
	['Katharina Wyttenbach', 'Katharina', 'Wyttenbach'],
	['  Karl  Maria von Weber ', 'Karl Maria', 'von Weber'],
	['Leonardo da Vinci', 'Leonardo', 'da Vinci'],
	['von Bülow', 'von', 'Bülow'],
	['Cher', '', 'Cher'],
])('the name %s', (whole, first, last) => expect(splitName(whole)).toEqual({ first, last }));

describe('the answers of a general enquiry', () => {
	const NONE = { month: null, type: null, activities: null, preferences: null, services: null, asAssistance: false };

	it.each([
		['nothing', null],
		['those of another form', { priceMinor: 3, currency: 'EUR' }],
		['what no form of ours has written', { month: '2027-13', activities: 'ski', bedrooms: 'x', asAssistance: 1 }],
	])('are none out of %s', (_, details) => expect(generalAnswers(details, 'en')).toMatchObject(NONE));

	it('are said in the words of the reader', () => {
		const details = {
			...{ month: '2027-02', propertyType: 'villa', bedrooms: 4, activities: ['onPiste', 'nonsense'] },
			...{ destination: 'Lech', asAssistance: true, bookingForWhom: 'Familie Ötztaler', services: ['skiPasses'] },
		};
		expect(generalAnswers(details, 'de')).toMatchObject({
			...{ month: 'Februar 2027', type: 'Villa', bedrooms: 4, activities: 'Skifahren auf der Piste' },
			...{ destination: 'Lech', bookingForWhom: 'Familie Ötztaler', services: 'Skipässe', preferences: null },
		});
	});
});
