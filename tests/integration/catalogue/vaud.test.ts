import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { summariseChanges } from '#db/catalogue/change/describe-changes';
import { NOW, startWorkspace, VAUD, type Workspace } from './workspace';

const mapping = join(VAUD, 'mapping.json');
let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

test('one absurd price is enough to write nothing', async () => {
	const result = await workspace.import(VAUD, { mapping });
	expect(result.isSound).toBe(false);
	expect(await workspace.rows('select count(*) as n from property')).toEqual([{ n: 0 }]);
});

test('every one of 789 listings is taken or refused with a reason', async () => {
	const result = await workspace.import(VAUD, { mapping, skipsInvalid: true });
	expect(result.counts).toEqual([
		{ file: 'places.csv', taken: 16, refused: 0 },
		{ file: 'properties.csv', taken: 787, refused: 2 },
		{ file: 'stays.csv', taken: 787 * 52, refused: 0 },
	]);
	expect(result.errors.map(formatError)).toEqual([
		'vaud-alpine-listings.csv:425 price: "7934": the price of a night is absurd; right would be: at least 30, at most 5000',
		'vaud-alpine-listings.csv:527 price: "9999": the price of a night is absurd; right would be: at least 30, at most 5000',
	]);
	expect(
		await workspace.rows(
			"select name, slug, property_type, beds_adults, currency, price_from_minor, source from property where key = 'vaud-7381'",
		),
	).toEqual([
		{
			name: 'Chalet Chocolat in medieval alpine village',
			slug: 'chalet-chocolat-in-medieval-alpine-village',
			property_type: 'chalet',
			beds_adults: null,
			currency: 'CHF',
			price_from_minor: 56_000,
			source:
				'Inside Airbnb (insideairbnb.com), CC BY 4.0, spring 2021 snapshot; name tidied, weekly price from seven nights',
		},
	]);
	expect(
		await workspace.rows(
			"select min(check_in) as first, max(check_in) as last, count(*) as weeks, min(strftime('%w', check_in)) as weekday, min(status) as status from stay_rate where property_no = 1",
		),
	).toEqual([{ first: '2026-11-07', last: '2027-10-30', weeks: 52, weekday: '6', status: 'on_request' }]);
	expect(
		await workspace.rows(
			"select count(*) as n from property where length(name) > 80 or name like '%★%' or name like '%  %'",
		),
	).toEqual([{ n: 0 }]);
	expect(await workspace.rows('select count(*) as n from property_text')).toEqual([{ n: 0 }]);
	expect(
		await workspace.rows("select slug from property where slug like 'furnished-studio-101-%' order by slug"),
	).toEqual([
		{ slug: 'furnished-studio-101-swiss-resort-aigle' },
		{ slug: expect.stringMatching(/^furnished-studio-101-swiss-resort-aigle-\d+$/) },
	]);
});

test('the same all season long: another import changes nothing', async () => {
	const again = await workspace.import(VAUD, { mapping, skipsInvalid: true, now: NOW + 60 * 86_400_000 });
	expect(summariseChanges(again)).toMatch(/^0 changes/);
});
