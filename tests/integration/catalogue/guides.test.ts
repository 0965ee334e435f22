import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { describeChanges, summariseChanges } from '#db/catalogue/change/describe-changes';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { listGuides } from '~/domain/guide/list-guides.server';
import { loadGuide } from '~/domain/guide/load-guide.server';
import { type Edit, editedFixture, RESORT, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeEach(async () => {
	workspace = await startWorkspace();
});

afterEach(() => workspace.stop());

const edited = (edit: Edit) => editedFixture(workspace.folder(), edit, RESORT);

/** Each import of these tests makes a version of its own. */
let version = 0;

describe('guides of a catalogue', () => {
	test('are read by language, with their text as HTML', async () => {
		expect((await workspace.import(RESORT)).errors).toEqual([]);
		version += 1;
		const ctx = { db: workspace.db, language: 'de', catalogueVersion: -version } as const;
		const guide = await loadGuide({ ctx, key: 'sankt-firn' });
		expect(guide).toMatchObject({
			heading: 'Chalets in Sankt Firn',
			hero: { property: 'chalet-firn' },
			scene: null,
			source: 'Fahrplan der Firnbahn',
			facts: { village: 1320, season: { from: 'Anfang Dezember', to: 'Mitte April' } },
			sections: [{ heading: 'Eine Gondel' }, { heading: 'Drei Pisten' }],
		});
		expect(guide?.intro).toContain('<p>Sankt Firn liegt, wo sonst nichts liegt');
		expect(guide?.sections[1]?.html).toContain('<a href="/search">die Suche</a>');
		expect([...(await listGuides({ ctx })).keys()]).toEqual(['at', 'sankt-firn']);
		expect(await loadGuide({ ctx, key: 'lech' })).toBeNull();
	});

	test('come out as they went in, and a second import changes nothing', async () => {
		await workspace.import(RESORT);
		expect((await workspace.import(RESORT)).hasWritten).toBe(false);
		const folder = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder });
		for (const file of ['guides/at.de.md', 'guides/sankt-firn.en.md', 'guides/sankt-firn.de.md']) {
			expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(RESORT, file), 'utf8'));
		}
		expect(summariseChanges(await workspace.import(folder, { isDryRun: true }))).toMatch(/^0 changes/);
	});

	test('the report names what changes, and a language that is missing', async () => {
		await workspace.import(RESORT);
		const folder = edited(({ replace, remove }) => {
			replace('guides/sankt-firn.en.md', 'nobody in the queue', 'no queue');
			remove('guides/sankt-firn.de.md');
		});
		const result = await workspace.import(folder);
		expect(describeChanges(result).slice(0, 2)).toEqual([
			'guides',
			'  guides: 0 added, 1 changed, 1 removed, 0 unchanged',
		]);
		expect(describeChanges(result)[2]).toMatch(/sankt-firn en lead: "A village made up .* -> /);
		expect(result.notes).toEqual(
			expect.arrayContaining([
				'1 guide is missing (guides/at.en.md): pages in that language have none there.',
				'1 guide is missing (guides/sankt-firn.de.md): pages in that language have none there.',
			]),
		);
		expect(await workspace.rows("select language from guide where key = 'sankt-firn'")).toEqual([{ language: 'en' }]);
	});

	test('a folder without guides leaves them alone, one with others removes those of its places', async () => {
		await workspace.import(RESORT);
		await workspace.import(edited(({ remove }) => remove('guides')));
		expect(await workspace.rows('select language from guide')).toHaveLength(3);
		const folder = edited(({ read, write, remove }) => {
			for (const language of ['en', 'de']) {
				write(`guides/firnalps.${language}.md`, read(`guides/sankt-firn.${language}.md`));
				remove(`guides/sankt-firn.${language}.md`);
			}
		});
		expect((await workspace.import(folder)).errors).toEqual([]);
		expect(await workspace.rows('select key, language from guide order by language, key')).toEqual([
			{ key: 'at', language: 'de' },
			{ key: 'firnalps', language: 'de' },
			{ key: 'firnalps', language: 'en' },
		]);
	});
});

const EN = 'guides/sankt-firn.en.md';

/** Each kind of error once, with what the person at the terminal reads. */
const CASES: [string, Edit, string[]][] = [
	[
		'a guide to nowhere',
		({ read, write }) => {
			const text = read(EN)
				.replaceAll(/^(title|description): /gm, '$1: My ')
				.replace('with its altitude, ', '');
			write('guides/sankt-fern.en.md', text);
		},
		[
			'guides/sankt-fern.en.md:1: "sankt-fern" is no place, region or country; right would be: sankt-firn, the nearest name',
		],
	],
	[
		'a name that is none',
		({ write }) => write('guides/sankt-firn.md', ''),
		[
			'guides/sankt-firn.md:1: the name is not understood; right would be: the key of a place or region or the code of a country, and a language, such as lech.en.md',
		],
	],
	[
		'entries that are unknown, missing, too long or of another kind',
		({ replace }) => {
			replace(EN, 'heading: Chalets in Sankt Firn\n', '');
			replace(EN, 'top: 2210', 'top: 9000');
			replace(EN, 'from: early December', 'from: Anfang Dezember');
			replace(EN, 'slopes: Firn', 'piste_km: 12\n  slopes: Firn');
		},
		[
			'guides/sankt-firn.en.md:2 heading: is missing or of another kind; right would be: a string',
			'guides/sankt-firn.en.md:12 facts.top: is above Mont Blanc; right would be: a value as in docs/catalogue.md',
			'guides/sankt-firn.en.md:16 facts.season.from: is not a part of a year such as late April; right would be: a value as in docs/catalogue.md',
			'guides/sankt-firn.en.md:11 facts: piste_km: not known here; right would be: the entries of docs/catalogue.md only',
		],
	],
	[
		'a text with HTML, a script as a link and no heading of its own level',
		({ append }) => append(EN, '\n<b>bold</b>\n\n[x](javascript:alert(1))'),
		[
			'guides/sankt-firn.en.md:40 body: there is HTML (<b>); right would be: Markdown without HTML',
			'guides/sankt-firn.en.md:42 body: the link to javascript:alert(1) is not allowed; right would be: https:, mailto:, tel: or a path of this site',
		],
	],
	[
		'headings that skip a level',
		({ append }) => append(EN, '\n#### Deep\n\nText'),
		['guides/sankt-firn.en.md:40 body: a level of headings is left out; right would be: ### Deep'],
	],
	[
		'a picture of a property that is not there, and one that it does not have',
		({ replace }) => replace(EN, 'property: chalet-firn', 'property: chalet-fern'),
		[
			'guides/sankt-firn.en.md:7 hero_property: "chalet-fern" is not in properties.csv; right would be: chalet-firn, the nearest name',
		],
	],
	[
		'figures that differ between the languages',
		({ replace }) => replace(EN, 'minutes: 60', 'minutes: 65'),
		[
			'guides/sankt-firn.en.md:11 facts: airports is 65 min, 120 min, in guides/sankt-firn.de.md 60 min, 120 min; right would be: the same in both languages',
		],
	],
	[
		'facts whose source has no day',
		({ replace }) => replace(EN, 'read_on: 2026-11-01\n', ''),
		[
			'guides/sankt-firn.en.md:9 source: source and read_on belong together; right would be: a value as in docs/catalogue.md',
		],
	],
	[
		'no front matter',
		({ write }) => write(EN, '# Sankt Firn\n'),
		[
			'guides/sankt-firn.en.md:1: the front matter is missing; right would be: a first part "---", entries such as "heading: …", "---"',
		],
	],
	[
		'an alias in the front matter and a sign that turns the writing',
		({ replace }) => {
			replace(EN, 'lead: A village', 'lead: &a A village');
			replace(EN, 'station: Sankt Firn, in the village', 'station: *a');
			replace('guides/sankt-firn.de.md', 'und ist deshalb', 'und \u202eist deshalb');
		},
		[
			'guides/sankt-firn.de.md:30: has an invisible control character (U+202E) at position 46; right would be: the text without it',
			'guides/sankt-firn.en.md:18: there is an alias (*a); right would be: the text itself, without anchors and aliases',
		],
	],
];

test.each(CASES)('%s', async (_, edit, expected) => {
	const result = await workspace.import(edited(edit));
	expect(result.errors.map(formatError).sort()).toEqual([...expected].sort());
	expect(result.hasWritten).toBe(false);
});
