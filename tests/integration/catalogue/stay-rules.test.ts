import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { exportCatalogue } from '#db/catalogue/export-catalogue';
import { NO_ARRIVAL_NIGHTS } from '#db/derived/stay-rules';
import { publication } from '#db/schema/publication';
import { editedFixture, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;
beforeEach(async () => {
	workspace = await startWorkspace();
});
afterEach(() => workspace.stop());

const FILE = 'stay-rules.csv';
const HEAD = 'property,first_night,last_night,shortest_stay,arrival_days,departure_days,gap_discount';
const RULES = `${HEAD}
chalet-enzian,2026-12-19,2027-01-08,7,sat,sat,
chalet-enzian,2027-01-09,2027-04-10,3,any,mon;fri;sun,15
`;

const folder = (rules: string | null) =>
	editedFixture(workspace.folder(), ({ write }) => {
		if (rules !== null) write(FILE, rules);
	});

async function exported(): Promise<string> {
	const target = workspace.folder();
	await exportCatalogue({ db: workspace.db, store: workspace.store, folder: target });
	expect((await workspace.import(target)).hasWritten).toBe(false);
	return readFileSync(join(target, FILE), 'utf8');
}

const ruleRows = () =>
	workspace.rows('select shortest_stay, arrival_days, departure_days, gap_percent from stay_rule order by first_night');
const limits = () =>
	workspace.rows(`select r.check_in, r.limits from stay_rate r join property p on p.no = r.property_no
		where p.key = 'chalet-enzian' and r.level = 2 and r.limits <> 0 order by r.check_in limit 2`);

test('go in and come out byte for byte, and make the limits of the stays', async () => {
	expect((await workspace.import(folder(RULES))).errors).toEqual([]);
	expect(await ruleRows()).toEqual([
		{ shortest_stay: 7, arrival_days: 64, departure_days: 64, gap_percent: null },
		{ shortest_stay: 3, arrival_days: 127, departure_days: 35, gap_percent: 15 },
	]);
	expect(await exported()).toBe(RULES);
	expect((await limits())[0]?.limits).not.toBe(2 * NO_ARRIVAL_NIGHTS);

	expect((await workspace.import(folder(null))).hasWritten).toBe(false);
	await workspace.import(folder(`${HEAD}\n`));
	expect(await ruleRows()).toEqual([]);
	expect(await limits()).toEqual([]);
});

test('that the operator has published hold, whatever a file says', async () => {
	await workspace.import(folder(RULES));
	const [house] = await workspace.rows("select id from property where key = 'chalet-enzian'");
	await workspace.db.insert(publication).values({
		...{ subjectId: String(house?.id), area: 'stayRules', number: 1, body: '{}', changes: 1, publishedAt: 0 },
	});
	expect((await workspace.import(folder(`${HEAD}\n`))).hasWritten).toBe(false);
	expect(await ruleRows()).toHaveLength(2);
});

test.each([
	[
		'ends before it begins',
		'chalet-enzian,2027-01-09,2027-01-08,3,,,',
		`${FILE}:2 last_night: 2027-01-08 is before 2027-01-09; right would be: first_night or later`,
	],
	[
		'overlaps',
		'chalet-enzian,2027-01-09,2027-01-20,3,,,\nchalet-enzian,2027-01-20,2027-01-25,3,,,',
		`${FILE}:3 first_night: overlaps 2027-01-09 to 2027-01-20 in line 2; right would be: seasons of one property that do not overlap`,
	],
	[
		'another day',
		'chalet-enzian,2027-01-09,2027-01-20,3,caturday,,',
		`${FILE}:2 arrival_days: caturday is not known here; right would be: any, or some of mon, tue, wed, thu, fri, sat, sun, separated by ;`,
	],
	[
		'too many percent',
		'chalet-enzian,2027-01-09,2027-01-20,3,,,95',
		`${FILE}:2 gap_discount: 95 is out of range; right would be: a whole number from 0 to 90`,
	],
	[
		'too many nights',
		'chalet-enzian,2027-01-09,2027-01-20,43,,,',
		`${FILE}:2 shortest_stay: 43 is out of range; right would be: a whole number from 1 to 42`,
	],
])('a season that is wrong is refused: %s', async (_, rows, message) => {
	const { errors, hasWritten } = await workspace.import(folder(`${HEAD}\n${rows}\n`));
	expect(errors.map(formatError)).toEqual([message]);
	expect(hasWritten).toBe(false);
});
