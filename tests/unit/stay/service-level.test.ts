import { expect, test } from 'vitest';
import {
	isServiceLevel,
	serviceLevel,
	serviceLevelAt,
	serviceLevelLabel,
	serviceLevelOrder,
} from '~/domain/stay/service-level';

test.each([
	['self_catered', 0],
	['bed_and_breakfast', 1],
	['catered', 2],
	['half_board', -1],
	['Catered', -1],
	['', -1],
	[null, -1],
	[undefined, -1],
])('%s sorts at %i', (level, order) => {
	expect(serviceLevelOrder(level)).toBe(order);
	expect(isServiceLevel(level)).toBe(order !== -1);
	expect(serviceLevelAt(order)).toBe(order === -1 ? null : level);
});

test('labels (PAGE-33)', () => {
	const all = Object.values(serviceLevel);
	expect(all.map((level) => serviceLevelLabel(level, 'en'))).toEqual(['Selfcatered', 'Bed & Breakfast', 'Catered']);
	expect(all.map((level) => serviceLevelLabel(level, 'de'))).toEqual([
		'Selbstverpflegung',
		'Frühstück',
		'Hotelservice',
	]);
});
