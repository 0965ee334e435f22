import { describe, expect, it } from 'vitest';
import { rateText } from '~/domain/hotel-desk/rates/rate-text';
import { readRateCell } from '~/domain/hotel-desk/rates/read-rate-cell';

const PRICE = { field: 'nightly', currency: 'EUR', current: 100_000, isPriced: true, singleUse: 0 } as const;
const EMPTY = { ...PRICE, current: null, isPriced: false };
const NIGHTS = { ...PRICE, field: 'min_nights', current: 3 } as const;
const WEEKEND = { ...PRICE, field: 'weekend', current: null } as const;

describe('a cell of rates', () => {
	it.each([
		['a whole amount', '1290', PRICE, 129_000],
		['with spaces', '1 290', PRICE, 129_000],
		['with no-break spaces', '1\u00a0290', PRICE, 129_000],
		['as the English write it', '1,290.50', PRICE, 129_050],
		['as the Germans do', '1.290,50', PRICE, 129_050],
		['as the Swiss do', "1'290.50", PRICE, 129_050],
		['a dot that parts thousands', '1.290', PRICE, 129_000],
		['with the currency before', 'EUR 1290', PRICE, 129_000],
		['with its sign behind', '1290 €', PRICE, 129_000],
		['Swiss francs of a Swiss hotel', 'Fr. 1290.–', { ...PRICE, currency: 'CHF' }, 129_000],
		['for a cell without a price', '900', EMPTY, 90_000],
		['more of what it has', '+5%', PRICE, 105_000],
		['less, with a space and a comma', '-2,5 %', PRICE, 97_500],
		['a true minus', '−10%', PRICE, 90_000],
		['nothing: not sold', '-', PRICE, null],
		['nothing, with a long dash', '–', WEEKEND, null],
		['a weekend price', '1400', WEEKEND, 140_000],
		['nights', ' 7 ', NIGHTS, 7],
		['no minimum stay', '–', NIGHTS, 1],
	] as const)('%s', (_, text, reading, value) => {
		expect(readRateCell(text, reading)).toEqual({ value });
	});

	it.each([
		['words', 'on request', PRICE, 'notAnAmount'],
		['a number with words', '12 rooms', PRICE, 'notAnAmount'],
		['a formula of a spreadsheet', '=B2*1.1', PRICE, 'notAnAmount'],
		['an error of a spreadsheet', '#REF!', PRICE, 'notAnAmount'],
		['three decimals', '12.9055', PRICE, 'notAnAmount'],
		['another currency', 'CHF 1290', PRICE, 'otherCurrency'],
		['its sign', '$1,290', PRICE, 'otherCurrency'],
		['a gap', '   ', PRICE, 'empty'],
		['zero', '0', PRICE, 'range'],
		['less than nothing', '-100%', PRICE, 'range'],
		['a telephone number', '4369912345678', PRICE, 'range'],
		['more of nothing', '+5%', EMPTY, 'nothingToRaise'],
		['a weekend price without a price', '1400', { ...WEEKEND, isPriced: false }, 'noPrice'],
		['what single use takes off', '50', { ...PRICE, singleUse: 5_000 }, 'belowSingleUse'],
		['half a night', '2.5', NIGHTS, 'notNights'],
		['no night', '0', NIGHTS, 'notNights'],
		['a quarter of a year', '61', NIGHTS, 'notNights'],
		['nights in words', 'seven', NIGHTS, 'notNights'],
	] as const)('refuses %s', (_, text, reading, key) => {
		expect(readRateCell(text, reading)).toMatchObject({ error: { key } });
	});

	it.each([
		['nightly', 129_000],
		['nightly', 129_050],
		['weekend', 1_234_567],
		['min_nights', 7],
		['nightly', null],
	] as const)('reads what it shows: %s %s', (field, value) => {
		expect(readRateCell(rateText(field, value), { ...PRICE, field })).toEqual({ value });
	});
});
