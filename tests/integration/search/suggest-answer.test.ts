import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestAnswer } from '~/components/search/suggest/suggest-answer.server';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { startSearch, type TestSearch, type TestStay } from './small-catalogue';

const FREE: TestStay[] = [
	['2026-12-19', '2026-12-26', { catered: ['available', 12_000] }],
	['2026-12-26', '2027-01-02', { catered: ['available', 20_000] }],
];

/** What stands below a search box, in words (SEARCH-26). */
describe('suggestions in words', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch([
			{ name: 'Chalet Vega', place: 'verbier', facilities: ['pool', 'ski-in-ski-out'], adults: 12, stays: FREE },
			{ name: 'Chalet Sirius', place: 'verbier', facilities: ['sauna'], adults: 8 },
			{ name: 'Chalet Aurikel', place: 'lech', facilities: ['pool'], adults: 12 },
			{ name: 'Haus Türkenbund', place: 'zuers', facilities: ['pool'], stays: FREE.slice(1) },
			{ name: 'Chalet Trois Mélèzes', place: 'courchevel-1850' },
			{ name: 'Chalet Clos du Lac', place: 'courchevel-1300' },
		]);
	});
	afterAll(() => search.stop());

	const ask = (query: string, language: 'en' | 'de' = 'en') =>
		suggestAnswer({ ctx: { ...search.ctx, language }, query: new URLSearchParams(query), hasHotels: false });
	const asked = async (query: string, language: 'en' | 'de' = 'en') => {
		const { columns, foot } = await ask(query, language);
		return {
			groups: columns
				.flat()
				.map(({ title, note, items }) => ({ title, note, labels: items.map(({ label }) => label) })),
			items: [...columns.flat(), ...(foot ? [foot] : [])].flatMap(({ items }) => items),
			notes: columns.flat().map(({ footnote }) => footnote ?? ''),
			foot: foot?.items.map(({ label, note }) => [label, note]) ?? [],
		};
	};
	const countAt = async (path: string) => {
		const { filter } = parseSearchFilter(new URLSearchParams(path.split('?')[1]), search.ctx.today);
		const { count, pairs } = await searchProperties({ ctx: search.ctx, filter });
		return count + pairs.length;
	};

	it('begin with popular places, ski areas and wishes in columns', async () => {
		const { columns } = await ask('');
		expect(columns.map((column) => column.map(({ title }) => title))).toEqual([
			['Popular places'],
			['By ski area'],
			['By wish'],
		]);
		const { groups } = await asked('q=%20');
		// Verbier lies in no ski area of this catalogue, and Vorarlberg is only a roof over resorts of one.
		expect(groups[0]?.labels.toSorted()).toEqual(['Courchevel', 'Lech', 'Verbier', 'Zürs']);
		expect(groups[1]?.labels).toEqual(
			expect.arrayContaining(['The Three Valleys', 'Courchevel', 'Ski Arlberg', 'Lech', 'Zürs']),
		);
		expect(groups[2]?.labels).toEqual([
			'pool',
			'ski-in-ski-out',
			'Christmas, 19\u00a0–\u00a026\u00a0Dec',
			'New Year, 26\u00a0Dec\u00a0–\u00a02\u00a0Jan',
		]);
	});

	it.each(['en', 'de'] as const)('say how many each search finds, in %s', async (language) => {
		const { items } = await asked('', language);
		const counted = items.filter(({ note }) => note);
		expect(counted.length).toBeGreaterThan(10);
		for (const { label, note, path } of counted)
			expect([label, Number.parseInt(note ?? '', 10)]).toEqual([label, await countAt(path)]);
	});

	it.each(['en', 'de'] as const)('show only sentences that find something, in %s', async (language) => {
		const { foot } = await ask('', language);
		expect(foot?.items.length).toBeGreaterThan(0);
		for (const { path } of foot?.items ?? []) expect(await countAt(path)).toBeGreaterThan(0);
	});

	it('name what was meant, houses in it, and the search for the letters themselves', async () => {
		expect(await asked('q=verbir')).toMatchObject({
			groups: [
				{ title: 'Meant?', labels: ['Verbier'] },
				{ title: 'Houses in Verbier', note: '2', labels: ['Chalet Vega', 'Chalet Sirius'] },
			],
			foot: [['Search exactly for “verbir”', '0 found']],
		});
		expect((await asked('q=verbir', 'de')).foot).toEqual([['Genau nach „verbir“ suchen', '0 gefunden']]);
		expect((await asked('q=Verbier')).foot).toEqual([]);
		expect((await asked('q=ver')).groups[0]?.title).toBe('Resorts and regions');
	});

	it('list the resorts of a ski area, and what else it is called', async () => {
		const { groups, notes, items } = await asked('q=arlberg');
		expect(groups[0]).toMatchObject({ title: 'Ski area', labels: ['Ski Arlberg', 'Lech', 'Zürs'] });
		expect(items.map(({ note }) => note).slice(0, 3)).toEqual(['2 houses', '1 house', '1 house']);
		expect(notes[0]).toBe('Also found under “Arlberg”');
		const german = await asked('q=three+valeys', 'de');
		expect(german.groups[0]).toMatchObject({ title: 'Gemeint?', labels: ['Les Trois Vallées', 'Courchevel'] });
	});

	it('read a sentence as chips, count what it finds and show the first', async () => {
		const { groups, foot } = await asked('q=chalet+with+pool+in+verb');
		expect(groups).toMatchObject([
			{ title: 'Understood as', labels: ['Verbier', 'pool', 'Chalets', 'Show 1 chalet'] },
			{ title: 'First of them', labels: ['Chalet Vega'] },
		]);
		expect(foot).toEqual([['Not meant? Search for the words', '0 found']]);
	});

	it('count again without the chips that were taken off, and with what the form says', async () => {
		const off = 'off=facilityArray%3Dpool';
		const labels = async (query: string) => (await asked(`q=chalet+with+pool+in+verb&${query}`)).groups[0]?.labels;
		expect(await labels(off)).toEqual(['Verbier', 'Chalets', 'Show 2 chalets']);
		expect(await labels(`${off}&off=destination%3DVerbier`)).toEqual(['Chalets', 'Show 6 chalets']);
		expect(await labels(`${off}&adults=10`)).toEqual(['Verbier', 'Chalets', 'Show 1 chalet']);
		const { items } = await asked(`q=chalet+with+pool+in+verb&${off}&adults=10`);
		expect(items.find(({ look }) => look === 'button')?.path).toBe(
			'/search?destination=Verbier&adults=10&propertyTypeArray=chalet',
		);
		expect(await labels('off=nonsense')).toEqual(['Verbier', 'pool', 'Chalets', 'Show 1 chalet']);
	});

	it('say which words they do not know', async () => {
		expect((await asked('q=chalet+with+helipad+in+verbier')).notes[0]).toBe('We do not know the word “helipad”.');
		const unknown = await asked('q=atlantis+chalet');
		expect(unknown.groups[0]?.labels).toEqual(['“atlantis”', 'Chalets']);
		expect(unknown.notes[0]).toBe(
			'We do not know the word “atlantis”. Nothing found with all of this. Take something off.',
		);
		expect((await asked('q=atlantis+chalet&off=destination%3Datlantis')).groups[0]?.labels).toEqual([
			'Chalets',
			'Show 6 chalets',
		]);
		// A name that is still being written is no sentence.
		expect((await asked('q=chalet+aur')).groups).toMatchObject([{ title: 'Houses', labels: ['Chalet Aurikel'] }]);
	});

	it('lead on where nothing is found', async () => {
		const { lead } = await ask('q=zzxq');
		expect(lead).toBe('We know no place and no house called “zzxq”. Perhaps one of these?');
		const { groups, items } = await asked('q=zzxq');
		expect(groups.map(({ title }) => title)).toEqual(['Popular places', 'Or']);
		expect(items.slice(-2).map(({ path }) => path)).toEqual(['/enquire-now?destination=zzxq', '/destinations']);
	});
});
