import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPrice } from '~/domain/operator-desk/prices/count-price';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import type { Offer } from '~/domain/operator-desk/prices/prices-content';
import { raisedPrice, readPriceCell } from '~/domain/operator-desk/prices/read-price-cell';

const at = (price: number | null, status: Offer['status'] = 'available'): Offer => ({ status, price });
const read = (text: string, current: Offer | null = at(2_000_000)) => readPriceCell(text, { currency: 'EUR', current });

describe('a cell of prices', () => {
	it.each<[string, Offer | null]>([
		['33900', at(3_390_000)],
		['46 900', at(4_690_000)],
		["46'900", at(4_690_000)],
		['46.900,00', at(4_690_000)],
		['EUR 46900', at(4_690_000)],
		['1 234,50', at(123_450)],
		['12 900 ?', at(1_290_000, 'on_request')],
		['12900?', at(1_290_000, 'on_request')],
		['?', at(null, 'on_request')],
		['', at(null, 'on_request')],
		['x', at(2_000_000, 'sold')],
		['900 x', at(90_000, 'sold')],
		['-', null],
		['–', null],
		['+5%', at(2_100_000)],
		['-10 %', at(1_800_000)],
		['+500', at(2_050_000)],
		['=21000*1,05', at(2_205_000)],
		['=(28500+31000)/2', at(2_975_000)],
		['=+3,5%', at(2_070_000)],
		['=20000 + 4%', at(2_080_000)],
	])('%s', (text, offer) => expect(read(text)).toEqual({ offer }));

	it.each<[string, Offer | null, string]>([
		['ten', at(1), 'notAnAmount'],
		['CHF 900', at(1), 'otherCurrency'],
		['0', at(1), 'range'],
		['-100%', at(100), 'range'],
		['99999999999', at(1), 'range'],
		['+5%', null, 'nothingToRaise'],
		['+5%', at(null, 'on_request'), 'nothingToRaise'],
		['=1+', at(1), 'notAnAmount'],
		['=(1', at(1), 'notAnAmount'],
		['=1/0', at(1), 'notAnAmount'],
	])('%s of %j: %s', (text, current, key) => expect(read(text, current)).toMatchObject({ error: { key } }));

	it('an emptied closed cell stays closed, and what is raised stays on request', () => {
		expect(read('', null)).toEqual({ offer: null });
		expect(read('+5%', at(1_000_000, 'on_request'))).toEqual({ offer: at(1_050_000, 'on_request') });
	});

	it('is read again as it is shown', () => {
		const status = fc.constantFrom('available' as const, 'on_request' as const, 'sold' as const);
		const priced = fc.record({ status, price: fc.integer({ min: 1, max: 1_000_000_000 }) });
		const offers = fc.oneof(priced, fc.constant(at(null, 'on_request')), fc.constant(null));
		fc.assert(
			fc.property(offers, (offer) => {
				expect(read(priceText(offer), offer)).toEqual({ offer });
			}),
		);
	});

	it('no text is read as anything but an offer in range or an error', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/()%=?x  EURCHF'), maxLength: 14 }), (text) => {
				const answer = read(text);
				if ('error' in answer || answer.offer === null || answer.offer.price === null) return;
				expect(answer.offer.price).toBeGreaterThan(0);
				expect(Number.isInteger(answer.offer.price)).toBe(true);
			}),
			{ numRuns: 2000 },
		);
	});
});

it('sums', () => {
	expect(countPrice('2+3*4', null)).toBe(14);
	expect(countPrice('(2+3)*4', null)).toBe(20);
	expect(countPrice('*1.1', 100)).toBeCloseTo(110);
	expect(countPrice('*1.1', null)).toBeNull();
});

it('raised prices are rounded to a step, and never to nothing', () => {
	expect(raisedPrice(3_260_000, 4, 10_000)).toBe(3_390_000);
	expect(raisedPrice(100, -99, 10_000)).toBe(10_000);
});
