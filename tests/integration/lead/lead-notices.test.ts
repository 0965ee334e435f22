import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { plainDate } from '~/domain/date/plain-date';
import { answerRequest } from '~/domain/lead/answer-request.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { expireOptions } from '~/domain/lead/expire-options.server';
import { endingOptions, remindOptions } from '~/domain/lead/remind-options.server';
import { requestChange } from '~/domain/lead/request-change.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { withdrawLead } from '~/domain/lead/withdraw-lead.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { askOption, contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const HOUR = 3_600_000;
const today = plainDate('2026-11-20');
const mails = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.no);

/** New notifications since the last call: kind and recipient. */
async function told(): Promise<string[]> {
	const rows = await mails();
	await database.db.delete(mailOutbox);
	return rows.map(({ kind, toAddress }) => `${kind} ${toAddress}`).sort();
}

const decide = (person: Person, input: { id: string; version: number }, decision: 'confirm' | 'decline' | 'cancel') =>
	decideLead({ ctx: contextOf(database, person), lead: input, decision });

const AGENT = 'agent@people.example';
const OPERATOR = 'rent@bergheim.example';
const TEAM = 'team@demo-gold.example';

describe('recipients of notifications', () => {
	it('of an option that is asked for, confirmed, ends within a day and expires', async () => {
		const result = await takeOption({
			ctx: contextOf(database, 'agent'),
			about: { propertyId: 'prop_aurikel' },
			input: {
				firstName: 'Ada',
				lastName: 'Thorne',
				checkIn: '2027-02-20',
				checkOut: '2027-02-27',
				serviceLevel: 'catered',
				pax: 4,
			},
			expected: {},
			clientKey: null,
			onOtherBody: 'create',
			vault: null,
		});
		if (result.outcome !== 'stored') throw new Error(result.outcome);
		expect(await told()).toEqual([
			`lead-agent-optionRequested ${AGENT}`,
			`lead-operator-optionRequested ${OPERATOR}`,
			`lead-team-optionRequested ${TEAM}`,
		]);
		await decide('operator', result, 'confirm');
		expect(await told()).toEqual([`lead-agent-optionConfirmed ${AGENT}`, `lead-team-optionConfirmed ${TEAM}`]);

		const { db } = database;
		expect(await remindOptions({ db, now: NOW })).toEqual({ reminded: 0 });
		const soon = NOW + 49 * HOUR;
		const runs = await Promise.all([remindOptions({ db, now: soon }), remindOptions({ db, now: soon })]);
		expect(runs.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
		expect(await told()).toEqual([`lead-agent-optionExpiring ${AGENT}`]);
		expect((await leadRow(database, result.id)).version).toBe(2);

		await expireOptions({ db, today, now: NOW + 72 * HOUR });
		expect(await told()).toEqual([
			`lead-agent-optionExpired ${AGENT}`,
			`lead-operator-optionExpired ${OPERATOR}`,
			`lead-team-optionExpired ${TEAM}`,
		]);
	});

	it('of an option that follows, and of those who wait in vain', async () => {
		const first = await askOption(database);
		const second = await askOption(database, { agencyNo: 2, userNo: 5 });
		await decide('admin', first, 'confirm');
		expect(await told()).toEqual([`lead-agent-optionConfirmed ${AGENT}`, `lead-operator-optionConfirmed ${OPERATOR}`]);
		const third = await askOption(database);
		await withdrawLead({ ctx: contextOf(database, 'agent'), lead: { ...first, version: 2 } });
		const kinds = (await told()).map((line) => line.split(' ')[0]);
		expect(kinds.filter((kind) => kind?.endsWith('optionPromoted'))).toHaveLength(3);
		expect(kinds.filter((kind) => kind?.endsWith('optionCancelled'))).toHaveLength(3);
		await decide('operator', { ...second, version: 2 }, 'confirm');
		expect(await told()).toEqual([
			`lead-agent-bookingConfirmed stranger@people.example`,
			`lead-agent-optionDeclined ${AGENT}`,
			`lead-team-bookingConfirmed ${TEAM}`,
		]);
		expect((await leadRow(database, third.id)).status).toBe('declinedOption');
	});

	it('of a change that is asked for and answered', async () => {
		const held = await insertAgentLead(database, { status: 'requestedBooking' });
		const requested = await requestChange({ ctx: contextOf(database, 'agent'), lead: held, input: { pax: 2 } });
		if (requested.outcome !== 'stored') throw new Error(requested.outcome);
		expect(await told()).toHaveLength(3);
		const ctx = contextOf(database, 'operator');
		await answerRequest({ ctx, requestId: requested.requestId, version: requested.version, decision: 'decline' });
		expect(await told()).toEqual([`lead-agent-changeDeclined ${AGENT}`, `lead-team-changeDeclined ${TEAM}`]);
		expect(ctx.wakes()).toBe(1);
	});

	it('go to no one for a visitor’s lead or a refused transition', async () => {
		const visitors = await insertAgentLead(database, { status: 'requestedBooking', agencyNo: null, userNo: null });
		await decide('admin', visitors, 'confirm');
		const late = await insertAgentLead(database, { status: 'requestedBooking' });
		await expect(decide('admin', late, 'confirm')).rejects.toMatchObject({ reason: 'no-longer-available' });
		expect(await told()).toEqual([]);
	});
});

describe('a notice', () => {
	it('is in the lead’s brand with its agency’s design for every actor, and belongs to its lead', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption', language: 'de' });
		await decideLead({
			ctx: contextOf(database, 'admin', { brandKey: 'consumer' }),
			lead: requested,
			decision: 'decline',
		});
		const [row] = await mails();
		expect(row).toMatchObject({ brandKey: 'demo-gold', fromName: 'Goldgrat Concierge', toAddress: AGENT });
		expect(row?.html).toContain('#5b1628');
		expect(row?.subject).toContain('Ihre Option wurde abgelehnt');
		expect(row?.html).toContain('https://agents.example/partner/dashboard?lead=');
		const [stored] = await database.db.select().from(lead);
		expect(row?.leadNo).toBe(stored?.no);
	});

	it('of a short option is no second one within the day', async () => {
		const requested = await insertAgentLead(database, { status: 'requestedOption' });
		await decideLead({
			ctx: contextOf(database, 'admin'),
			lead: requested,
			decision: 'confirm',
			expiresAt: NOW + 5 * HOUR,
		});
		expect(await remindOptions({ db: database.db, now: NOW + HOUR })).toEqual({ reminded: 0 });
	});

	it('costs a look into an index in the minute without any', async () => {
		const { sql, params } = endingOptions(database.db, NOW).toSQL();
		const { rows } = await database.db.$client.execute({
			sql: `explain query plan ${sql}`,
			args: params as (string | number)[],
		});
		expect(rows[0]?.detail).toBe('SEARCH lead USING INDEX lead_expiry (status=? AND expires_at>? AND expires_at<?)');
	});
});
