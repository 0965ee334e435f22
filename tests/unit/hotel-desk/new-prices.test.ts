import { describe, expect, it } from 'vitest';
import { readNewPrices, readPriceChange } from '~/domain/hotel-desk/plans/new-prices';
import type { Rate } from '~/domain/hotel-desk/rates/rates-content';

const rate = (room: string, nightly: number, weekend: number | null = null): Rate => ({
	...{ season: 'winter', plan: 'flexible', room, nightly, weekend, public: 60_000, min_nights: 3 },
});

const READING = {
	content: {
		seasons: [{ key: 'winter', first_night: '2026-12-01', last_night: '2027-02-28', weekend: '' }],
		rates: [rate('double', 40_050, 45_000), rate('suite', 90_000), { ...rate('suite', 1), plan: 'advance' }],
	},
	...{ plan: 'peaks', currency: 'EUR', singleUseMinor: 5_000, rooms: ['double', 'suite'] },
};

const typed = (change: string, rooms = ['double', 'suite']) => ({ from: 'flexible', change, price: '', rooms });

describe('a change of prices', () => {
	it.each([
		['', { percent: 0 }],
		['-10%', { percent: -10 }],
		['− 7,5 %', null],
		['+ 7,5 %', { percent: 7.5 }],
		['-50', { minor: -5_000 }],
		["+ 1'250.50", { minor: 125_050 }],
		['- EUR 20', { minor: -2_000 }],
	] as const)('%s', (text, change) => {
		expect(readPriceChange(text, 'EUR')).toEqual(change ?? { percent: -7.5 });
	});

	it.each([
		['10%', 'change'],
		['-100%', 'leavesNothing'],
		['-250%', 'leavesNothing'],
		['+101%', 'change'],
		['a tenth off', 'change'],
		['-CHF 20', 'otherCurrency'],
	] as const)('refuses %s', (text, key) => {
		expect(readPriceChange(text, 'EUR')).toMatchObject({ key });
	});
});

describe('the first prices of a plan', () => {
	it('are those of another plan in the chosen rooms, with the public price as it is', () => {
		expect(readNewPrices(typed('-10%', ['double']), READING)).toEqual({
			rates: [{ ...rate('double', 36_000, 40_500), plan: 'peaks' }],
		});
		expect(readNewPrices(typed('-50'), READING)).toMatchObject({ rates: [{ nightly: 35_050 }, { nightly: 85_000 }] });
		expect(readNewPrices(typed(''), READING)).toMatchObject({ rates: [{ nightly: 40_050 }, { nightly: 90_000 }] });
	});

	it('are one price in every season, or none', () => {
		const scratch = { from: '', change: '-10%', rooms: ['suite', 'attic'] };
		expect(readNewPrices({ ...scratch, price: '1.250' }, READING)).toEqual({
			rates: [{ ...rate('suite', 125_000), plan: 'peaks', public: null, min_nights: 1 }],
		});
		expect(readNewPrices({ ...scratch, price: '' }, READING)).toEqual({ rates: [] });
	});

	it.each([
		['no room type', typed('', ['attic']), { rooms: { key: 'rooms' } }],
		[
			'a change that leaves nothing',
			typed('-360'),
			{ change: { key: 'leavesNothing', values: { season: 'winter', room: 'double' } } },
		],
		['a change in words', typed('cheaper'), { change: { key: 'change' } }],
		[
			'a price at what single use takes off',
			{ ...typed(''), from: '', price: '50' },
			{ price: { key: 'price', values: { currency: 'EUR' } } },
		],
	])('refuse %s', (_, prices, errors) => {
		expect(readNewPrices(prices, READING)).toEqual({ errors });
	});
});
