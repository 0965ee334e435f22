import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stayRuleStatements } from '#db/derived/stay-rules';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { stayRate, stayRule } from '#db/schema/stay';
import { writeBatch } from '#db/write-batch';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { readTradeProperty, tradePropertyStatements } from '~/domain/lead/trade-property.server';
import { validateLead } from '~/domain/lead/validate-lead';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import { blockNights, endBlock } from '~/domain/operator-desk/blocks/block-nights.server';
import { period } from '../../unit/stay/rates';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const GAP = period('2027-02-22', '2027-02-26');

let database: TestDatabase;
let propertyNo: number;
let weekMinor: number;
beforeAll(async () => {
	database = await startAgentDatabase();
	const { db } = database;
	const [own] = await db.select({ no: property.no }).from(property).where(eq(property.id, 'prop_aurikel'));
	propertyNo = own?.no ?? 0;
	const [week] = await db
		.select({ minor: stayRate.priceMinor })
		.from(stayRate)
		.where(and(eq(stayRate.propertyNo, propertyNo), eq(stayRate.checkIn, '2027-02-20'), eq(stayRate.level, 2)));
	weekMinor = week?.minor ?? 0;
});
afterAll(() => database?.stop());
beforeEach(async () => {
	const { db } = database;
	await db.delete(propertyNight);
	await db.delete(nightBlock);
	await forgetLeads(db);
	const season = { propertyNo, firstNight: '2027-02-01', lastNight: '2027-02-28', shortestStay: 7 };
	await writeBatch(db, [
		db.delete(stayRule),
		db.insert(stayRule).values({ ...season, arrivalDays: 64, departureDays: 64, gapPercent: 10 }),
		...stayRuleStatements([propertyNo]),
	]);
});

const at = (person: 'operator' | 'agent') => contextOf(database, person);

async function block(checkIn: string, checkOut: string) {
	const typed = { kind: 'own', reason: 'Boiler', until: '', untilAt: '', price: '', checkIn, checkOut } as const;
	const answer = await blockNights({ ctx: at('operator'), typed: { ...typed, properties: ['prop_aurikel'] } });
	const made = answer.outcome === 'blocked' ? answer.made[0] : undefined;
	if (!made) throw new Error(JSON.stringify(answer));
	return { id: made.blockId, version: made.version };
}

/** What an agent reads for the gap, as a lead with this number has it. */
async function told(ownNo: number | null = null) {
	const ctx = { db: database.db, today: at('agent').today };
	const own = readTradeProperty(await database.db.batch(tradePropertyStatements(ctx, eq(property.no, propertyNo))));
	if (!own) throw new Error('no house');
	const { errors, priceMinor } = validateLead(own, { period: GAP, serviceLevel: 'catered', pax: 2 }, 'booking', ownNo);
	return errors.period?.key ?? priceMinor;
}

const gapRows = () => database.db.$count(stayRate, sql`${stayRate.gapPercent} is not null`);

it('an option on a gap can become a booking at its price, also when the nights beside it become free', async () => {
	expect(await told()).toBe('noPrice');
	await block('2027-02-13', '2027-02-22');
	const after = await block('2027-02-26', '2027-03-06');
	const minor = Math.floor((weekMinor * 4 * 90 + 350) / 700);
	expect(await told()).toBe(minor);

	const { id } = await insertAgentLead(database, {
		status: 'requestedOption',
		...GAP,
		subtotalMinor: minor,
		totalMinor: minor,
	});
	const { no, version } = await leadRow(database, id);
	await decideLead({ ctx: at('operator'), lead: { id, version }, decision: 'confirm' });
	expect([await told(no), await told()]).toEqual([minor, 'sold']);

	await endBlock({ ctx: at('operator'), block: after, isUndo: false });
	expect([await told(no), await told()]).toEqual([minor, 'sold']);

	await withdrawLead({ ctx: at('agent'), lead: { id, version: (await leadRow(database, id)).version } });
	expect(await told()).toBe('noPrice');
	expect(await gapRows()).toBe(0);
});

it('a gap that a lead gives back is sold again', async () => {
	await block('2027-02-13', '2027-02-22');
	await block('2027-02-26', '2027-03-06');
	const minor = await told();
	const { id } = await insertAgentLead(database, { status: 'requestedOption', ...GAP });
	const { version } = await leadRow(database, id);
	await decideLead({ ctx: at('operator'), lead: { id, version }, decision: 'confirm' });
	await withdrawLead({ ctx: at('agent'), lead: { id, version: version + 1 } });
	expect(await told()).toBe(minor);
});
