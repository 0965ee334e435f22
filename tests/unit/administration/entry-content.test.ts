import { describe, expect, it } from 'vitest';
import {
	changesBetween,
	mergeContent,
	nameOfEntry,
	sortedContent,
} from '~/domain/administration/entries/entry-content';

const TERMS = [{ days_before_check_in: '30', refund_ratio: '0' }];
const SHOWN = sortedContent('operators', {
	operators: [{ key: 'a', name: 'A', town: 'Lech' }],
	salesTerms: [{ commission_percent: '10' }],
	cancellationTerms: TERMS,
});
const changed = (file: string, cells: Record<string, string>) => ({
	...SHOWN,
	[file]: [{ ...SHOWN[file]?.[0], ...cells }],
});

describe('mergeContent', () => {
	const merge = (typed: typeof SHOWN, stored: typeof SHOWN) => mergeContent('operators', { typed, was: SHOWN, stored });

	it('keeps what others have saved where nothing was typed', () => {
		const { content, conflicts } = merge(
			changed('operators', { name: 'B' }),
			changed('salesTerms', { commission_percent: '12' }),
		);
		expect(conflicts).toEqual([]);
		expect([content.operators?.[0]?.name, content.salesTerms?.[0]?.commission_percent]).toEqual(['B', '12']);
	});

	it('finds one value that both have changed, and keeps what was typed', () => {
		const { content, conflicts } = merge(
			changed('operators', { name: 'B', town: 'Zug' }),
			changed('operators', { name: 'C' }),
		);
		expect(conflicts).toMatchObject([{ file: 'operators', column: 'name' }]);
		expect(content.operators?.[0]).toMatchObject({ name: 'B', town: 'Zug' });
	});

	it('has no conflict where both typed the same', () => {
		expect(merge(changed('operators', { name: 'B' }), changed('operators', { name: 'B' })).conflicts).toEqual([]);
	});

	it('takes the rows of a part as one value', () => {
		const rows = (...days: string[]) => ({
			...SHOWN,
			cancellationTerms: days.map((day) => ({ days_before_check_in: day, refund_ratio: '0' })),
		});
		expect(merge(rows('30', '60'), SHOWN)).toMatchObject({ content: rows('30', '60'), conflicts: [] });
		expect(merge(SHOWN, rows()).content.cancellationTerms).toEqual([]);
		expect(merge(rows('30', '60'), rows('10')).conflicts).toMatchObject([{ file: 'cancellationTerms', column: null }]);
	});
});

it('names changes with before and after', () => {
	const after = { ...changed('operators', { name: 'B' }), cancellationTerms: [] };
	expect(changesBetween('operators', SHOWN, after)).toEqual([
		{ file: 'operators', column: 'name', before: 'A', after: 'B' },
		{ file: 'cancellationTerms', column: null, before: JSON.stringify(TERMS), after: '' },
	]);
});

it('calls an entry by its name in a language', () => {
	const place = sortedContent('places', { places: [{ key: 'lech', name_en: 'Lech', name_de: 'Lech am Arlberg' }] });
	expect([nameOfEntry('places', place, 'de'), nameOfEntry('operators', SHOWN, 'de')]).toEqual(['Lech am Arlberg', 'A']);
});
