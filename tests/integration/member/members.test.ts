import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { teamInvitation } from '#db/schema/member';
import { session, user } from '#db/schema/user';
import { setUser } from '~/domain/administration/set-user.server';
import { removeMember, setMemberRank } from '~/domain/member/change-member.server';
import { handOverLeads } from '~/domain/member/hand-over.server';
import { inviteMember, revokeTeamInvitation } from '~/domain/member/invite-member.server';
import { listMembers } from '~/domain/member/list-members.server';
import { acceptTeamInvitation, openTeamInvitation } from '~/domain/member/team-invitation.server';
import { startSession } from '~/domain/session/start-session.server';
import type { Actor } from '~/domain/user/actor';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { NOW } from '../enquiry/enquiry-context';
import {
	contextOf,
	EVERYBODY,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
let people: (typeof user.$inferSelect)[];
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.update(user).set({ isOperatorManager: true }).where(eq(user.operatorNo, 1));
	people = await database.db.select().from(user);
});
beforeEach(async () => {
	const { db } = database;
	await forgetLeads(db);
	await db.delete(teamInvitation);
	await db.delete(mailOutbox);
	await emptyAudit(db);
	for (const row of people) await db.update(user).set(row).where(eq(user.no, row.no));
});
afterAll(() => database?.stop());

const MINUTE = 60_000;
const DAY = 86_400_000;
const as = (person: Person | null, now = NOW) => ({ ...contextOf(database, person), now });
const rowOf = async (person: string) => {
	const [row] = await database.db
		.select()
		.from(user)
		.where(eq(user.id, `user_${person}`));
	if (!row) throw new Error(`no ${person}`);
	return row;
};
const seen = async (person: Person) => {
	const { id, updatedAt } = await rowOf(person);
	return { id, updatedAt };
};
const names = async (person: Person) => (await listMembers(as(person))).members.map(({ name }) => name);
const mails = () => database.db.select().from(mailOutbox);
const settled = async (promises: Promise<unknown>[]) =>
	(await Promise.allSettled(promises)).map((each) =>
		each.status === 'fulfilled' ? 'done' : String(each.reason.reason),
	);

/** The token in the mail that was written last. */
async function tokenOfMail(): Promise<string> {
	const text = (await mails()).at(-1)?.plainText ?? '';
	return /team-invitation\/([\w-]{43})/.exec(text)?.[1] ?? '';
}

/** Someone who has just made an account. */
async function newcomer(name: string): Promise<Actor> {
	const values = {
		id: `user_${name}`,
		issuer: 'test',
		subject: name,
		email: `${name}@new.example`,
		role: 'agent' as const,
	};
	const [row] = await database.db
		.insert(user)
		.values({ ...values, updatedAt: NOW })
		.onConflictDoUpdate({ target: user.id, set: { agencyNo: null, operatorNo: null, role: 'agent' } })
		.returning();
	const { actor } = contextOf(database, 'stranger');
	if (!row || !actor) throw new Error('no account');
	return { ...actor, no: row.no, id: row.id, email: row.email, agency: null };
}

describe('the people of a team', () => {
	it('are shown to supervisors, to admins who act for the agency and to operators, each with their own alone', async () => {
		expect(await names('supervisor')).toEqual(
			['agent', 'colleague', 'lifestyle', 'supervisor'].sort((a, b) => a.localeCompare(b)),
		);
		expect(await names('operator')).toEqual(['operator']);
		const acting = await listMembers(contextOf(database, 'admin', { acting: 2 }));
		expect(acting.members.map(({ name }) => name)).toEqual(['stranger']);
		for (const person of EVERYBODY.filter((each) => !['supervisor', 'operator', 'otherOperator'].includes(each)))
			await expect(listMembers(as(person)), person).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('come with their rank and how many leads run', async () => {
		await insertAgentLead(database, { status: 'interest' });
		await insertAgentLead(database, { status: 'confirmedBooking' });
		await insertAgentLead(database, { status: 'cancelledBooking' });
		const { members, manages } = await listMembers(as('supervisor'));
		expect(manages).toBe(true);
		expect(members.map(({ name, rank, leads }) => [name, rank, leads])).toEqual([
			['agent', 'member', 2],
			['colleague', 'member', 0],
			['lifestyle', 'member', 0],
			['supervisor', 'manager', 0],
		]);
	});

	it('of an operator decide about it only where they are its managers', async () => {
		expect((await listMembers(as('operator'))).manages).toBe(true);
		expect((await listMembers(as('otherOperator'))).manages).toBe(false);
		const invite = inviteMember({ ctx: as('otherOperator'), email: 'a@b.example', rank: 'member' });
		await expect(invite).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('an invitation', () => {
	const invite = (now = NOW, email = 'New.Person@Work.example') =>
		inviteMember({ ctx: as('supervisor', now), email, rank: 'member' });

	it('is mailed with a link that is stored as a hash, and is open for 14 days', async () => {
		await invite();
		const [mail] = await mails();
		expect(mail).toMatchObject({ kind: 'team-invitation', toAddress: 'new.person@work.example' });
		const token = await tokenOfMail();
		expect(token).toHaveLength(43);
		const rows = await database.db.select().from(teamInvitation);
		expect(JSON.stringify(rows)).not.toContain(token);
		expect(await openTeamInvitation(as(null), token)).toMatchObject({
			state: 'open',
			team: 'Corvin & Lys',
			inviter: 'supervisor',
		});
		expect(await openTeamInvitation(as(null, NOW + 15 * DAY), token)).toMatchObject({ state: 'expired' });
		const [row] = await database.db.select().from(audit);
		expect(row).toMatchObject({ action: 'member.invited', actor: 'user_supervisor', subjectId: rows[0]?.id });
		expect(JSON.stringify(row)).not.toContain('work.example');
	});

	it('is refused for what is no address, for a member, and by people who do not decide', async () => {
		await expect(invite(NOW, 'no address')).rejects.toMatchObject({ reason: 'email' });
		await expect(invite(NOW, 'AGENT@people.example')).rejects.toMatchObject({ reason: 'member-already' });
		for (const person of EVERYBODY.filter((each) => each !== 'supervisor' && each !== 'operator'))
			await expect(
				inviteMember({ ctx: as(person), email: 'x@y.example', rank: 'manager' }),
				person,
			).rejects.toMatchObject({ code: 'forbidden' });
		expect(await mails()).toEqual([]);
	});

	it('sent 24 times at once is one mail; a later one replaces it', async () => {
		const outcomes = await settled(Array.from({ length: 24 }, () => invite()));
		expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
		expect(new Set(outcomes)).toEqual(new Set(['done', 'invited-already']));
		expect(await mails()).toHaveLength(1);
		const first = await tokenOfMail();
		await expect(invite(NOW + MINUTE / 2)).rejects.toMatchObject({ reason: 'invited-already' });
		await invite(NOW + 2 * MINUTE);
		const second = await tokenOfMail();
		expect(await openTeamInvitation(as(null), first)).toMatchObject({ state: 'revoked' });
		expect(await openTeamInvitation(as(null), second)).toMatchObject({ state: 'open' });
		expect((await listMembers(as('supervisor'))).invitations).toHaveLength(1);
	});

	it('is withdrawn by its own team alone', async () => {
		await invite();
		const [row] = await database.db.select().from(teamInvitation);
		const revoke = (person: Person) => revokeTeamInvitation({ ctx: as(person), id: row?.id ?? '' });
		await expect(revoke('operator')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await revoke('supervisor');
		expect(await openTeamInvitation(as(null), await tokenOfMail())).toMatchObject({ state: 'revoked' });
		const joining = acceptTeamInvitation({
			ctx: { ...as(null), actor: await newcomer('late') },
			token: await tokenOfMail(),
		});
		await expect(joining).rejects.toMatchObject({ reason: 'invitation-over' });
	});

	it('lets one of 24 accounts in', async () => {
		await invite();
		const token = await tokenOfMail();
		const accounts = await Promise.all(Array.from({ length: 24 }, (_, at) => newcomer(`many${at}`)));
		const outcomes = await settled(
			accounts.map((actor) => acceptTeamInvitation({ ctx: { ...as(null), actor }, token })),
		);
		expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
		expect(outcomes.filter((each) => each === 'invitation-over')).toHaveLength(23);
		expect(await names('supervisor')).toHaveLength(5);
		const winner = accounts[outcomes.indexOf('done')];
		expect(await openTeamInvitation({ ...as(null), actor: winner ?? null }, token)).toMatchObject({ state: 'joined' });
		expect(await openTeamInvitation(as(null), token)).toMatchObject({ state: 'used' });
	});

	it('makes a manager of an operator where it says so, and takes no account that is of a team', async () => {
		await inviteMember({ ctx: as('operator'), email: 'second@bergheim.example', rank: 'manager' });
		const token = await tokenOfMail();
		for (const person of ['agent', 'stranger', 'otherOperator', 'admin'] as const)
			await expect(acceptTeamInvitation({ ctx: as(person), token }), person).rejects.toMatchObject({
				reason: 'account-taken',
			});
		const actor = await newcomer('second');
		await acceptTeamInvitation({ ctx: { ...as(null), actor }, token });
		expect(await rowOf('second')).toMatchObject({
			role: 'operator',
			operatorNo: 1,
			isOperatorManager: true,
			agencyNo: null,
		});
		// The session was read before an agency took the account.
		await inviteMember({ ctx: as('operator'), email: 'third@bergheim.example', rank: 'member' });
		const stale = await newcomer('third');
		await database.db.update(user).set({ agencyNo: 2 }).where(eq(user.no, stale.no));
		const joining = acceptTeamInvitation({ ctx: { ...as(null), actor: stale }, token: await tokenOfMail() });
		await expect(joining).rejects.toMatchObject({ reason: 'account-taken' });
	});

	it('does not tell strangers of links that never were', async () => {
		await expect(openTeamInvitation(as(null), 'x'.repeat(43))).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('ranks', () => {
	const set = async (by: Person, person: Person, rank: 'member' | 'manager') =>
		setMemberRank({ ctx: as(by), member: await seen(person), rank });

	it('go up and down, and one manager stays', async () => {
		await expect(set('supervisor', 'supervisor', 'member')).rejects.toMatchObject({ reason: 'last-manager' });
		await set('supervisor', 'agent', 'manager');
		expect(await rowOf('agent')).toMatchObject({ role: 'supervisorAgent' });
		await set('supervisor', 'supervisor', 'member');
		expect(await rowOf('supervisor')).toMatchObject({ role: 'agent' });
		// The session still says supervisor; the database does not.
		await expect(set('supervisor', 'colleague', 'manager')).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('of two managers who demote each other at once, one stays', async () => {
		await set('supervisor', 'agent', 'manager');
		const promoted = as('agent');
		const [agent, supervisor] = [await seen('agent'), await seen('supervisor')];
		const actor = promoted.actor && { ...promoted.actor, role: 'supervisorAgent' as const };
		const outcomes = await settled([
			setMemberRank({ ctx: as('supervisor'), member: agent, rank: 'member' }),
			setMemberRank({ ctx: { ...promoted, actor }, member: supervisor, rank: 'member' }),
		]);
		const managers = (await database.db.select().from(user)).filter(
			({ agencyNo, role }) => agencyNo === 1 && role === 'supervisorAgent',
		);
		expect(managers.length).toBeGreaterThanOrEqual(1);
		expect(outcomes).toContain('done');
	});

	it('of lifestyle agents, of strangers and of what was changed meanwhile stay as they are', async () => {
		await expect(set('supervisor', 'lifestyle', 'manager')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await expect(set('supervisor', 'stranger', 'manager')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		const old = await seen('agent');
		await set('supervisor', 'agent', 'manager');
		await expect(setMemberRank({ ctx: as('supervisor'), member: old, rank: 'member' })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await expect(set('agent', 'colleague', 'manager')).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('leaving', () => {
	const remove = async (person: Person, to: string | null = null) =>
		removeMember({ ctx: as('supervisor'), member: await seen(person), to });

	it('takes rights and sessions, and needs a colleague for what runs', async () => {
		const running = await insertAgentLead(database, { status: 'confirmedOption' });
		const past = await insertAgentLead(database, { status: 'cancelledBooking' });
		await startSession(as(null), { userNo: 1 });
		await expect(remove('agent')).rejects.toMatchObject({ reason: 'colleague-needed' });
		await expect(remove('agent', 'user_stranger')).rejects.toMatchObject({ reason: 'no-such-colleague' });
		expect((await rowOf('agent')).agencyNo).toBe(1);
		await remove('agent', 'user_colleague');
		expect(await rowOf('agent')).toMatchObject({ agencyNo: null, role: 'agent' });
		expect(await database.db.select().from(session).where(eq(session.userNo, 1))).toEqual([]);
		expect((await leadRow(database, running.id)).userNo).toBe(2);
		expect((await leadRow(database, past.id)).userNo).toBe(1);
		expect((await mails()).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
			['team-leads', 'colleague@people.example'],
			['team-removed', 'agent@people.example'],
		]);
	});

	it('leaves no lead with a colleague who is removed at the same moment', async () => {
		for (let time = 0; time < 5; time++) {
			for (const row of people) await database.db.update(user).set(row).where(eq(user.no, row.no));
			await forgetLeads(database.db);
			const running = await insertAgentLead(database, { status: 'confirmedOption' });
			await settled([remove('agent', 'user_colleague'), remove('colleague', 'user_supervisor')]);
			const { userNo } = await leadRow(database, running.id);
			const [agent] = await database.db
				.select()
				.from(user)
				.where(eq(user.no, userNo ?? 0));
			expect(agent?.agencyNo).toBe(1);
		}
	});

	it('is not for oneself, for the last manager, or for people of others', async () => {
		await expect(remove('supervisor')).rejects.toMatchObject({ reason: 'own-membership' });
		await expect(remove('stranger')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		const byAdmin = removeMember({
			ctx: contextOf(database, 'admin', { acting: 1 }),
			member: await seen('supervisor'),
			to: null,
		});
		await expect(byAdmin).rejects.toMatchObject({ reason: 'last-manager' });
		expect(await mails()).toEqual([]);
	});
});

describe('handing over', () => {
	const handOver = (by: Person, from: string, to: string) =>
		handOverLeads({ ctx: as(by), from: `user_${from}`, to: `user_${to}` });

	it('gives running leads to a colleague, who is told, and changes nothing else of them', async () => {
		const booked = await insertAgentLead(database, { status: 'confirmedBooking', commissionMinor: 270_000 });
		const before = await leadRow(database, booked.id);
		await handOver('supervisor', 'agent', 'colleague');
		const after = await leadRow(database, booked.id);
		expect(after).toEqual({ ...before, userNo: 2, updatedAt: NOW });
		expect(await mails()).toMatchObject([{ kind: 'team-leads', toAddress: 'colleague@people.example' }]);
		expect(await database.db.select().from(audit)).toMatchObject([
			{ action: 'member.leadsHandedOver', subjectId: 'user_agent', detail: { to: 'user_colleague' } },
		]);
	});

	it('is refused to strangers, and by people who do not decide', async () => {
		await insertAgentLead(database, { status: 'interest' });
		await expect(handOver('supervisor', 'agent', 'stranger')).rejects.toMatchObject({ reason: 'no-such-colleague' });
		await expect(handOver('supervisor', 'stranger', 'agent')).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		for (const person of ['agent', 'colleague', 'lifestyle', 'operator', 'stranger'] as const)
			await expect(handOver(person, 'agent', 'colleague'), person).rejects.toMatchObject({ code: 'forbidden' });
		expect((await database.db.select().from(lead)).map(({ userNo }) => userNo)).toEqual([1]);
	});
});

describe('an admin', () => {
	const setOperator = async (person: Person) =>
		setUser({
			ctx: contextOf(database, 'admin'),
			user: await seen(person),
			role: 'operator',
			agencyId: null,
			operatorKey: 'talheim',
			capabilities: [],
			isAdminMeant: false,
		});

	it('makes the first person of an operator its manager, and the next ones not', async () => {
		await setOperator('customer');
		expect(await rowOf('customer')).toMatchObject({ operatorNo: 2, isOperatorManager: true });
		await setOperator('waiting');
		expect(await rowOf('waiting')).toMatchObject({ operatorNo: 2, isOperatorManager: false });
		// What is saved again stays.
		await setOperator('customer');
		expect(await rowOf('customer')).toMatchObject({ isOperatorManager: true });
	});
});
