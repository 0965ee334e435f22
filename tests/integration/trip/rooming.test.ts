import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { lead, leadGuest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { guestRegistration, roomingList, roomingVersion } from '#db/schema/trip';
import { saveRoomingList } from '~/domain/lead/save-rooming-list.server';
import { newGuestId } from '~/domain/rooming/rooming-schema';
import { saveGuests } from '~/domain/trip/save-guests.server';
import { tellRoomingChanges } from '~/domain/trip/tell-rooming-changes.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const HOUR = 3_600_000;

async function booking(given: Partial<typeof lead.$inferInsert> = {}) {
	const { id } = await insertAgentLead(database, {
		...{ status: 'confirmedBooking', email: 'ada@thorne.example', origin: 'https://www.firnlicht.example', ...given },
	});
	const ctx = contextOf(database, 'agent');
	const { url } = await createTripLink({ ctx, leadId: id, kind: 'group' });
	const lead_ = await createTripLink({ ctx, leadId: id, kind: 'lead' });
	const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';
	return { id, group: tokenOf(url), lead: tokenOf(lead_.url) };
}

const named = (firstName: string) => ({ id: newGuestId(), firstName, lastName: 'Thorne', age: null, room: '1' });
const names = async () =>
	(await database.db.select().from(leadGuest).orderBy(asc(leadGuest.position))).map(({ firstName }) => firstName);
const mails = async () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.no));
const tell = (now: number) =>
	tellRoomingChanges({ db: database.db, now, settings: contextOf(database, 'agent').settings });

describe('the one rooming list (TRIP-5)', () => {
	it('loses nothing of 24 saves at once, each of another guest', async () => {
		const { group } = await booking({ pax: 24 });
		const guests = Array.from({ length: 24 }, (_, at) => named(`Guest ${String(at).padStart(2, '0')}`));
		const results = await Promise.all(
			guests.map((guest) =>
				saveGuests({ ctx: contextOf(database, null), token: group, form: 'rooming', seen: 0, guests: [guest] }),
			),
		);
		expect(results.map(({ outcome }) => outcome)).toEqual(guests.map(() => 'stored'));
		expect((await names()).sort()).toEqual(guests.map(({ firstName }) => firstName));
		const [list] = await database.db.select().from(roomingList);
		expect(list?.version).toBe(24);
	});

	it('is written once by a form that is sent 24 times at once', async () => {
		const { group } = await booking();
		const guest = named('Ida');
		await Promise.all(
			Array.from({ length: 24 }, () =>
				saveGuests({ ctx: contextOf(database, null), token: group, form: 'rooming', seen: 0, guests: [guest] }),
			),
		);
		expect(await names()).toEqual(['Ida']);
		expect((await database.db.select().from(roomingList))[0]?.version).toBe(1);
	});

	it('is the same for guests and agent: what one side has not seen is merged, what both have changed is named', async () => {
		const { id, group } = await booking();
		const ctx = contextOf(database, null);
		const [ida, per] = [named('Ida'), named('Per')];
		await saveGuests({ ctx, token: group, form: 'rooming', seen: 0, guests: [ida, per] });
		await saveRoomingList({
			...{ ctx: contextOf(database, 'agent'), lead: { id }, seen: 1 },
			guests: [{ ...ida, note: 'First time on skis' }, per],
		});
		const diets = { form: 'diets' as const, seen: 1, guests: [{ id: ida.id, diet: 'vegan' }] };
		expect(await saveGuests({ ctx, token: group, ...diets })).toMatchObject({ outcome: 'stored', version: 3 });
		const both = await saveGuests({
			...{ ctx, token: group, form: 'rooming', seen: 3 },
			guests: [{ ...ida, room: '2' }, per],
		});
		expect(both.outcome).toBe('stored');
		const late = await saveRoomingList({
			...{ ctx: contextOf(database, 'agent'), lead: { id }, seen: 3 },
			guests: [{ ...ida, note: 'First time on skis', diet: 'vegan', room: '3' }, per],
		});
		expect(late).toMatchObject({
			outcome: 'conflict',
			version: 4,
			conflicts: [{ id: ida.id, field: 'room', theirs: '2' }],
		});
		expect(await database.db.select().from(leadGuest).orderBy(asc(leadGuest.position))).toMatchObject([
			{ firstName: 'Ida', room: '2', note: 'First time on skis', diet: 'vegan' },
			{ firstName: 'Per' },
		]);
		const rows = await database.db.select().from(audit).where(eq(audit.action, 'lead.rooming-list-saved'));
		expect(rows.map(({ actor }) => actor)).toEqual(['anonymous', 'user_agent', 'anonymous', 'anonymous']);
	});

	it('refuses what cannot be, with the field, and writes nothing of it', async () => {
		const { group } = await booking();
		const ctx = contextOf(database, null);
		const result = await saveGuests({
			...{ ctx, token: group, form: 'rooming', seen: 0 },
			guests: [named('Ida'), { ...named('Per'), age: 44 }],
		});
		expect(result).toEqual({ outcome: 'invalid', errors: { '1.age': { key: 'ages' } } });
		expect(await names()).toEqual([]);
	});

	it('takes the registration data of a guest along who goes', async () => {
		const { group } = await booking();
		const ctx = contextOf(database, null);
		const [ida, per] = [named('Ida'), named('Per')];
		await saveGuests({ ctx, token: group, form: 'rooming', seen: 0, guests: [ida, per] });
		const [row] = await database.db.select({ no: lead.no }).from(lead);
		await database.db.insert(guestRegistration).values(
			[ida, per].map(({ id: guestId }) => ({
				...{ leadNo: row?.no ?? 0, guestId, country: 'AT', keyId: 'k', cipher: 'c', savedAt: NOW },
				purgeOn: '2034-01-01',
			})),
		);
		await saveGuests({ ctx, token: group, form: 'rooming', seen: 1, guests: [ida] });
		expect((await database.db.select().from(guestRegistration)).map(({ guestId }) => guestId)).toEqual([ida.id]);
		expect(await names()).toEqual(['Ida']);
	});

	it('is written by no one once the booking is cancelled or the link ended', async () => {
		const { group } = await booking();
		await database.db.update(lead).set({ status: 'cancelledBooking' });
		const ctx = contextOf(database, null);
		const save = (token: string) => saveGuests({ ctx, token, form: 'rooming', seen: 0, guests: [named('Ida')] });
		await expect(save(group)).rejects.toMatchObject({ reason: 'link-ended' });
		await expect(save('a'.repeat(26))).rejects.toMatchObject({ code: 'not-found' });
		expect(await database.db.select().from(roomingVersion)).toEqual([]);
	});
});

describe('the notice of a change (TRIP-5)', () => {
	it('reaches agent and property when guests have changed the list, once an hour with all that has changed since', async () => {
		const { group } = await booking();
		const save = (now: number, seen: number, firstName: string) =>
			saveGuests({
				...{ ctx: { ...contextOf(database, null), now }, token: group, form: 'rooming', seen },
				guests: [named(firstName)],
			});
		await save(NOW, 0, 'Ida');
		// Still typing.
		expect(await tell(NOW + 60_000)).toEqual({ told: 0 });
		const both = await Promise.all([tell(NOW + 180_000), tell(NOW + 180_000)]);
		expect(both.map(({ told }) => told).sort()).toEqual([0, 1]);
		const first = await mails();
		expect(first.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
			['rooming-agency-changed', 'agent@people.example'],
			['rooming-house-changed', 'rent@bergheim.example'],
		]);
		expect(first[0]?.plainText).toContain('Ida Thorne: new on the list');
		await save(NOW + 240_000, 0, 'Per');
		await save(NOW + 300_000, 0, 'Liv');
		expect(await tell(NOW + HOUR)).toEqual({ told: 0 });
		expect(await tell(NOW + HOUR + 240_000)).toEqual({ told: 1 });
		const [, , again] = await mails();
		expect(again?.plainText).toContain('Per Thorne: new on the list\nLiv Thorne: new on the list');
		expect(await mails()).toHaveLength(4);
	});

	it('reaches lead guest and property when the agent has, with the guest’s own page', async () => {
		const { id, lead: token } = await booking({ language: 'de' });
		await saveRoomingList({ ctx: contextOf(database, 'agent'), lead: { id }, seen: 0, guests: [named('Ida')] });
		await tell(NOW + 180_000);
		const sent = await mails();
		expect(sent.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
			['rooming-house-changed', 'rent@bergheim.example'],
			['rooming-guest-changed', 'ada@thorne.example'],
		]);
		expect(sent[1]?.subject).toContain('Gästeliste geändert');
		expect(sent[1]?.plainText).toContain(`/trips/${token}`);
		expect(sent[0]?.plainText).not.toContain(token);
	});

	it('is none before the booking, and none of what was written before it', async () => {
		const { id } = await insertAgentLead(database, { status: 'interest', origin: 'https://www.firnlicht.example' });
		await saveRoomingList({ ctx: contextOf(database, 'agent'), lead: { id }, seen: 0, guests: [named('Ida')] });
		await database.db.update(lead).set({ status: 'confirmedBooking' });
		expect(await tell(NOW + HOUR)).toEqual({ told: 0 });
		expect(await mails()).toEqual([]);
	});
});
