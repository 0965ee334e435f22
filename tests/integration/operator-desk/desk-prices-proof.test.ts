import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { draft, publication } from '#db/schema/publication';
import { closedStay, stay, stayRate } from '#db/schema/stay';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { restorePrices, savePrices } from '~/domain/operator-desk/prices/edit-prices.server';
import { loadPrices, loadPricesReview } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { cellName, isHeld, offersOf, type PricesContent } from '~/domain/operator-desk/prices/prices-content';
import { publishPrices } from '~/domain/operator-desk/prices/publish-prices.server';
import { readStoredPrices } from '~/domain/operator-desk/prices/stored-prices.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const RUNS = Number(process.env.PROOF_RUNS ?? 12);
const PROPERTY = 'prop_aurikel';
const LEVELS = ['self_catered', 'bed_and_breakfast', 'catered'] as const;
/** Weeks that the acts are about. */
const WEEKS = Array.from({ length: 8 }, (_, week) => addDays(plainDate('2027-06-05'), week * 7));

let database: TestDatabase;
let stays: (typeof stay.$inferSelect)[];
let rates: (typeof stayRate.$inferSelect)[];
beforeAll(async () => {
	database = await startAgentDatabase();
	stays = await database.db.select().from(stay);
	rates = await database.db.select().from(stayRate);
});
afterAll(() => database?.stop());
beforeEach(begin);

async function begin() {
	const { db } = database;
	await forgetLeads(db);
	for (const table of [draft, publication, closedStay, stay]) await db.delete(table);
	await db.insert(stay).values(stays);
	await db.insert(stayRate).values(rates);
}

const ctx = () => contextOf(database, 'operator');
const propertyNo = async () => {
	const [row] = await database.db.select({ no: property.no }).from(property).where(eq(property.id, PROPERTY));
	return row?.no ?? 0;
};
const nameOf = (week: number, level: number) => {
	const check_in = WEEKS[week] ?? plainDate('2027-06-05');
	return cellName({ check_in, check_out: addDays(check_in, 7), service_level: LEVELS[level] ?? 'catered' });
};

type Act =
	| { kind: 'edit'; cells: { week: number; level: number; text: string }[] }
	| { kind: 'publish' | 'confirm' | 'withdraw' }
	| { kind: 'restore'; which: number }
	| { kind: 'ask'; week: number; level: number }
	| { kind: 'both'; cells: { week: number; level: number; text: string }[] };

const text = fc.oneof(
	fc.integer({ min: 1, max: 90_000 }).map(String),
	fc.constantFrom('?', '12000 ?', '-', 'x', '+5%', '', '=9000*1.1'),
);
const cells = fc.array(fc.record({ week: fc.nat(7), level: fc.nat(2), text }), { minLength: 1, maxLength: 8 });
const acts: fc.Arbitrary<Act[]> = fc.array(
	fc.oneof(
		{ weight: 4, arbitrary: cells.map((each): Act => ({ kind: 'edit', cells: each })) },
		{ weight: 3, arbitrary: fc.constant<Act>({ kind: 'publish' }) },
		{ weight: 1, arbitrary: cells.map((each): Act => ({ kind: 'both', cells: each })) },
		{ weight: 1, arbitrary: fc.nat(9).map((which): Act => ({ kind: 'restore', which })) },
		{ weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const), week: fc.nat(7), level: fc.nat(2) }) },
		{ weight: 2, arbitrary: fc.constantFrom<Act>({ kind: 'confirm' }, { kind: 'withdraw' }) },
	),
	{ minLength: 4, maxLength: 24 },
);

async function edit(list: readonly { week: number; level: number; text: string }[]) {
	const { cells: shown } = await loadPrices({ ctx: ctx(), propertyId: PROPERTY, year: 2026 });
	const byName = new Map(list.map((cell) => [nameOf(cell.week, cell.level), cell.text]));
	return savePrices({
		ctx: ctx(),
		propertyId: PROPERTY,
		cells: [...byName].map(([name, typed]) => ({ name, text: typed, was: priceText(shown[name]?.offer ?? null) })),
	});
}

async function publish() {
	const { seen, state } = await loadPricesReview({ ctx: ctx(), propertyId: PROPERTY, number: null });
	return seen === 0 ? null : publishPrices({ ctx: ctx(), propertyId: PROPERTY, seen, state });
}

/** Does an act; what the product refuses as it should is nothing. */
async function act(each: Act, asked: string[], held: string[]): Promise<void> {
	const refused = (error: unknown) => {
		const { code } = error as { code?: string };
		if (code !== 'conflict' && code !== 'invalid') throw error;
	};
	if (each.kind === 'edit') await edit(each.cells);
	if (each.kind === 'publish') await publish();
	// Somebody types while somebody else publishes: nothing of either is lost or half there.
	if (each.kind === 'both') await Promise.all([edit(each.cells).catch(refused), publish().catch(refused)]);
	if (each.kind === 'restore') {
		const { versions, seen } = await loadPrices({ ctx: ctx(), propertyId: PROPERTY, year: 2026 });
		const version = versions[each.which % Math.max(1, versions.length)];
		if (version) await restorePrices({ ctx: ctx(), propertyId: PROPERTY, number: version.number, seen });
	}
	if (each.kind === 'ask') {
		const checkIn = WEEKS[each.week] ?? '';
		const lead = await insertAgentLead(database, {
			...{ status: 'requestedOption', checkIn, checkOut: addDays(plainDate(checkIn), 7) },
			serviceLevel: LEVELS[each.level] ?? 'catered',
		});
		asked.push(lead.id);
	}
	const id = each.kind === 'confirm' ? asked.shift() : each.kind === 'withdraw' ? held.shift() : undefined;
	if (id === undefined) return;
	const { version } = await leadRow(database, id);
	if (each.kind === 'confirm') {
		const done = await decideLead({ ctx: ctx(), lead: { id, version }, decision: 'confirm' }).then(() => true, refused);
		if (done) held.push(id);
	} else await withdrawLead({ ctx: contextOf(database, 'agent'), lead: { id, version } });
}

/** What must hold after every act. `before`: what was offered for stays that are held, when they were taken. */
async function check(before: Map<string, string>): Promise<void> {
	const { db } = database;
	const no = await propertyNo();
	const stored = await readStoredPrices(db, no, ctx().today);
	const rows = await db.select().from(stayRate).where(eq(stayRate.propertyNo, no));
	const nights = (await db.select({ night: propertyNight.night }).from(propertyNight)).map(({ night }) => night);
	for (const row of rows) {
		const period = { check_in: plainDate(row.checkIn), check_out: plainDate(row.checkOut) };
		// Held stays are sold for guests, free ones are what is offered.
		if (isHeld(period, nights)) expect(row.status).toBe('sold');
		else expect(row.offeredStatus).toBeNull();
		if (row.setAt !== null) expect(row.priceEurMinor).toBe(row.priceMinor);
	}
	const offers = offersOf(stored.stays);
	// Every period has a rate, and none is left without.
	const periods = new Set(rows.map(({ stayNo }) => stayNo));
	expect(await db.$count(stay)).toBe(periods.size);
	const [last] = await db.$client
		.execute(`select body from publication where area = 'prices' order by number desc limit 1`)
		.then(({ rows: found }) => found);
	if (last) expect(stored.stays).toEqual((JSON.parse(String(last.body)) as PricesContent).stays);
	// The offers of held stays are those that they had.
	for (const name of before.keys()) {
		const [from = '', until = ''] = name.split('.');
		if (!nights.some((night) => night >= from && night < until)) before.delete(name);
		else expect([name, priceText(offers.get(name) ?? null)]).toEqual([name, before.get(name)]);
	}
	for (const [name, offer] of offers) {
		const [from = '', until = ''] = name.split('.');
		if (nights.some((night) => night >= from && night < until)) before.set(name, priceText(offer));
	}
	// A period is closed by hand or offered, never both.
	const closed = await db.select().from(closedStay);
	for (const { checkIn, checkOut, level } of closed) expect(offers.has(`${checkIn}.${checkOut}.${level}`)).toBe(false);
}

it(`${RUNS} times any acts in any order: the catalogue is the last publication, and held weeks keep their offer`, {
	timeout: 60_000 + RUNS * 10_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(acts, async (all) => {
			await begin();
			const [asked, held]: [string[], string[]] = [[], []];
			const before = new Map<string, string>();
			for (const each of all) {
				await act(each, asked, held);
				await check(before);
			}
		}),
		{ numRuns: RUNS, seed: 17, endOnFailure: true },
	);
});
