import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { property } from '#db/schema/property';
import { draft, publication } from '#db/schema/publication';
import { closedStay, stay, stayRate } from '#db/schema/stay';
import { plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { loadPrices } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { setNightPrices, undoNightPrices } from '~/domain/operator-desk/prices/set-night-prices.server';
import type { ServiceLevel } from '~/domain/stay/service-level';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { contextOf, EVERYBODY, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
let stays: (typeof stay.$inferSelect)[];
let rates: (typeof stayRate.$inferSelect)[];
beforeAll(async () => {
	database = await startAgentDatabase();
	stays = await database.db.select().from(stay);
	rates = await database.db.select().from(stayRate);
});
beforeEach(async () => {
	const { db } = database;
	await forgetLeads(db);
	for (const table of [draft, publication, closedStay, stay]) await db.delete(table);
	await db.insert(stay).values(stays);
	await db.insert(stayRate).values(rates);
	await emptyAudit(db);
});
afterAll(() => database?.stop());

const PROPERTY = 'prop_aurikel';
/** The catered week from 20 February, EUR 32 000. */
const CELL = '2027-02-20.2027-02-27.2';
const NIGHTS = { checkIn: plainDate('2027-02-20'), checkOut: plainDate('2027-02-27') };
const at = (person: Person | null = 'operator') => contextOf(database, person);
const shown = async (name: string) =>
	priceText((await loadPrices({ ctx: at(), propertyId: PROPERTY, year: null })).cells[name]?.offer ?? null).replace(
		/\s/g,
		' ',
	);
const set = (
	text: string,
	given: Partial<{ nights: typeof NIGHTS; level: ServiceLevel | null; properties: string[]; person: Person }> = {},
) => {
	const { nights = NIGHTS, level = null, properties = [PROPERTY], person = 'operator' } = given;
	return setNightPrices({ ctx: at(person), properties, nights, level, text });
};

/** A lead takes the nights of the cell. */
async function hold(): Promise<void> {
	const lead = await insertAgentLead(database, { status: 'requestedOption' });
	await decideLead({ ctx: at(), lead, decision: 'confirm' });
}

it('publishes at once what is typed, as a version, and takes it back', async () => {
	expect(await shown(CELL)).toBe('32 000');
	const priced = await set('+5%');
	expect(priced).toMatchObject({ outcome: 'priced', made: [{ propertyId: PROPERTY }], refused: [], same: [] });
	expect(await shown(CELL)).toBe('33 600');
	const versions = await database.db.select().from(publication);
	expect(versions.map(({ number, area }) => [number, area])).toEqual([
		[1, 'prices'],
		[2, 'prices'],
	]);
	expect(await database.db.select().from(audit)).toMatchObject([
		{ action: 'property.pricesPublished', subjectId: PROPERTY },
	]);
	if (priced.outcome !== 'priced') throw new Error('not priced');
	expect(await undoNightPrices({ ctx: at(), acted: priced.made })).toEqual({ refused: [] });
	expect(await shown(CELL)).toBe('32 000');
	// Once: another version is the last one by now.
	const [own] = await database.db.select().from(property).where(eq(property.id, PROPERTY));
	expect(await undoNightPrices({ ctx: at(), acted: priced.made })).toEqual({ refused: [own?.name] });
});

it('says so where the price is the same, and where no stay lies in the nights', async () => {
	const [own] = await database.db.select().from(property).where(eq(property.id, PROPERTY));
	expect(await set('32 000', { level: 'catered' })).toMatchObject({ made: [], same: [own?.name], refused: [] });
	const nights = { checkIn: plainDate('2027-02-21'), checkOut: plainDate('2027-02-26') };
	expect(await set('1 000', { nights })).toMatchObject({ made: [], same: [], refused: [own?.name] });
	expect(await database.db.select().from(publication)).toEqual([]);
});

it.each([
	['much', 'notAnAmount'],
	['0', 'range'],
	['CHF 3 000', 'otherCurrency'],
	['99999999999', 'range'],
])('refuses %s', async (text, key) => {
	expect(await set(text)).toMatchObject({ outcome: 'invalid', error: { key } });
	expect(await shown(CELL)).toBe('32 000');
});

it('never changes a stay of which a lead has a night', async () => {
	await hold();
	expect(await set('+5%')).toMatchObject({ made: [], refused: [expect.any(String)] });
	expect(await database.db.select().from(publication)).toEqual([]);
});

it('leaves an act of before when a night is taken since', async () => {
	const priced = await set('+5%');
	if (priced.outcome !== 'priced') throw new Error('not priced');
	await hold();
	expect((await undoNightPrices({ ctx: at(), acted: priced.made })).refused).toHaveLength(1);
});

it('of 24 at once each is a version, or named as overtaken', async () => {
	const acts = await Promise.all(Array.from({ length: 24 }, (_, n) => set(String(20_000 + n))));
	const made = acts.filter((each) => each.outcome === 'priced' && each.made.length === 1).length;
	expect(made).toBeGreaterThanOrEqual(1);
	// What stood before is the first version.
	expect(await database.db.$count(publication)).toBe(made + 1);
	const last = (await database.db.select().from(publication)).at(-1);
	expect(last?.body).toContain(String((await shown(CELL)).replace(' ', '')));
});

it('is for the property’s own operator', async () => {
	for (const person of EVERYBODY.filter((each) => each !== 'operator' && each !== 'otherOperator'))
		await expect(set('1 000', { person }), person).rejects.toMatchObject({ code: 'forbidden' });
	await expect(set('1 000', { person: 'otherOperator' })).rejects.toMatchObject({ code: 'not-found' });
	await expect(
		undoNightPrices({ ctx: at('otherOperator'), acted: [{ propertyId: PROPERTY, number: 1 }] }),
	).rejects.toMatchObject({ code: 'not-found' });
});
