import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from '~/domain/date/format-timestamp';

it('a field of date and time is an instant on a clock of the Alps', () => {
	expect(fromLocalField('2027-01-16T18:00')).toBe(Date.parse('2027-01-16T17:00:00Z'));
	expect(fromLocalField('2027-07-16T18:00')).toBe(Date.parse('2027-07-16T16:00:00Z'));
	expect(toLocalField(Date.parse('2027-07-16T16:00:00Z'))).toBe('2027-07-16T18:00');
});

it.each(['', 'x', 'T', '2027-02-30T10:00', '2027-01-16T25:00', '2027-01-16', '2027-03-28T02:30'])(
	'and %j is none',
	(text) => {
		expect(fromLocalField(text)).toBeNull();
	},
);
