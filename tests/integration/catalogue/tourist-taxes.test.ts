import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { plainDate } from '~/domain/date/plain-date';
import { loadProperty } from '~/domain/property/load-property.server';
import { editedFixture, NOW, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeEach(async () => {
	workspace = await startWorkspace();
});

afterEach(() => workspace.stop());

const HEAD = 'kind,amount,currency,percent,from_age,to_age,max_nights,cap_amount,included,source,read_on';
const PLACES = 'place-tourist-taxes.csv';
const PROPERTIES = 'property-tourist-taxes.csv';
const OF_PLACES = `place,${HEAD}
vorarlberg,per_stay,10,EUR,,,,,,,,
lech,per_person_night,3.80,EUR,,15,,21,,no,The commune,2026-11-01
`;
const OF_PROPERTIES = `property,${HEAD}
chalet-arve,per_person_night,4,CHF,,16,,,,,,
chalet-arve,per_person_night,2,CHF,,9,15,,,,,
apartment-licht,percent,,EUR,"2,5",,,,"1,5",yes,,
`;

const folder = (places: string | null, properties: string | null) =>
	editedFixture(workspace.folder(), ({ write }) => {
		if (places !== null) write(PLACES, places);
		if (properties !== null) write(PROPERTIES, properties);
	});

const taxesOf = async (type: 'chalet' | 'apartment', country: 'AT' | 'CH', city: string, name: string) => {
	const ctx = { db: workspace.db, language: 'en' as const, today: plainDate('2026-11-20'), now: NOW };
	return (await loadProperty({ ctx, which: { type, country, city, name } })).taxes;
};

describe('the tourist taxes of a catalogue', () => {
	test("a property's own hold before those of its place, and those before the ones of the place it is part of", async () => {
		expect((await workspace.import(folder(OF_PLACES, OF_PROPERTIES))).errors).toEqual([]);
		expect(await taxesOf('chalet', 'AT', 'lech', 'chalet-enzian')).toEqual([
			{
				kind: 'per_person_night',
				amount: { minor: 380, currency: 'EUR' },
				fromAge: 15,
				toAge: null,
				maxNights: 21,
				isIncluded: false,
			},
		]);
		expect(await taxesOf('apartment', 'AT', 'lech', 'licht')).toEqual([
			{
				kind: 'percent',
				percent: 2.5,
				cap: { minor: 150, currency: 'EUR' },
				fromAge: 0,
				toAge: null,
				maxNights: null,
				isIncluded: true,
			},
		]);
		expect(await taxesOf('chalet', 'CH', 'zermatt', 'chalet-arve-sued')).toMatchObject([
			{ amount: { minor: 400, currency: 'CHF' }, fromAge: 16, toAge: null },
			{ amount: { minor: 200, currency: 'CHF' }, fromAge: 9, toAge: 15 },
		]);

		await workspace.import(folder(`place,${HEAD}\nvorarlberg,per_stay,10,EUR,,,,,,,,\n`, null));
		expect(await taxesOf('chalet', 'AT', 'lech', 'chalet-enzian')).toMatchObject([
			{ kind: 'per_stay', amount: { minor: 1000, currency: 'EUR' } },
		]);
	});

	test('come out as they went in, and go when the folder names their place or property without them', async () => {
		await workspace.import(folder(OF_PLACES, OF_PROPERTIES));
		const target = workspace.folder();
		await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
		expect(readFileSync(join(target, PLACES), 'utf8')).toBe(
			`place,${HEAD}
lech,per_person_night,3.80,EUR,,15,,21,,no,The commune,2026-11-01
vorarlberg,per_stay,10,EUR,,0,,,,no,,
`,
		);
		expect(readFileSync(join(target, PROPERTIES), 'utf8')).toContain(
			'apartment-licht,percent,,EUR,2.5,0,,,1.50,yes,,\n',
		);
		expect((await workspace.import(target)).hasWritten).toBe(false);

		expect((await workspace.import(folder(null, null))).hasWritten).toBe(false);
		await workspace.import(folder(`place,${HEAD}\n`, `property,${HEAD}\n`));
		expect(await workspace.rows('select * from place_tourist_tax')).toEqual([]);
		expect(await workspace.rows('select * from property_tourist_tax')).toEqual([]);
		expect(await taxesOf('chalet', 'AT', 'lech', 'chalet-enzian')).toEqual([]);
	});
});

test.each([
	[
		'an amount without a currency',
		'lech,per_stay,10,,,,,,,,,',
		'currency: is empty; right would be: amount and currency for a tax of the kind per_stay',
	],
	['neither', 'lech,percent,,,,,,,,,,', 'percent: is empty; right would be: percent for a tax of the kind percent'],
	[
		'both',
		'lech,percent,,EUR,3,,,,,,,',
		'currency: is given for a tax of the kind percent; right would be: percent alone',
	],
	[
		'ages of a stay',
		'lech,per_stay,10,EUR,,16,,,,,,',
		'from_age: is given for a tax of the kind per_stay; right would be: ages with the other kinds only',
	],
	[
		'ages in the wrong order',
		'lech,per_person_night,4,EUR,,16,9,,,,,',
		'to_age: 9 is less than 16; right would be: 16 or more, or nothing',
	],
	[
		'a place that is not there',
		'lehc,per_stay,10,EUR,,,,,,,,',
		'place: "lehc" is not in places.csv; right would be: lech, the nearest name',
	],
	[
		'a percentage above all',
		'lech,percent,,,101,,,,,,,',
		'percent: 101 is out of range; right would be: a number from 0 to 100',
	],
	[
		'a cap of an amount',
		'lech,per_person_night,4,EUR,,,,,5,,,',
		'cap_amount: is given for a tax of the kind per_person_night; right would be: a cap with percent only',
	],
	[
		'a cap without a currency',
		'lech,percent,,,5,,,,14.95,,,',
		'currency: is empty; right would be: percent and currency for a tax of the kind percent',
	],
	[
		'nights of a stay',
		'lech,per_stay,10,EUR,,,,21,,,,',
		'max_nights: is given for a tax of the kind per_stay; right would be: nights with the other kinds only',
	],
	[
		'another kind',
		'lech,per_night,10,EUR,,,,,,,,',
		'kind: "per_night" is not known here; right would be: one of per_person_night, per_stay, percent',
	],
])('%s', async (_, row, error) => {
	const { errors } = await workspace.import(folder(`place,${HEAD}\n${row}\n`, null));
	expect(errors.map(formatError)).toEqual([`${PLACES}:2 ${error}`]);
});

test('two currencies of one place', async () => {
	const rows = 'lech,per_stay,10,EUR,,,,,,,,\nzermatt,per_stay,10,CHF,,,,,,,,\nlech,per_stay,10,CHF,,,,,,,,\n';
	const { errors } = await workspace.import(folder(`place,${HEAD}\n${rows}`, null));
	expect(errors.map(formatError)).toEqual([`${PLACES}:4 currency: CHF beside EUR; right would be: EUR, one currency`]);
});
