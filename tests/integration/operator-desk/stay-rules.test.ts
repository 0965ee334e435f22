import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { property } from '#db/schema/property';
import { draft, publication } from '#db/schema/publication';
import { catalogueVersion } from '#db/schema/search';
import { stayRate, stayRule } from '#db/schema/stay';
import {
	publishRules,
	restoreRules,
	saveRule,
	stepBackRules,
} from '~/domain/operator-desk/stay-rules/edit-rules.server';
import { loadRules, loadRulesReview } from '~/domain/operator-desk/stay-rules/load-rules.server';
import type { TypedRule } from '~/domain/operator-desk/stay-rules/read-rule';
import { setNightRules, undoNightRules } from '~/domain/operator-desk/stay-rules/set-night-rules.server';
import type { TestDatabase } from '../database';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';

const PROPERTY = 'prop_aurikel';

let database: TestDatabase;
let propertyNo: number;
beforeAll(async () => {
	database = await startAgentDatabase();
	const [own] = await database.db.select({ no: property.no }).from(property).where(eq(property.id, PROPERTY));
	propertyNo = own?.no ?? 0;
});
afterAll(() => database?.stop());
beforeEach(async () => {
	for (const table of [draft, publication, stayRule]) await database.db.delete(table);
});

const at = (person: Person | null = 'operator') => contextOf(database, person);
const RULE: TypedRule = {
	...{ first: '2027-02-01', last: '2027-02-28', shortest: '7', arrivals: ['6'], departures: ['6'] },
	...{ gap: '15', isGapSold: true },
};
const save = (typed: Partial<TypedRule> = {}, was: string | null = null, person: Person | null = 'operator') =>
	saveRule({ ctx: at(person), propertyId: PROPERTY, typed: { ...RULE, ...typed }, isRemoved: false, was });
const review = (number: number | null = null) => loadRulesReview({ ctx: at(), propertyId: PROPERTY, number });
const publish = async (person: Person | null = 'operator') => {
	const { seen, state } = await review();
	return publishRules({ ctx: at(person), propertyId: PROPERTY, seen, state });
};
const rules = () =>
	database.db
		.select({
			first: stayRule.firstNight,
			last: stayRule.lastNight,
			shortest: stayRule.shortestStay,
			gap: stayRule.gapPercent,
		})
		.from(stayRule)
		.where(eq(stayRule.propertyNo, propertyNo))
		.orderBy(stayRule.firstNight);
const limits = async () => {
	const [row] = await database.db
		.select({ limits: stayRate.limits })
		.from(stayRate)
		.where(and(eq(stayRate.propertyNo, propertyNo), eq(stayRate.checkIn, '2027-02-06'), eq(stayRate.level, 2)));
	return row?.limits;
};
const nights = (typed: Partial<TypedRule>, properties = [PROPERTY], person: Person | null = 'operator') =>
	setNightRules({
		...{ ctx: at(person), properties },
		typed: { ...RULE, shortest: undefined, arrivals: undefined, departures: undefined, gap: undefined, ...typed },
	});

describe('the draft of stay rules (STAY-7)', () => {
	it('is shown beside what is published, and published as a version that search and pages follow', async () => {
		const versions = await database.db.$count(catalogueVersion);
		expect(await save()).toMatchObject({ outcome: 'saved', revision: 1 });
		expect([await rules(), await limits()]).toEqual([[], 0]);
		expect((await loadRules({ ctx: at(), propertyId: PROPERTY })).seasons).toMatchObject([
			{
				first_night: '2027-02-01',
				last_night: '2027-02-28',
				shortest_stay: 7,
				arrival_days: 64,
				gap_discount: 15,
				isDraft: true,
			},
		]);
		expect(await publish()).toMatchObject({ outcome: 'published', changes: 1 });
		expect(await rules()).toEqual([{ first: '2027-02-01', last: '2027-02-28', shortest: 7, gap: 15 }]);
		expect(await limits()).toBe(14);
		expect(await database.db.$count(catalogueVersion)).toBe(versions + 1);
		const [row] = await database.db.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, PROPERTY));
		expect(row).toEqual({ action: 'property.stayRulesPublished' });
	});

	it('splits a season where some of its nights get another rule, and joins it again', async () => {
		await save();
		await save({ first: '2027-02-10', last: '2027-02-12', shortest: '3' });
		await publish();
		expect((await rules()).map(({ first, last, shortest }) => [first, last, shortest])).toEqual([
			['2027-02-01', '2027-02-09', 7],
			['2027-02-10', '2027-02-12', 3],
			['2027-02-13', '2027-02-28', 7],
		]);
		await save();
		await publish();
		expect(await rules()).toHaveLength(1);
		const { versions } = await loadRules({ ctx: at(), propertyId: PROPERTY });
		const [, before] = versions;
		await restoreRules({ ctx: at(), propertyId: PROPERTY, number: before?.number ?? 0, seen: 0 });
		expect(await publish()).toMatchObject({ outcome: 'published' });
		expect(await rules()).toHaveLength(3);
	});

	it('tells who comes second of the same nights, and lays other nights beside each other', async () => {
		await save();
		const [season] = (await loadRules({ ctx: at(), propertyId: PROPERTY })).seasons;
		expect(await save({ shortest: '5' }, season?.was)).toMatchObject({ outcome: 'saved' });
		expect(await save({ shortest: '4' }, season?.was)).toMatchObject({ outcome: 'conflict' });
		expect(await save({ shortest: '5' }, season?.was)).toMatchObject({ outcome: 'saved' });
		expect(await save({ first: '2027-03-01', last: '2027-03-20' })).toMatchObject({ outcome: 'saved' });
		const { seasons } = await loadRules({ ctx: at(), propertyId: PROPERTY });
		expect(seasons.map(({ shortest_stay }) => shortest_stay)).toEqual([5, 7]);
	});

	it('takes 24 saves at once, and of 24 publications one', async () => {
		const days = Array.from({ length: 24 }, (_, day) => `2027-03-${String(day + 1).padStart(2, '0')}`);
		await Promise.all(days.map((day, index) => save({ first: day, last: day, shortest: String(index + 2) })));
		expect((await review()).changes).toHaveLength(24);
		const { seen, state } = await review();
		const all = await Promise.allSettled(
			days.map(() => publishRules({ ctx: at(), propertyId: PROPERTY, seen, state })),
		);
		expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect(await rules()).toHaveLength(24);
	});

	it('goes back step by step, or as a whole', async () => {
		await save();
		await save({ shortest: '4' });
		await stepBackRules({ ctx: at(), propertyId: PROPERTY, seen: 2, isAll: false });
		expect((await review()).changes[0]?.after?.shortest_stay).toBe(7);
		await stepBackRules({ ctx: at(), propertyId: PROPERTY, seen: 3, isAll: true });
		expect(await review()).toMatchObject({ hasDraft: false, changes: [] });
	});

	it.each([
		[{ first: 'x' }, { first: 'date' }],
		[{ last: '2027-01-31' }, { last: 'order' }],
		[{ first: '2026-10-01', last: '2026-10-02' }, { last: 'past' }],
		[{ last: '2031-01-01' }, { last: 'tooLong' }],
		[{ shortest: '0' }, { shortest: 'nights' }],
		[{ shortest: '43' }, { shortest: 'nights' }],
		[{ arrivals: [] }, { arrivals: 'days' }],
		[{ departures: ['7'] }, { departures: 'days' }],
		[{ gap: '91' }, { gap: 'percent' }],
	])('names what is wrong: %j', async (typed, errors) => {
		expect(await save(typed)).toEqual({ outcome: 'invalid', errors });
		expect(await database.db.$count(draft)).toBe(0);
	});

	it.each([
		['another operator', 'otherOperator', 'not-found'],
		['an agent', 'agent', 'forbidden'],
		['a stranger', null, 'forbidden'],
	] as const)('is not for %s', async (_, person, code) => {
		await expect(save({}, null, person)).rejects.toMatchObject({ code: person === null ? expect.any(String) : code });
		await expect(nights({ shortest: '3' }, [PROPERTY], person)).rejects.toMatchObject({ code: expect.any(String) });
		expect(await rules()).toEqual([]);
	});
});

describe('rules from the calendar (STAY-8)', () => {
	it('are published at once as a version of one change, and taken back by another', async () => {
		expect(await nights({ shortest: '4' })).toMatchObject({
			outcome: 'ruled',
			made: [{ propertyId: PROPERTY, number: 2 }],
		});
		expect(await rules()).toEqual([{ first: '2027-02-01', last: '2027-02-28', shortest: 4, gap: null }]);
		expect(await nights({ arrivals: ['6'] })).toMatchObject({ made: [{ number: 3 }] });
		expect(await limits()).toBe(8);
		expect(await nights({ arrivals: ['6'] })).toMatchObject({ made: [], same: ['Chalet Aurikel'] });
		expect(await undoNightRules({ ctx: at(), acted: [{ propertyId: PROPERTY, number: 3 }] })).toMatchObject({
			...{ acted: [{ number: 4 }], refused: [] },
		});
		expect(await rules()).toMatchObject([{ shortest: 4 }]);
		expect(await undoNightRules({ ctx: at(), acted: [{ propertyId: PROPERTY, number: 3 }] })).toMatchObject({
			...{ acted: [], refused: ['Chalet Aurikel'] },
		});
	});

	it('leave a draft as it is, which is laid over them', async () => {
		await save({ first: '2027-02-10', last: '2027-02-12' });
		await nights({ shortest: '4' });
		expect((await review()).changes).toMatchObject([{ first_night: '2027-02-10', last_night: '2027-02-12' }]);
		await publish();
		expect((await rules()).map(({ shortest }) => shortest)).toEqual([4, 7, 4]);
	});

	it('of 24 at once make one version each, or are named', async () => {
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, index) => nights({ shortest: String(index + 2) })),
		);
		const made = answers.flatMap((answer) => (answer.outcome === 'ruled' ? answer.made : []));
		expect(new Set(made.map(({ number }) => number)).size).toBe(made.length);
		expect(
			answers.every((answer) => answer.outcome === 'ruled' && answer.made.length + answer.refused.length === 1),
		).toBe(true);
		expect(await rules()).toHaveLength(1);
	});

	it('of a property of another operator write nothing', async () => {
		await expect(nights({ shortest: '4' }, [PROPERTY, 'prop_x'])).rejects.toMatchObject({ code: 'not-found' });
		expect(await rules()).toEqual([]);
		expect(await nights({ shortest: '4' }, [])).toMatchObject({ outcome: 'invalid' });
		expect(await nights({ shortest: 'x' })).toMatchObject({ outcome: 'invalid', errors: { shortest: 'nights' } });
	});
});
