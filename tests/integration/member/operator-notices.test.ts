import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import { operatorNoticeChoice, operatorNoticeOff } from '#db/schema/member';
import { OPERATOR_NOTICES } from '#db/schema/trade-enums';
import { user } from '#db/schema/user';
import { takeOption } from '~/domain/lead/take-option.server';
import { operatorNoticeOf } from '~/domain/mail/outbox/operator-mail.server';
import { readOperatorNotices, saveOperatorNotices } from '~/domain/notice/operator-notices.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const HOUSE = 'rent@bergheim.example';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	const { db } = database;
	await db.delete(operatorNoticeChoice);
	await db.delete(operatorNoticeOff);
	await db.update(user).set({ role: 'operator', operatorNo: 1, lockedAt: null }).where(eq(user.id, 'user_operator'));
});
afterAll(() => database?.stop());

const as = (person: Person) => contextOf(database, person);
const choose = (mine: (typeof OPERATOR_NOTICES)[number][], off: (typeof OPERATOR_NOTICES)[number][] = []) =>
	saveOperatorNotices({ ctx: as('operator'), mine, off });

/** An agent asks for an option; to whom the operator's mails about it go. */
async function told(): Promise<string[]> {
	const { db } = database;
	await forgetLeads(db);
	await db.delete(mailOutbox);
	const asked = await takeOption({
		...{ ctx: as('agent'), about: { propertyId: 'prop_aurikel' } },
		input: {
			...{ firstName: 'Ada', lastName: 'Thorne', checkIn: '2027-02-20', checkOut: '2027-02-27' },
			...{ serviceLevel: 'catered', pax: 4 },
		},
		...{ expected: {}, clientKey: null, onOtherBody: 'create' as const, vault: null },
	});
	if (asked.outcome !== 'stored') throw new Error(asked.outcome);
	const mails = await db.select().from(mailOutbox).where(like(mailOutbox.kind, 'lead-operator-%'));
	expect(new Set(mails.flatMap(({ id, messageId }) => [id, messageId])).size).toBe(2 * mails.length);
	expect(mails.every(({ subject, html }) => subject === mails[0]?.subject && html === mails[0]?.html)).toBe(true);
	return mails.map(({ toAddress }) => toAddress).sort();
}

describe('the mails to an operator', () => {
	it('go to its address until its people choose them', async () => {
		expect(await told()).toEqual([HOUSE]);
		await choose(['requests']);
		expect(await told()).toEqual(['operator@people.example', HOUSE]);
		await choose(['changes', 'calendars']);
		expect(await told()).toEqual([HOUSE]);
	});

	it('leave the address only for someone who gets them', async () => {
		await choose(['requests'], ['requests']);
		expect(await told()).toEqual(['operator@people.example']);
		await choose([], [...OPERATOR_NOTICES]);
		expect(await told()).toEqual([HOUSE]);
		await choose(['requests'], ['requests']);
		await database.db.update(user).set({ lockedAt: 1 }).where(eq(user.id, 'user_operator'));
		expect(await told()).toEqual([HOUSE]);
		await database.db.update(user).set({ lockedAt: null, operatorNo: 2 }).where(eq(user.id, 'user_operator'));
		expect(await told()).toEqual([HOUSE]);
	});

	it('go to the address once where a person has the same', async () => {
		const own = { email: HOUSE };
		await database.db.update(user).set(own).where(eq(user.id, 'user_operator'));
		await choose(['requests']);
		expect(await told()).toEqual([HOUSE]);
		await choose(['requests'], ['requests']);
		expect(await told()).toEqual([HOUSE]);
		await database.db.update(user).set({ email: 'operator@people.example' }).where(eq(user.id, 'user_operator'));
	});

	it('are chosen by an operator’s people for themselves, and switched off for their own operator', async () => {
		await choose(['requests'], ['calendars']);
		const group = (which: string, isMine: boolean, isOff: boolean) => ({ group: which, isMine, isOff });
		expect(await readOperatorNotices(as('operator'))).toEqual({
			address: HOUSE,
			groups: [group('requests', true, false), group('changes', false, false), group('calendars', false, true)],
		});
		expect((await readOperatorNotices(as('otherOperator')))?.groups.some(({ isMine, isOff }) => isMine || isOff)).toBe(
			false,
		);
		for (const person of EVERYBODY.filter((each) => !/operator/i.test(each))) {
			expect(await readOperatorNotices(as(person))).toBeNull();
			await expect(saveOperatorNotices({ ctx: as(person), mine: ['requests'], off: [] })).rejects.toMatchObject({
				code: 'forbidden',
			});
		}
	});
});

test.each([
	['lead-operator-optionRequested', 'requests'],
	['lead-operator-changeRequested', 'requests'],
	['lead-operator-bookingCancelled', 'changes'],
	['channel-clash', 'calendars'],
	['lead-agent-optionRequested', null],
	['lead-team-optionRequested', null],
])('%s is of %s', (kind, group) => {
	expect(operatorNoticeOf(kind)).toBe(group);
});
