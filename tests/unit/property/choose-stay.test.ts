import { expect, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { chooseStay } from '~/domain/property/choose-stay';
import { readRequestedStay } from '~/domain/property/requested-stay';
import { rate } from '../stay/rates';

const today = plainDate('2026-11-20');
const beds = { adults: 4, children: 2 };

const RATES = [
	rate('2026-11-14', '2026-11-21', 10_000),
	rate('2026-12-05', '2026-12-12', 90_000),
	rate('2026-12-12', '2026-12-19', 80_000, 'sold'),
	rate('2026-12-12', '2026-12-19', 60_000, 'sold', 'self_catered'),
	rate('2026-12-19', '2026-12-26', 85_000),
	rate('2026-12-19', '2026-12-26', 70_000, 'available', 'self_catered'),
	rate('2026-12-26', '2027-01-02', null, 'on_request'),
	rate('2027-08-07', '2027-08-14', 20_000),
];

function choose(query: string, rates = RATES) {
	return chooseStay({ rates, levels: [0, 2], beds, today, stayRequest: readRequestedStay(new URLSearchParams(query)) });
}

test('without a request: the week of the price "from", at its level', () => {
	expect(choose('')).toMatchObject({
		period: { checkIn: '2027-08-07', checkOut: '2027-08-14', nights: 7 },
		serviceLevel: 'catered',
		availability: 'available',
		priceMinor: 20_000,
		error: null,
		adults: 2,
		children: 0,
	});
	expect(choose('serviceLevel=self_catered')).toMatchObject({ serviceLevel: 'self_catered', priceMinor: 70_000 });
	expect(choose('', RATES.slice(2, -1))).toMatchObject({ serviceLevel: 'self_catered', priceMinor: 70_000 });
	expect(choose('', [])).toMatchObject({ period: null, serviceLevel: 'self_catered', priceMinor: null, levels: [] });
});

test('without a request: pieces make a week, the exact stay goes before them, what has a price before what has none', () => {
	const pieces = [rate('2027-01-09', '2027-01-12', 10_000), rate('2027-01-12', '2027-01-16', 20_000)];
	const whole = rate('2027-01-09', '2027-01-16', 50_000);
	const later = rate('2027-02-06', '2027-02-13', 50_000, 'available', 'self_catered');
	expect(choose('', pieces)).toMatchObject({ period: { checkIn: '2027-01-09' }, priceMinor: 30_000 });
	expect(choose('', [...pieces, { ...whole, status: 'sold' }, later])).toMatchObject({ priceMinor: 50_000 });
	expect(choose('', [later, whole])).toMatchObject({ period: { checkIn: '2027-01-09' }, serviceLevel: 'catered' });
	expect(
		choose('', [rate('2027-01-02', '2027-01-09', null, 'on_request'), { ...later, status: 'on_request' }]),
	).toMatchObject({ period: { checkIn: '2027-02-06' }, availability: 'on_request', priceMinor: 50_000 });
	expect(choose('', [rate('2027-01-02', '2027-01-09', null, 'on_request')])).toMatchObject({
		period: { checkIn: '2027-01-02' },
		priceMinor: null,
		error: null,
	});
});

test('a requested period: its price at each level, the best of them where none is requested', () => {
	const chosen = choose('checkIn=2026-12-19&checkOut=2026-12-26');
	expect(chosen.serviceLevel).toBe('self_catered');
	expect(chosen.levels).toEqual([
		{ serviceLevel: 'self_catered', availability: 'available', priceMinor: 70_000 },
		{ serviceLevel: 'catered', availability: 'available', priceMinor: 85_000 },
	]);
	const other = choose('checkIn=2026-12-19&checkOut=2026-12-26&serviceLevel=catered&adults=3&children=1');
	expect(other).toMatchObject({ serviceLevel: 'catered', priceMinor: 85_000, adults: 3, children: 1 });
});

test('a chain at one level is priced, on request without a price is no error', () => {
	const chain = choose('checkIn=2026-12-19&checkOut=2027-01-02&serviceLevel=catered');
	expect(chain).toMatchObject({ availability: 'on_request', priceMinor: null, error: null });
});

test('one end is enough', () => {
	const week = { checkIn: '2026-12-05', checkOut: '2026-12-12' };
	expect(choose('checkIn=2026-12-05').period).toMatchObject(week);
	expect(choose('checkOut=2026-12-12').period).toMatchObject(week);
	expect(choose('checkIn=2027-02-01').period).toMatchObject({ checkOut: '2027-02-08' });
});

test.each([
	['sold, with the nearest free weeks', 'checkIn=2026-12-12&checkOut=2026-12-19', 'sold', ['2026-12-05', '2026-12-19']],
	[
		'no price for five nights: the weeks around them',
		'checkIn=2026-12-07&checkOut=2026-12-12',
		'noPrice',
		['2026-12-05', '2026-12-19'],
	],
	[
		'too short: the week that it begins, then the nearest others',
		'checkIn=2026-12-19&checkOut=2026-12-22',
		'noPrice',
		['2026-12-19', '2026-12-26'],
	],
	['in the past', 'checkIn=2026-11-14&checkOut=2026-11-21', 'past', ['2026-12-05', '2026-12-19']],
	['the wrong way round', 'checkIn=2026-12-26&checkOut=2026-12-19', 'order', ['2026-12-26', '2026-12-19']],
	['more guests than beds', 'checkIn=2026-12-19&checkOut=2026-12-26&adults=5', 'tooManyGuests', []],
])('%s', (_, query, error, nearest) => {
	const chosen = choose(query);
	expect(chosen.error).toBe(error);
	expect(chosen.nearest.map(({ checkIn }) => checkIn)).toEqual(nearest);
	if (error !== 'tooManyGuests') expect(chosen.priceMinor).toBeNull();
});

test('what cannot be read is not asked for', () => {
	const stayRequest = readRequestedStay(
		new URLSearchParams('checkIn=20.12.2026&serviceLevel=full&adults=0&children=-1'),
	);
	expect(stayRequest).toEqual({
		checkIn: null,
		checkOut: null,
		serviceLevel: null,
		adults: null,
		children: null,
		babies: 0,
		childrenAges: [],
		cots: 0,
		highChairs: 0,
	});
});
