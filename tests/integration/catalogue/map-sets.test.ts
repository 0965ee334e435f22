import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { type Edit, editedFixture, RESORT, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeEach(async () => {
	workspace = await startWorkspace();
});

afterEach(() => workspace.stop());

const FILE = 'map/sankt-firn.geojson';
const edited = (edit: Edit) => editedFixture(workspace.folder(), edit, RESORT);

describe('lifts and pistes of a catalogue', () => {
	test('are stored with the box around them, and come out as they went in', async () => {
		expect((await workspace.import(RESORT)).errors).toEqual([]);
		expect(await workspace.rows('select key, source, licence, west, south, east, north from map_set')).toEqual([
			{
				key: 'sankt-firn',
				source: 'Firn survey, invented for tests',
				licence: 'CC BY 4.0',
				west: 10.9991,
				south: 47.3501,
				east: 11.0312,
				north: 47.3711,
			},
		]);
		expect(await workspace.rows('select kind, detail, name_de, east from map_feature order by position')).toMatchObject(
			[
				{ kind: 'lift', detail: 'gondola', name_de: 'Firngondel', east: 11.0312 },
				{ kind: 'lift', detail: 'chair', name_de: null },
				{ kind: 'piste', detail: 'easy' },
				{ kind: 'piste', detail: 'intermediate' },
				{ kind: 'piste', detail: 'difficult' },
				{ kind: 'village', detail: null, east: 11.0034 },
				{ kind: 'station', name_de: 'Bahnhof Sankt Firn' },
			],
		);
		expect((await workspace.import(RESORT)).hasWritten).toBe(false);
		const folder = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder });
		expect(readFileSync(join(folder, FILE), 'utf8')).toBe(readFileSync(join(RESORT, FILE), 'utf8'));
		expect((await workspace.import(folder)).hasWritten).toBe(false);
	});

	test('a changed set is written anew; one that a folder does not name stays unless what is missing goes', async () => {
		await workspace.import(RESORT);
		await workspace.import(edited(({ replace }) => replace(FILE, '"type":"chair"', '"type":"drag"')));
		expect(await workspace.rows("select detail from map_feature where kind = 'lift' order by position")).toEqual([
			{ detail: 'gondola' },
			{ detail: 'drag' },
		]);
		const other = edited(({ read, write, remove }) => {
			write('map/other.geojson', read(FILE));
			remove(FILE);
		});
		await workspace.import(other);
		expect(await workspace.rows('select key from map_set order by key')).toEqual([
			{ key: 'other' },
			{ key: 'sankt-firn' },
		]);
		await workspace.import(other, { removesMissing: true });
		expect(await workspace.rows('select key from map_set')).toEqual([{ key: 'other' }]);
		expect(await workspace.rows('select distinct set_no from map_feature')).toHaveLength(1);
	});
});

/** Each kind of error once, with what the person at the terminal reads. */
const CASES: [string, Edit, string[]][] = [
	[
		'a set that does not say where it comes from',
		({ replace }) => {
			replace(FILE, '\t"source": "Firn survey, invented for tests",\n', '');
			replace(FILE, 'https://creativecommons', 'ftp://creativecommons');
		},
		[
			`${FILE}:1 source: is missing; right would be: what the source says of itself, as a text`,
			`${FILE}:4 licence_url: "ftp://creativecommons.org/licenses/by/4.0/" does not fit; right would be: an address such as https://example.org/licence`,
		],
	],
	[
		'latitude before longitude',
		({ replace }) => replace(FILE, '[11.0041,47.3525],[11.0312', '[47.3525,11.0041],[11.0312'),
		[
			`${FILE}:8 feature 1 "Firn gondola" coordinates: [47.3525, 11.0041] has the latitude first; right would be: [longitude, latitude] in degrees of WGS 84, such as [10.1425, 47.2085]`,
		],
	],
	[
		'metres instead of degrees, and another reference system',
		({ replace }) => {
			replace(FILE, '[11.0034,47.3512]', '[1224897.5,6003420.1]');
			replace(FILE, '"read_on"', '"crs": { "type": "name" },\n\t"read_on"');
		},
		[
			`${FILE}:14 feature 6 "Sankt Firn" coordinates: [1224897.5, 6003420.1] is not in degrees of WGS 84; right would be: [longitude, latitude] in degrees of WGS 84, such as [10.1425, 47.2085]`,
			`${FILE}:6 crs: is not part of GeoJSON (RFC 7946); right would be: positions in WGS 84, without crs`,
		],
	],
	[
		'words that are not in the closed lists',
		({ replace }) => {
			replace(FILE, '"type":"gondola"', '"type":"gondala"');
			replace(FILE, '"difficulty":"easy"', '"difficulty":"blue"');
			replace(FILE, '"kind":"village"', '"kind":"town"');
			replace(FILE, '"kind":"piste","difficulty":"difficult"', '"kind":"piste","dificulty":"difficult"');
		},
		[
			`${FILE}:8 feature 1 "Firn gondola" type: "gondala" is not known here; right would be: one of gondola, cable_car, chair, drag, carpet, funicular, rack_railway`,
			`${FILE}:10 feature 3 "Valley run" difficulty: "blue" is not known here; right would be: one of beginner, easy, intermediate, difficult, route`,
			`${FILE}:12 feature 5 "7" dificulty: is no property of a piste; right would be: difficulty`,
			`${FILE}:12 feature 5 "7" difficulty: is missing; right would be: one of beginner, easy, intermediate, difficult, route`,
			`${FILE}:13 feature 6 "Sankt Firn" kind: "town" is not known here; right would be: one of lift, piste, village, station`,
		],
	],
	[
		'a village that is a line, and a name with markup of direction',
		({ replace }) => {
			replace(FILE, '"type":"Point","coordinates":[11.0034,47.3512]', '"type":"Polygon","coordinates":[[11,47]]');
			replace(FILE, 'Bahnhof Sankt Firn', 'Bahnhof \\u202eSankt Firn');
		},
		[
			`${FILE}:13 feature 6 "Sankt Firn" geometry: "Polygon" does not fit; right would be: a Point`,
			`${FILE}:14 feature 7 "Sankt Firn station" name_de: has an invisible control character (U+202E) at position 9; right would be: the text without it`,
		],
	],
	[
		'a file that is not JSON, one that is too large, and a name that is none',
		({ write }) => {
			write(FILE, '{ "type": "FeatureCollection",\n\t"features": [ }');
			write('map/large.geojson', `{"features":[${' '.repeat(1_000_000)}]}`);
			write('map/Lifts.json', '{}');
		},
		[
			'map/Lifts.json:1: the name is not understood; right would be: lower case letters, digits and hyphens, such as arlberg.geojson',
			'map/large.geojson:1: the file has 1000015 bytes; right would be: at most 1000000, or several files',
			`${FILE}:2: the file is not JSON; right would be: GeoJSON as in docs/catalogue.md`,
		],
	],
	[
		'more positions than a map can draw',
		({ replace }) => replace(FILE, '[11.0041,47.3525],[11.0312', `${'[11.0041,47.3525],'.repeat(2001)}[11.0312`),
		[
			`${FILE}:8 feature 1 "Firn gondola" coordinates: there are more than 2000 positions; right would be: fewer, or several features`,
		],
	],
];

test.each(CASES)('%s', async (_, edit, expected) => {
	const result = await workspace.import(edited(edit));
	expect(result.errors.map(formatError).sort()).toEqual([...expected].sort());
	expect(result.hasWritten).toBe(false);
});
