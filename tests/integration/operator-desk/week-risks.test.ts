import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishCatalogue } from '#db/derived/publish';
import { brand } from '#db/schema/brand';
import { conciergeJob } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { noticeSetting } from '#db/schema/member';
import { operatorCheck, operatorRisk } from '#db/schema/operator-risk';
import { picture, propertyPicture } from '#db/schema/picture';
import { property } from '#db/schema/property';
import { OPERATOR_RISKS } from '#db/schema/trade-enums';
import { BrandSet } from '~/domain/brand/brand-set';
import { setKnownBrands } from '~/domain/brand/known-brands';
import { addDays } from '~/domain/date/plain-date';
import { listDeskProperties } from '~/domain/operator-desk/list-desk-properties.server';
import { checkOperators, checkOwnProperties } from '~/domain/operator-desk/today/check-operators.server';
import { listWeekRisks } from '~/domain/operator-desk/today/list-week-risks.server';
import { findRisks } from '~/domain/operator-desk/today/risk-finders.server';
import type { RiskKind } from '~/domain/operator-desk/today/week-risk';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	setKnownBrands(new BrandSet(1, BRAND_PROFILES));
	const { db } = database;
	await db.$client.batch(
		[
			"insert into property_text (property_no, language, summary, general_markdown) values (1, 'en', 'A', 'B'), (1, 'de', 'C', 'D')",
			{ sql: 'update stay_rate set check_out = ? where stay_no = 4', args: [addDays(at().today, 200)] },
			{ sql: 'update stay set check_out = ? where no = 4', args: [addDays(at().today, 200)] },
		],
		'write',
	);
	await db.insert(brand).values({ key: 'default', name: 'Partner', teamEmail: 'team@partner.example' });
	await db.insert(picture).values({ hash: 'aa', width: 1, height: 1, dominantColour: '#000000', sourceType: 'jpg' });
});
afterAll(() => database?.stop());
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.delete(operatorRisk);
	await database.db.delete(operatorCheck);
});

const at = (person: Person = 'operator', later = 0) => {
	const ctx = contextOf(database, person, { may: person === 'admin' ? ['catalogue'] : [] });
	return { ...ctx, now: ctx.now + later, waitUntil: (promise: Promise<unknown>) => void behind.push(promise) };
};
const behind: Promise<unknown>[] = [];
const run = (...statements: string[]) => database.db.$client.batch(statements, 'write');
const check = (later = 0) => checkOwnProperties({ ctx: at('operator', later) });
const read = (person: Person = 'operator', later = 0) => listWeekRisks({ ctx: at(person, later) });
const kinds = async (later = 0) => (await read('operator', later))?.risks.map(({ kind }) => kind);
const night = (later = DAY) =>
	checkOperators({
		...{ db: database.db, today: at().today, now: at().now + later },
		settings: { BRAND_ORIGINS: new Map([['*', 'https://{brand}.example']]) },
	});
const mails = () => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'operator-risks'));

async function lead(given: Parameters<typeof insertAgentLead>[1]) {
	const { id } = await insertAgentLead(database, given);
	return leadRow(database, id);
}

const CALENDAR = `insert into channel_calendar (no, id, property_no, name, address, created_by, created_at, next_at, read_at)
	values (1, 'cal_1', 1, 'Chaletwelt', 'https://a.example', 'user_1', 0, 0, 0)`;

/** How each kind comes about, what is told of it, and how it is mended. */
const KINDS: Record<RiskKind, { make: () => Promise<unknown>; told: object; mend: () => Promise<unknown> }> = {
	clash: {
		make: async () => {
			const { no, checkIn } = await lead({ status: 'confirmedBooking' });
			await run(
				CALENDAR.replace('0, 0, 0)', `0, 0, ${at().now})`),
				`insert into night_block (no, id, property_no, check_in, check_out, kind, reason, created_by) values (1, 'b', 1, '${checkIn}', '2027-02-27', 'channel', 'Chaletwelt', 'user_1')`,
				`insert into channel_stay (block_no, calendar_no, key) values (1, 1, 'k')`,
				`insert into property_night (property_no, night, lead_no) values (1, '${checkIn}', ${no})`,
			);
		},
		told: { calendar: 'Chaletwelt', lastName: 'Thorne', checkIn: '2027-02-20' },
		mend: () => run(`update channel_stay set settled_at = 1, settled_by = 'user_1'`),
	},
	option: {
		make: () => lead({ status: 'confirmedOption', expiresAt: at().now + 6 * DAY }),
		told: { lastName: 'Thorne', property: 'Chalet Aurikel', expiresAt: expect.any(Number) },
		mend: () => run(`update lead set expires_at = ${at().now + 9 * DAY}`),
	},
	stale: {
		make: () => run(CALENDAR),
		told: { calendar: 'Chaletwelt', readAt: 0 },
		mend: () => run(`update channel_calendar set read_at = ${at().now}`),
	},
	registration: {
		make: async () => {
			await run(`update place set country_code = 'FR'`);
			await publishCatalogue(database.db, { now: at().now });
		},
		told: { country: 'FR', number: null, until: null },
		mend: async () => {
			await run(`update property set registration_number = '73227 000012 A1'`);
			await publishCatalogue(database.db, { now: at().now });
		},
	},
	job: {
		make: async () => {
			const { no } = await lead({ status: 'confirmedBooking' });
			await database.db.insert(conciergeJob).values({
				...{ id: 'job_1', leadNo: no, position: 1, brandKey: 'demo-gold', state: 'requested', kind: 'transfer' },
				...{ nameEn: 'Transfer', nameDe: 'Fahrt', unit: 'job', day: addDays(at().today, 3), currency: 'EUR' },
				...{
					requestedBy: 'guest',
					updatedAt: 0,
					priceMinor: 100,
					netMinor: 90,
					freeUntil: 1,
					owedMinor: 0,
					owedNetMinor: 0,
				},
			});
		},
		told: { nameEn: 'Transfer', nameDe: 'Fahrt', lastName: 'Thorne' },
		mend: () => run(`update concierge_job set state = 'confirmed'`),
	},
	instalment: {
		make: async () => {
			const { no } = await lead({ status: 'confirmedBooking' });
			await run(`insert into instalment (id, lead_no, position, brand_key, kind, due_date, currency, minor)
				values ('inst_1', ${no}, 1, 'demo-gold', 'final', '${addDays(at().today, -1)}', 'EUR', 100)`);
		},
		told: { dueDate: '2026-11-19', lastName: 'Thorne' },
		mend: () => run('update instalment set received_minor = 100'),
	},
	mail: {
		make: async () => {
			const { no } = await lead({ status: 'requestedBooking' });
			await run(`insert into mail_outbox (id, message_id, brand_key, kind, from_name, from_address, to_address, subject, html, plain_text, state,
				next_attempt_at, created_at, lead_no) values ('m', 'm', 'demo-gold', 'lead-agent-x', '', '', 'a@b.example', '', '', '', 'dead', 0, ${at().now - HOUR}, ${no})`);
		},
		told: { lastName: 'Thorne', property: 'Chalet Aurikel' },
		mend: () => run(`update mail_outbox set state = 'sent'`),
	},
	prices: {
		make: () =>
			run(`insert into stay_rule (property_no, first_night, last_night, shortest_stay, arrival_days, departure_days)
				values (1, '2027-07-01', '2027-08-31', 7, 127, 127)`),
		told: { season: ['2027-07-01', '2027-08-31'], lastDay: '2027-06-08' },
		mend: () => run('delete from stay_rule'),
	},
	texts: {
		make: () => run(`delete from property_text where language = 'de'`),
		told: { language: 'de', propertyId: 'prop_aurikel' },
		mend: () =>
			run(`insert into property_text (property_no, language, summary, general_markdown) values (1, 'de', 'C', 'D')`),
	},
	pictures: {
		make: () =>
			database.db.insert(propertyPicture).values({ propertyNo: 1, position: 0, pictureHash: 'aa', file: 'a.jpg' }),
		told: { count: 1, propertyId: 'prop_aurikel' },
		mend: () => run(`update property_picture set alt_en = 'The house'`),
	},
};

async function clean() {
	await run(
		...['concierge_job', 'instalment', 'channel_stay', 'property_night', 'night_block', 'channel_calendar'].map(
			(table) => `delete from ${table}`,
		),
		...['stay_rule', 'property_picture', 'mail_outbox'].map((table) => `delete from ${table}`),
		`update place set country_code = 'AT'`,
		'update property set registration_number = null',
	);
	await publishCatalogue(database.db, { now: at().now });
}

describe.each(Object.entries(KINDS))('%s', (kind, { make, told, mend }) => {
	it('is found by a check, and gone at once when it is mended', async () => {
		await clean();
		await check();
		expect(await kinds()).toEqual([]);
		await make();
		// Nights that two have sold wait for no check.
		expect(await kinds()).toEqual(kind === 'clash' ? [kind] : []);
		await check(1);
		expect((await read())?.risks).toMatchObject([{ kind, ...told }]);
		expect((await read('otherOperator'))?.risks).toEqual([]);
		await mend();
		expect(await kinds()).toEqual([]);
		await check(2);
		expect(await database.db.select().from(operatorRisk)).toEqual([]);
		await clean();
	});
});

describe('a check', () => {
	beforeEach(clean);

	it('is made for who has none yet, and again behind a page when it is older than an hour', async () => {
		await KINDS.stale.make();
		expect(await read()).toMatchObject({
			checkedAt: at().now,
			risks: [{ kind: 'stale' }],
			properties: 1,
			hasMore: false,
		});
		await read('operator', HOUR);
		expect(behind).toEqual([]);
		expect((await read('operator', HOUR + 1))?.checkedAt).toBe(at().now);
		await Promise.all(behind.splice(0));
		expect((await read('operator', HOUR + 1))?.checkedAt).toBe(at().now + HOUR + 1);
	});

	it('is for operators alone', async () => {
		expect(await read('admin')).toBeNull();
		for (const person of ['admin', 'agent', 'customer'] as const)
			await expect(checkOwnProperties({ ctx: at(person) })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('shows two of a kind, and says that there are more', async () => {
		await database.db.insert(property).values(
			Array.from({ length: 9 }, (_, index) => ({
				...{ no: 10 + index, id: `prop_${index}`, key: `k${index}`, slug: `s${index}`, name: `House ${index}` },
				...{ propertyType: 'chalet' as const, placeNo: 1, operatorNo: 1, currency: 'EUR' as const, updatedAt: 0 },
			})),
		);
		await check();
		const page = await read();
		expect(page?.risks.map(({ kind }) => kind)).toEqual(['prices', 'prices', 'texts', 'texts']);
		expect(page).toMatchObject({ properties: 10, hasMore: true });
		await database.db.delete(property).where(sql`no >= 10`);
		expect(await read()).toMatchObject({ risks: [], properties: 1 });
	});

	it('of 24 at once finds the same', async () => {
		await KINDS.stale.make();
		await Promise.all(Array.from({ length: 24 }, (_, index) => check(index)));
		expect(await database.db.select().from(operatorRisk)).toHaveLength(1);
	});

	it('at night mails what is new and urgent once, not at first, and not to who has switched it off', async () => {
		await KINDS.stale.make();
		expect(await night()).toEqual({ checked: 1 });
		expect(await mails()).toEqual([]);
		await KINDS.registration.make();
		await KINDS.option.make();
		await Promise.all([night(2 * DAY), night(2 * DAY + 1)]);
		expect(await mails()).toMatchObject([
			{
				toAddress: 'operator@people.example',
				subject: 'Chalet Aurikel: its registration number is missing: nothing of it is sold',
			},
		]);
		await night(3 * DAY);
		expect(await mails()).toHaveLength(1);
		await KINDS.registration.mend();
		await night(4 * DAY);
		await run('update property set registration_number = null');
		await publishCatalogue(database.db, { now: at().now });
		const no = 7;
		await database.db.insert(noticeSetting).values({ userNo: no, group: 'risks', isShown: true, isMailed: false });
		await night(5 * DAY);
		expect(await mails()).toHaveLength(1);
		await database.db.delete(noticeSetting);
	});

	it('names an unregistered property in the list of properties', async () => {
		const listed = async () =>
			(await listDeskProperties({ ctx: at('operator'), input: { words: '', after: 0 } })).properties;
		await KINDS.registration.make();
		expect(await listed()).toMatchObject([{ isUnregistered: true }]);
		await KINDS.registration.mend();
		expect(await listed()).toMatchObject([{ isUnregistered: false }]);
	});
});

it.each(OPERATOR_RISKS)('a page reads what is stored of %s, and no table from end to end', async (kind) => {
	const { sql: text, args } = findRisks(
		kind,
		{ operatorNo: 1, today: at().today, now: at().now },
		{ limit: 6, isStored: true },
	);
	const { rows } = await database.db.$client.execute({ sql: `explain query plan ${text}`, args });
	const scans = rows.map(({ detail }) => String(detail)).filter((step) => /^SCAN (?!\(|json_each|r$|u$)/.test(step));
	expect(scans.filter((step) => !/USING (COVERING )?INDEX|CONSTANT|subquery/i.test(step))).toEqual([]);
});
