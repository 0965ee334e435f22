import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hotelInvitation } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { invitationHash } from '~/domain/hotel/hotel-invitation';
import { inviteSalesContact } from '~/domain/hotel/invite-sales-contact.server';
import { inviteNewHotel, sendInvitationAgain } from '~/domain/hotel/network/invite-new-hotel.server';
import { listInvitations } from '~/domain/hotel/network/list-invitations.server';
import { openInvitation } from '~/domain/hotel/open-invitation.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

const DAY_MS = 86_400_000;
const HOTEL = {
	hotel: 'Hotel Aurelio',
	city: 'Lech',
	contactName: 'Ida Moos',
	contactEmail: 'ida@aurelio.example',
	message: 'We have three families for February.',
};

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.delete(hotelInvitation);
	await database.db.delete(mailOutbox);
});
afterAll(() => database?.stop());

type Given = Parameters<typeof contextOf>[2];

const invite = (person: Person, input: Partial<typeof HOTEL> = {}, given: Given = {}) =>
	inviteNewHotel({ ctx: contextOf(database, person, given), input: { ...HOTEL, ...input } });
const again = (person: Person, id: string, now = NOW + DAY_MS) =>
	sendInvitationAgain({ ctx: contextOf(database, person, { now }), id });
const list = async (person: Person, now = NOW) =>
	(await listInvitations({ ctx: contextOf(database, person, { now }), after: null })).rows;
const mails = () => database.db.select().from(mailOutbox);
const tokenIn = (text = '') => /\/hotel-invitation\/([\w-]{43})/.exec(text)?.[1] ?? '';

describe('an invitation', () => {
	it('is a record with the hash of its token, and a mail in the agency’s brand with the link', async () => {
		const ctx = contextOf(database, 'agent');
		const { id } = await inviteNewHotel({ ctx, input: HOTEL });
		const [mail] = await mails();
		const [stored] = await database.db.select().from(hotelInvitation);
		const token = tokenIn(mail?.plainText);
		expect(mail).toMatchObject({
			brandKey: 'demo-gold',
			kind: 'hotel-invitation',
			fromName: ctx.brand.name,
			toAddress: 'ida@aurelio.example',
			replyTo: 'agent@people.example',
		});
		expect(mail?.plainText).toContain('We have three families for February.');
		expect(stored).toMatchObject({ id, agencyNo: 1, userNo: 1, city: 'Lech', openedAt: null });
		expect(stored?.tokenHash).toBe(await invitationHash(token));
		expect(JSON.stringify(stored)).not.toContain(token);
		expect(ctx.wakes()).toBe(1);
	});

	it('is one per person and hotel while it is valid, for all users of the agency', async () => {
		await invite('agent');
		const twice = { hotel: 'HOTEL AURELIO', contactEmail: 'Ida@Aurelio.example' };
		for (const person of ['agent', 'colleague'] as const)
			await expect(invite(person, twice)).rejects.toMatchObject({ code: 'conflict', reason: 'invited-already' });
		await invite('stranger');
		await invite('agent', {}, { now: NOW + 32 * DAY_MS });
		expect((await mails()).length).toBe(3);
	});

	it('sent twice at once is written once', async () => {
		const both = await Promise.allSettled([invite('agent'), invite('agent')]);
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect((await mails()).length).toBe(1);
	});

	it('is refused beyond the limit, and nothing of it is stored', async () => {
		const given = { visitor: 'hasty', limit: 1 };
		await invite('agent', {}, given);
		await expect(invite('agent', { hotel: 'Other' }, given)).rejects.toMatchObject({ code: 'too-many-requests' });
		expect([(await list('agent')).length, (await mails()).length]).toEqual([1, 1]);
	});
});

describe('the list', () => {
	it('has the invitations of the whole agency and of no other, with their state', async () => {
		const first = await invite('agent');
		const second = await invite('colleague', { hotel: 'Other' }, { now: NOW + 5 });
		await invite('stranger', { hotel: 'Theirs' });
		await database.db.update(hotelInvitation).set({ openedAt: NOW }).where(eq(hotelInvitation.id, second.id));
		const states = async (now: number) => (await list('supervisor', now)).map(({ id, state }) => [id, state]);
		expect(await states(NOW)).toEqual([
			[second.id, 'opened'],
			[first.id, 'sent'],
		]);
		expect(await states(NOW + 32 * DAY_MS)).toEqual([
			[second.id, 'expired'],
			[first.id, 'expired'],
		]);
		expect((await list('stranger')).map(({ hotelName }) => hotelName)).toEqual(['Theirs']);
	});

	it('is for the trade alone', async () => {
		const open: Person[] = ['agent', 'colleague', 'supervisor', 'lifestyle', 'stranger'];
		for (const person of EVERYBODY) {
			const requested = [() => list(person), () => invite(person, { hotel: person }), () => again(person, 'nothing')];
			for (const ask of requested) {
				const code = await ask().then(
					() => 'done',
					(error) => String(error.code),
				);
				expect([person, code === 'forbidden']).toEqual([person, !open.includes(person)]);
			}
		}
	});
});

describe('sent again', () => {
	it('it has a new link and a new end, and is the actor’s', async () => {
		const { id } = await invite('agent');
		const [before] = await database.db.select().from(hotelInvitation);
		await again('colleague', id);
		const rows = await database.db.select().from(hotelInvitation);
		expect(rows).toMatchObject([{ id, userNo: 2, createdAt: NOW + DAY_MS, city: 'Lech' }]);
		expect(rows[0]?.expiresAt).toBe((before?.expiresAt ?? 0) + DAY_MS);
		const [, mail] = await mails();
		expect(rows[0]?.tokenHash).toBe(await invitationHash(tokenIn(mail?.plainText)));
		expect(rows[0]?.tokenHash).not.toBe(before?.tokenHash);
	});

	it('it says the same', async () => {
		const { id } = await invite('agent');
		await again('agent', id);
		const [first = '', second = ''] = (await mails()).map(({ plainText }) => plainText);
		expect(second.replace(tokenIn(second), tokenIn(first))).toBe(first);
		await again('colleague', id, NOW + 2 * DAY_MS);
		expect((await mails())[2]?.plainText).toContain(HOTEL.message);
	});

	it('repeats the first mail to a contact of a sales team', async () => {
		await insertHotels(database, [{ key: 'larch', name: 'Le Mélèze Blanc', place: 'courchevel' }]);
		const contact = { name: 'Ida Moos', email: 'ida@meleze.example' };
		await inviteSalesContact({ ctx: contextOf(database, 'agent'), hotelId: 'hotel_larch', contact });
		const [invited] = await list('agent');
		await again('agent', invited?.id ?? '');
		const [first, second] = await mails();
		expect([second?.kind, second?.subject]).toEqual([first?.kind, first?.subject]);
		const words = (text = '') => text.replace(tokenIn(text), '');
		expect(words(second?.plainText)).toBe(words(first?.plainText));
	});

	it('ends the link of before; the new one is opened, and the agency sees that', async () => {
		const { id } = await invite('agent');
		await again('agent', id);
		const [first, second] = (await mails()).map(({ plainText }) => tokenIn(plainText));
		const at = NOW + DAY_MS;
		const open = async (token = '') => {
			const told: Promise<unknown>[] = [];
			const ctx = {
				...contextOf(database, null, { now: at }),
				waitUntil: (promise: Promise<unknown>) => told.push(promise),
			};
			const opened = await openInvitation(ctx, token);
			await Promise.all(told);
			return opened;
		};
		await expect(open(first)).rejects.toMatchObject({ code: 'not-found' });
		expect(await open(second)).toMatchObject({ hotelName: 'Hotel Aurelio', contactName: 'Ida Moos', picture: null });
		expect(await list('colleague', at)).toMatchObject([{ id, state: 'opened', changedAt: at, canBeSent: false }]);
	});

	it('goes out once a day, also when two ask at once', async () => {
		const { id } = await invite('agent');
		await expect(again('agent', id, NOW + 1)).rejects.toMatchObject({ reason: 'sent-today' });
		const both = await Promise.allSettled([again('agent', id), again('colleague', id)]);
		expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect((await mails()).length).toBe(2);
	});

	it('is not there for another agency', async () => {
		const { id } = await invite('agent');
		await expect(again('stranger', id)).rejects.toMatchObject({ code: 'not-found' });
		expect((await mails()).length).toBe(1);
	});
});
