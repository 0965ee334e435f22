import { describe, expect, it } from 'vitest';
import type { SuggestAnswer, SuggestItem } from '~/components/search/suggest/suggest-answer';
import { drawnAnswer, rowBeside } from '~/components/search/suggest/suggest-rows';

const item = (label: string, act: SuggestItem['act'] = 'name'): SuggestItem => ({
	look: 'row',
	act,
	label,
	path: '/search',
});

const START: SuggestAnswer = {
	columns: [
		[{ title: 'Popular', items: [item('Lech'), item('Zermatt')] }],
		[{ title: 'Areas', items: [item('Arlberg'), item('All', 'go')] }],
		[{ title: 'Wishes', items: [item('Pool', 'filter')] }],
	],
	foot: { title: 'Or write', items: [item('chalet in Lech', 'write')] },
	last: { title: 'Last', forget: 'Clear' },
	lead: null,
	status: '',
};
const LAST = [{ path: '/search?destination=Davos', label: 'Davos', detail: '', language: 'en' }];

describe('the rows of suggestions', () => {
	const labels = (use: 'visit' | 'fill' | 'name', answer = START) =>
		drawnAnswer(answer, { id: 'list', use, last: LAST }).rows.map(({ label }) => label);

	it('go column by column, the last searches below the first', () => {
		expect(labels('visit')).toEqual(['Lech', 'Zermatt', 'Davos', 'Clear', 'Arlberg', 'All', 'Pool', 'chalet in Lech']);
		const ids = drawnAnswer(START, { id: 'list', use: 'visit', last: LAST }).rows.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('are names alone for a field that is no search', () => {
		expect(labels('name')).toEqual(['Lech', 'Zermatt', 'Arlberg']);
	});

	it('have no hotels where a name is written into a search for properties', () => {
		const answer = { ...START, columns: [[{ title: 'Hotels', items: [item('Palace', 'document')] }]], last: null };
		expect(labels('fill', answer)).toEqual(['chalet in Lech']);
		expect(labels('visit', answer)).toEqual(['Palace', 'chalet in Lech']);
	});

	it.each([
		['Zermatt', 1, 'Arlberg'],
		['All', 1, 'Pool'],
		['Pool', -1, 'Arlberg'],
		['Pool', 1, 'chalet in Lech'],
		['Lech', -1, 'Lech'],
		['chalet in Lech', 1, 'chalet in Lech'],
	] as const)('beside %s by %i is %s', (from, step, to) => {
		const { rows } = drawnAnswer(START, { id: 'list', use: 'visit', last: LAST });
		const at = rows.findIndex(({ label }) => label === from);
		expect(rows[rowBeside(rows, at, step)]?.label).toBe(to);
	});
});
