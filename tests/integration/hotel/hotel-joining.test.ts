import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { hotel, hotelInvitation } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { user } from '#db/schema/user';
import { askToJoin } from '~/domain/hotel/joining/ask-to-join.server';
import { confirmJoining, refuseJoining, revokeInvitation } from '~/domain/hotel/joining/decide-joining.server';
import { fillInJoining } from '~/domain/hotel/joining/fill-in-joining.server';
import { type JoiningView, listJoinings } from '~/domain/hotel/joining/list-joinings.server';
import { inviteNewHotel, resendInvitation } from '~/domain/hotel/network/invite-new-hotel.server';
import { openInvitation } from '~/domain/hotel/open-invitation.server';
import { loadActorOfSubject } from '~/domain/session/load-actor.server';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

const DAY_MS = 86_400_000;
const FILLED_IN = {
	...{ fullName: 'Ida Moos', position: 'Director', email: 'ida@aurelio.example', phone: null },
	...{ category: '5star' as const, countryCode: 'AT', street: 'Tannberg 130, 6764' },
	...{ hotelName: 'Hotel Aurelio', city: 'Lech', rooms: 19, website: null, note: 'We open on 4 December.' },
};

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [{ key: 'aurelio', name: 'Hotel Aurelio Lech', place: 'courchevel' }]);
});
beforeEach(async () => {
	const { db } = database;
	await db.delete(hotelInvitation);
	await db.delete(mailOutbox);
	await emptyAudit(db);
	await db.delete(user).where(eq(user.issuer, 'joining'));
	await db.update(hotel).set({ hasToBeInvited: true, isChatEnabled: false, street: null });
});
afterAll(() => database?.stop());

const mails = () => database.db.select().from(mailOutbox);

/** An account that has just been made at the issuer. */
async function newAccount(subject: string) {
	const made = { role: 'agent' as const, createdAt: NOW, updatedAt: NOW };
	await database.db
		.insert(user)
		.values({ id: `user_${subject}`, issuer: 'joining', subject, email: `${subject}@aurelio.example`, ...made });
	return async () => {
		const actor = await loadActorOfSubject(database.db, {
			...{ issuer: 'joining', subject, pictureBaseUrl: '', now: NOW, rule: 'off' },
			proof: { acr: null, amr: null, authenticatedAt: null },
		});
		return { ...contextOf(database, null), actor };
	};
}

/** An invitation by the agent: its id and the token of its link. */
async function invited() {
	const input = {
		...{ hotel: 'Hotel Aurelio', city: 'Lech', contactName: 'Ida Moos', contactEmail: 'ida@aurelio.example' },
		message: '',
	};
	const { id } = await inviteNewHotel({ ctx: contextOf(database, 'agent'), input });
	return { id, token: await lastToken() };
}

async function lastToken(): Promise<string> {
	const all = await mails();
	return /\/hotel-invitation\/([\w-]{43})/.exec(all.at(-1)?.plainText ?? '')?.[1] ?? '';
}

const fillIn = (token: string, given: { now?: number } = {}) =>
	fillInJoining({ ctx: contextOf(database, null, given), token, joining: FILLED_IN });
const stateOf = async (token: string, actor: Awaited<ReturnType<typeof loadActorOfSubject>> = null, now = NOW) =>
	(await openInvitation({ ...contextOf(database, null, { now }), actor }, token)).state;
const listed = async (view: JoiningView) =>
	(await listJoinings({ ctx: contextOf(database, 'admin'), view, after: null })).rows;

/** As far as waiting for an admin. */
async function waiting(subject = 'ida') {
	const account = await newAccount(subject);
	const invitation = await invited();
	await fillIn(invitation.token);
	await askToJoin({ ctx: await account(), token: invitation.token });
	return { ...invitation, account };
}

describe('an invited hotel', () => {
	it('joins by itself: form, account, confirmation, and its desk is open', async () => {
		const account = await newAccount('ida');
		const { id, token } = await invited();
		expect(await stateOf(token)).toBe('open');
		await fillIn(token);
		expect(await stateOf(token)).toBe('started');
		await askToJoin({ ctx: await account(), token });
		expect(await stateOf(token, (await account()).actor)).toBe('pending');
		expect(await stateOf(token)).toBe('used');
		expect((await account()).actor).toMatchObject({
			role: 'customer',
			hotelId: null,
			firstName: 'Ida',
			lastName: 'Moos',
		});
		await confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'hotel_aurelio' });
		expect((await account()).actor).toMatchObject({ role: 'customer', hotelId: 'hotel_aurelio' });
		expect(await stateOf(token, (await account()).actor)).toBe('joined');
		expect(await database.db.select().from(hotel)).toMatchObject([
			{ hasToBeInvited: false, isChatEnabled: true, street: 'Tannberg 130, 6764' },
		]);
		const toTeam = (await mails()).find(({ kind }) => kind === 'hotel-joining-team')?.plainText;
		for (const said of ['5 Star', 'Tannberg 130, 6764', 'Lech', 'Austria']) expect(toTeam).toContain(said);
		expect((await mails()).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
			['hotel-invitation', 'ida@aurelio.example'],
			['hotel-joining', 'ida@aurelio.example'],
			['hotel-joining-team', expect.stringContaining('@')],
			['hotel-joining', 'ida@aurelio.example'],
			['hotel-joined-agent', 'agent@people.example'],
		]);
		expect((await database.db.select().from(audit)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
			['hotel.joiningAsked', id],
			['hotel.joined', id],
		]);
	});

	it('sees its own form again until somebody asks by it, and then nobody does', async () => {
		const { token } = await invited();
		await fillIn(token);
		const open = () => openInvitation(contextOf(database, null), token);
		expect((await open()).fields).toMatchObject({
			...{ fullName: 'Ida Moos', rooms: '19', category: '5star', country: 'AT', street: 'Tannberg 130, 6764' },
		});
		await askToJoin({ ctx: await (await newAccount('ida'))(), token });
		expect((await open()).fields).toMatchObject({ fullName: '', email: '', note: '' });
	});

	it('is refused with a reason, which only its account reads', async () => {
		const { id, token, account } = await waiting();
		const ctx = contextOf(database, 'admin');
		await expect(refuseJoining({ ctx, id, reason: ' ' })).rejects.toMatchObject({ reason: 'reason-needed' });
		await refuseJoining({ ctx, id, reason: 'We do not work in Lech yet.' });
		const actor = (await account()).actor;
		expect(actor).toMatchObject({ role: 'agent', hotelId: null });
		expect(await openInvitation({ ...contextOf(database, null), actor }, token)).toMatchObject({
			state: 'refused',
			reason: 'We do not work in Lech yet.',
		});
		expect(await openInvitation(contextOf(database, null), token)).toMatchObject({ state: 'used', reason: null });
		expect((await mails()).at(-1)?.plainText).toContain('We do not work in Lech yet.');
	});
});

describe('the link', () => {
	it('works once', async () => {
		const { token } = await waiting();
		await expect(fillIn(token)).rejects.toMatchObject({ reason: 'invitation-over' });
		const other = await (await newAccount('otto'))();
		await expect(askToJoin({ ctx: other, token })).rejects.toMatchObject({ reason: 'invitation-over' });
	});

	it('lets one of two accounts in that ask at once', async () => {
		const accounts = await Promise.all(['ida', 'otto'].map(newAccount));
		const { token } = await invited();
		await fillIn(token);
		const both = await Promise.allSettled(accounts.map(async (account) => askToJoin({ ctx: await account(), token })));
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect((await mails()).length).toBe(3);
	});

	it('is over after 14 days, and when an admin withdraws it', async () => {
		const { id, token } = await invited();
		const late = NOW + 15 * DAY_MS;
		expect(await stateOf(token, null, late)).toBe('expired');
		await expect(fillIn(token, { now: late })).rejects.toMatchObject({ reason: 'invitation-over' });
		await revokeInvitation({ ctx: contextOf(database, 'admin'), id });
		expect(await stateOf(token)).toBe('revoked');
		await expect(fillIn(token)).rejects.toMatchObject({ reason: 'invitation-over' });
		const again = revokeInvitation({ ctx: contextOf(database, 'admin'), id });
		await expect(again).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('that an admin sends again is a new one in the agent’s name', async () => {
		const { id, token } = await invited();
		await revokeInvitation({ ctx: contextOf(database, 'admin'), id });
		await resendInvitation({ ctx: contextOf(database, 'admin', { now: NOW + 1 }), id });
		const [, mail] = await mails();
		expect(mail).toMatchObject({ replyTo: 'agent@people.example', toAddress: 'ida@aurelio.example' });
		expect(mail?.plainText).toContain('agent of Corvin & Lys');
		await expect(stateOf(token)).rejects.toMatchObject({ code: 'not-found' });
		expect(await stateOf(await lastToken())).toBe('open');
	});

	it('is not sent again once somebody has asked by it', async () => {
		const { id } = await waiting();
		const again = resendInvitation({ ctx: contextOf(database, 'admin', { now: NOW + 1 }), id });
		await expect(again).rejects.toMatchObject({ reason: 'joined-already' });
	});
});

describe('an account', () => {
	it.each(['agent', 'admin', 'operator'] as const)('of somebody else does not ask: %s', async (person) => {
		const { token } = await invited();
		await fillIn(token);
		const asking = askToJoin({ ctx: contextOf(database, person), token });
		await expect(asking).rejects.toMatchObject({ reason: 'account-taken' });
		expect(await stateOf(token)).toBe('started');
	});

	it('asks for one hotel at a time', async () => {
		const { account } = await waiting();
		await database.db.update(hotelInvitation).set({ hotelName: 'Another' });
		const { token } = await invited();
		await fillIn(token);
		await expect(askToJoin({ ctx: await account(), token })).rejects.toMatchObject({ reason: 'account-taken' });
	});

	it('is needed, and a form that is filled in', async () => {
		const account = await newAccount('ida');
		const { token } = await invited();
		await expect(askToJoin({ ctx: await account(), token })).rejects.toMatchObject({ reason: 'invitation-over' });
		await expect(askToJoin({ ctx: contextOf(database, null), token })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('that has joined an agency meanwhile is not let in', async () => {
		const { id } = await waiting();
		await database.db.update(user).set({ agencyNo: 1 }).where(eq(user.subject, 'ida'));
		const confirming = confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'hotel_aurelio' });
		await expect(confirming).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		expect(await database.db.select().from(hotel)).toMatchObject([{ hasToBeInvited: true }]);
	});
});

describe('the administration', () => {
	it('lists who waits with the hotels that it could be, and what is open and decided', async () => {
		const { id } = await waiting();
		expect(await listed('waiting')).toMatchObject([
			{
				id,
				state: 'pending',
				joining: {
					...{ fullName: 'Ida Moos', category: '5star', countryCode: 'AT', street: 'Tannberg 130, 6764' },
					account: { email: 'ida@aurelio.example', isVerified: false },
				},
				candidates: [{ id: 'hotel_aurelio' }],
				...{ canBeSent: false, canBeRevoked: false },
			},
		]);
		expect(await listed('open')).toEqual([]);
		const wrong = confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'hotel_none' });
		await expect(wrong).rejects.toMatchObject({ reason: 'no-such-hotel' });
		await confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'Hotel Aurelio Lech' });
		expect(await listed('waiting')).toEqual([]);
		expect(await listed('decided')).toMatchObject([{ id, state: 'joined', hotelId: 'hotel_aurelio' }]);
		const twice = confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'hotel_aurelio' });
		await expect(twice).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('changes no street that the catalogue knows', async () => {
		const { id } = await waiting();
		await database.db.update(hotel).set({ street: 'Dorf 1, 6764' });
		await confirmJoining({ ctx: contextOf(database, 'admin'), id, hotelId: 'hotel_aurelio' });
		expect(await database.db.select().from(hotel)).toMatchObject([{ street: 'Dorf 1, 6764' }]);
	});

	it('is for admins alone', async () => {
		const { id } = await waiting();
		const verbs = (person: Person) => {
			const ctx = contextOf(database, person);
			return [
				() => listJoinings({ ctx, view: 'all', after: null }),
				() => confirmJoining({ ctx, id, hotelId: 'hotel_aurelio' }),
				() => refuseJoining({ ctx, id, reason: 'No.' }),
				() => revokeInvitation({ ctx, id }),
				() => resendInvitation({ ctx, id }),
			];
		};
		for (const person of EVERYBODY) {
			if (person === 'admin') continue;
			for (const verb of verbs(person)) await expect(verb()).rejects.toMatchObject({ code: 'forbidden' });
		}
		expect(await listed('waiting')).toHaveLength(1);
	});
});
