import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { readBlock } from '~/domain/operator-desk/blocks/read-block';

const TODAY = plainDate('2026-11-27');
const TYPED = { properties: ['prop_a'], checkIn: '2026-12-05', checkOut: '2026-12-12', reason: ' New  boiler ' };
const errorsOf = (given: Partial<typeof TYPED>) => {
	const read = readBlock({ ...TYPED, ...given }, TODAY);
	return 'errors' in read ? read.errors : {};
};

describe('a block', () => {
	it('is read with its reason in one line, and each property once', () => {
		expect(readBlock({ ...TYPED, properties: ['prop_a', 'prop_b', 'prop_a'] }, TODAY)).toEqual({
			block: { checkIn: '2026-12-05', checkOut: '2026-12-12', reason: 'New boiler' },
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
		expect(errorsOf(given as Partial<typeof TYPED>)).toEqual(errors);
	});
});
