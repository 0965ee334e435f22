import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { readBlock, type TypedBlock, typedOf } from '~/domain/operator-desk/blocks/read-block';

const TODAY = plainDate('2026-11-27');
const NOW = Date.UTC(2026, 10, 27, 9, 30, 20);
const AT = { today: TODAY, now: NOW, timeZone: 'Europe/Zurich', currencies: ['EUR'] };
const TYPED: TypedBlock = {
	...{ kind: 'own', properties: ['prop_a'], checkIn: '2026-12-05', checkOut: '2026-12-12', reason: ' New  boiler ' },
	...{ until: '', untilAt: '', price: '' },
};
const HOLD: TypedBlock = { ...TYPED, kind: 'hold', reason: 'Aubert', until: '1' };
const errorsOf = (given: Partial<TypedBlock>, base = TYPED, at = AT) => {
	const read = readBlock({ ...base, ...given }, at);
	return 'errors' in read ? read.errors : {};
};

describe('a block', () => {
	it('is read with its reason in one line, and each property once', () => {
		expect(readBlock({ ...TYPED, properties: ['prop_a', 'prop_b', 'prop_a'] }, AT)).toEqual({
			block: {
				...{ kind: 'own', checkIn: '2026-12-05', checkOut: '2026-12-12', reason: 'New boiler' },
				...{ expiresAt: null, priceMinor: null },
			},
			properties: ['prop_a', 'prop_b'],
		});
	});

	it('may have begun, as long as it goes on', () => {
		expect(errorsOf({ checkIn: '2026-11-01', checkOut: '2026-11-28' })).toEqual({});
		expect(errorsOf({ checkIn: '2026-11-01', checkOut: '2026-11-27' })).toEqual({ checkOut: 'past' });
	});

	it.each([
		[{ properties: [] }, { properties: 'properties' }],
		[{ properties: Array.from({ length: 51 }, (_, at) => `prop_${at}`) }, { properties: 'too-many' }],
		[{ checkIn: '2026-02-30' }, { checkIn: 'date' }],
		[{ checkOut: '' }, { checkOut: 'date' }],
		[{ checkOut: '2026-12-05' }, { checkOut: 'order' }],
		[{ checkOut: '2028-01-10' }, { checkOut: 'too-long' }],
		[{ reason: '  ' }, { reason: 'reason' }],
		[{ reason: 'x'.repeat(121) }, { reason: 'reason-length' }],
	] as const)('with %j is refused', (given, errors) => {
		expect(errorsOf(given)).toEqual(errors);
	});
});

describe('a hold', () => {
	const blockOf = (given: Partial<TypedBlock>) => {
		const read = readBlock({ ...HOLD, ...given }, AT);
		if ('errors' in read) throw new Error(JSON.stringify(read.errors));
		return read.block;
	};

	it('ends after whole days, at a full minute, or when the clock at the property says so', () => {
		expect(blockOf({ until: '3' }).expiresAt).toBe(Date.UTC(2026, 10, 30, 9, 31));
		expect(blockOf({ until: 'at', untilAt: '2026-12-01T18:00' }).expiresAt).toBe(Date.UTC(2026, 11, 1, 17));
	});

	it('may name a price in the currency of its property', () => {
		expect(blockOf({ price: "EUR 24'300.50" }).priceMinor).toBe(2_430_050);
		expect(blockOf({ price: ' ' }).priceMinor).toBeNull();
		const mixed = { ...AT, currencies: ['EUR', 'CHF'] };
		expect(errorsOf({ price: '100' }, HOLD, mixed)).toEqual({ price: 'price-currency' });
		expect(errorsOf({}, HOLD, mixed)).toEqual({});
	});

	it.each([
		[{ reason: ' ' }, { reason: 'name' }],
		[{ reason: 'x'.repeat(81) }, { reason: 'name-length' }],
		[{ until: '4' }, { until: 'until' }],
		[{ until: 'at', untilAt: '2026-12-01' }, { until: 'until' }],
		[{ until: 'at', untilAt: '2026-12-01T25:00' }, { until: 'until' }],
		[{ until: 'at', untilAt: '2026-11-27T10:30' }, { until: 'until-past' }],
		[{ until: 'at', untilAt: '2027-02-26T10:31' }, { until: 'until-late' }],
		[{ price: 'cheap' }, { price: 'price' }],
		[{ price: '0' }, { price: 'price' }],
		[{ price: 'CHF 100' }, { price: 'price' }],
	] as const)('with %j is refused', (given, errors) => {
		expect(errorsOf(given, HOLD)).toEqual(errors);
	});

	it('stands in its form as it was read', () => {
		const block = blockOf({ until: '2', price: '24 300' });
		expect(readBlock({ ...typedOf(block, AT.timeZone), properties: ['prop_a'] }, AT)).toMatchObject({ block });
	});
});
