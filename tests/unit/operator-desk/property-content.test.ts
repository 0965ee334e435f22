import { describe, expect, it } from 'vitest';
import {
	eachPart,
	editsBetween,
	type PropertyContent,
	readEditName,
	textAt,
	tidy,
	withEdits,
} from '~/domain/operator-desk/property/property-content';

const rows = (...names: string[]) =>
	names.map((name) => tidy('equipment', { id: name, values: { 'equipment.en': name } }));

const CONTENT: PropertyContent = {
	...eachPart(() => []),
	facts: [tidy('facts', { id: 'one', values: { name: 'Enzian', bedrooms: '5' } })],
	equipment: rows('sauna', 'cinema', 'wine'),
};
const ids = ({ equipment }: PropertyContent) => equipment.map(({ id }) => id);

describe('edits of a property', () => {
	it('change values, add, take out and order rows', () => {
		const after = withEdits(CONTENT, {
			'facts/one/bedrooms': '6',
			'equipment/new-1/+': 'yes',
			'equipment/new-1/equipment.en': 'Gym',
			'equipment/cinema/-': 'yes',
			'equipment//order': 'wine;new-1',
		});
		expect(textAt(after, 'facts/one/bedrooms')).toBe('6');
		// Rows that the order does not name come last.
		expect(ids(after)).toEqual(['wine', 'new-1', 'sauna']);
	});

	it('between two contents make one of the other', () => {
		const after: PropertyContent = { ...CONTENT, equipment: rows('wine', 'gym', 'sauna') };
		expect(ids(withEdits(CONTENT, editsBetween(CONTENT, after)))).toEqual(ids(after));
		expect(editsBetween(CONTENT, CONTENT)).toEqual({});
	});

	it('leave alone what was imported meanwhile', () => {
		const edits = editsBetween(CONTENT, { ...CONTENT, equipment: rows('cinema', 'wine') });
		const imported: PropertyContent = { ...CONTENT, equipment: rows('sauna', 'cinema', 'wine', 'boot-warmer') };
		expect(ids(withEdits(imported, edits))).toEqual(['cinema', 'wine', 'boot-warmer']);
	});

	it.each([
		['facts/one/name', true],
		['facts/two/name', false],
		['facts//order', false],
		['equipment//order', true],
		['equipment/a/+', true],
		['equipment/a/colour', false],
		['equipment/A b/+', false],
		['nothing/one/name', false],
		['equipment/a/+/x', false],
	])('%s is a name: %s', (name, is) => {
		expect(readEditName(name) !== null).toBe(is);
	});
});
