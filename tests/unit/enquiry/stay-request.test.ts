import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import type { EnquiryProperty } from '~/domain/enquiry/enquiry-property';
import { alternativeView, propertyView, readAlternative, stayRequestView } from '~/domain/enquiry/enquiry-view';
import { readStayRequest } from '~/domain/enquiry/read-stay-request';
import { type StayRequest, validateStayRequest } from '~/domain/enquiry/validate-stay-request';
import type { StayRate } from '~/domain/stay/stay-rate';

const TODAY = plainDate('2026-11-20');

const rate = (checkIn: string, checkOut: string, status: StayRate['status'], priceMinor: number | null): StayRate => ({
	checkIn: plainDate(checkIn),
	checkOut: plainDate(checkOut),
	serviceLevel: 'catered',
	status,
	priceMinor,
});

const PROPERTY: EnquiryProperty = {
	no: 1,
	id: 'prop_1',
	name: 'Chalet Aurikel',
	slug: 'chalet-aurikel',
	type: 'chalet',
	country: 'AT',
	placeSlug: 'lech',
	place: { en: 'Lech', de: 'Lech am Arlberg' },
	bedrooms: 6,
	beds: { adults: 10, children: 2 },
	currency: 'EUR',
	taxes: [],
	levels: [{ level: 'catered', services: [{ en: 'Chef', de: 'Koch' }] }],
	picture: null,
	rates: [
		rate('2027-02-06', '2027-02-13', 'available', 30_000_00),
		rate('2027-02-13', '2027-02-20', 'sold', 31_000_00),
		rate('2027-02-20', '2027-02-27', 'on_request', null),
	],
};

const REQUESTED: StayRequest = {
	period: { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') },
	serviceLevel: 'catered',
	adults: 6,
	children: 2,
};
const SOLD = { checkIn: plainDate('2027-02-13'), checkOut: plainDate('2027-02-20') };

describe('validateStayRequest', () => {
	it.each<[string, Partial<StayRequest>, object]>([
		['all is well', {}, { errors: {}, isSold: false, nearest: [] }],
		[
			'nothing is said yet',
			{ period: null, serviceLevel: null, adults: null, children: 0 },
			{ errors: {}, price: null },
		],
		[
			'sold',
			{ period: SOLD },
			{ errors: { period: { key: 'sold' } }, nearest: [{ priceMinor: 30_000_00 }, { priceMinor: null }] },
		],
		['sold, whatever the level', { period: SOLD, serviceLevel: null }, { errors: { period: { key: 'sold' } } }],
		[
			'a level that is not offered',
			{ serviceLevel: 'self_catered' },
			{ errors: { serviceLevel: { key: 'levelNotOffered' } } },
		],
		['too many adults', { adults: 11 }, { errors: { adults: { key: 'beds', values: { count: 10 } } } }],
		['an infant, who takes no bed', { adults: 9, children: 4, childrenAges: [1, 5] }, { errors: {} }],
		[
			'too many altogether',
			{ adults: 9, children: 4 },
			{ errors: { children: { key: 'bedsTotal', values: { count: 12 } } } },
		],
	])('%s', (_, changes, evaluation) => {
		expect(validateStayRequest(PROPERTY, { ...REQUESTED, ...changes }, TODAY)).toMatchObject(evaluation);
	});

	it('refuses no party where the beds are unknown', () => {
		const property = { ...PROPERTY, beds: { adults: null, children: null } };
		expect(validateStayRequest(property, { ...REQUESTED, adults: 25 }, TODAY).errors).toEqual({});
	});
});

describe('readWish', () => {
	const read = (fields: Record<string, string>) => readStayRequest((name) => fields[name], TODAY);

	it.each<[Record<string, string>, Partial<StayRequest>]>([
		[{}, { period: null, serviceLevel: null, adults: null, children: 0 }],
		[{ checkIn: '2027-02-06', checkOut: '2027-02-13' }, { period: REQUESTED.period }],
		[{ checkIn: '2027-02-13', checkOut: '2027-02-06' }, { period: null }],
		[{ checkIn: '2020-02-06', checkOut: '2027-02-13' }, { period: null }],
		[
			{ adults: '99', children: '-1', serviceLevel: 'gold' },
			{ adults: null, children: 0, serviceLevel: null },
		],
		[
			{ adults: '6', children: '2', serviceLevel: 'catered' },
			{ adults: 6, children: 2, serviceLevel: 'catered' },
		],
	])('%o', (fields, stayRequest) => {
		expect(read(fields)).toMatchObject(stayRequest);
	});
});

describe('the view of the page', () => {
	it('has its paths and words in the language', () => {
		expect(propertyView(PROPERTY, 'de')).toMatchObject({
			place: 'Lech am Arlberg',
			country: 'Österreich',
			levels: [{ label: 'Hotelservice', services: 'Koch' }],
			path: '/chalets/oesterreich/lech/chalet-aurikel',
			enquiryPath: '/chalets/oesterreich/lech/chalet-aurikel/enquire-now',
			otherPropertiesPath: '/chalets/oesterreich/lech',
			alternates: {
				en: '/chalets/austria/lech/chalet-aurikel/enquire-now',
				de: '/chalets/oesterreich/lech/chalet-aurikel/enquire-now',
			},
		});
	});

	it.each<[string, Partial<StayRequest>, object | null]>([
		['available', {}, { status: 'available', minor: 30_000_00 }],
		['sold', { period: SOLD }, { status: 'sold', minor: null }],
		[
			'on request',
			{ period: { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') } },
			{ status: 'on_request', minor: null },
		],
		[
			'nobody knows',
			{ period: { checkIn: plainDate('2027-07-03'), checkOut: plainDate('2027-07-10') } },
			{ status: 'unknown', minor: null },
		],
		['no level yet', { serviceLevel: null }, null],
	])('says what it costs: %s', (_, changes, price) => {
		const stayRequest = { ...REQUESTED, ...changes };
		const view = stayRequestView(PROPERTY, stayRequest, validateStayRequest(PROPERTY, stayRequest, TODAY));
		if (price) expect(view.price).toMatchObject(price);
		else expect(view.price).toBeNull();
	});

	it('offers a period as a button and understands it when it comes back', () => {
		const alternative = alternativeView(PROPERTY, { ...SOLD, serviceLevel: 'catered', priceMinor: 1 });
		expect(readAlternative(alternative.value)).toEqual(SOLD);
		for (const hostile of [null, '', '2027-02-13', '2027-02-13_2027-02-20<script>', '__proto__']) {
			expect(readAlternative(hostile)).toBeNull();
		}
	});
});
