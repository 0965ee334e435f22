import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { leadGuest } from '#db/schema/lead';
import { deleteInterest } from '~/domain/lead/delete-interest.server';
import { saveRoomingList } from '~/domain/lead/save-rooming-list.server';
import { updateLead } from '~/domain/lead/update-lead.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from './agent-workspace';
import { forgetLeads } from './lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

type Input = { id: string; version: number };
const update = (lead: Input, input: object, person: Person | null = 'agent', expected = {}) =>
	updateLead({ ctx: contextOf(database, person), lead, input, expected, vault: null });
const remove = (lead: Input, person: Person | null = 'agent') =>
	deleteInterest({ ctx: contextOf(database, person), lead });
const room = (lead: { id: string }, guests: object[], person: Person | null = 'agent', seen = 0) =>
	saveRoomingList({ ctx: contextOf(database, person), lead, guests, seen });
const interest = (given = {}) =>
	insertAgentLead(database, { status: 'interest', clientNationality: 'British', ...given });

describe('an interest', () => {
	it('is changed by its agency, with the figures of the new period', async () => {
		const saved = await interest();
		const week = { checkIn: '2027-02-06', checkOut: '2027-02-13' };
		expect(await update(saved, { ...week, firstName: 'Grace', pax: 3 })).toEqual({
			outcome: 'stored',
			version: 2,
			status: 'interest',
		});
		expect(await leadRow(database, saved.id)).toMatchObject({
			...week,
			clientFirstName: 'Grace',
			clientLastName: 'Thorne',
			pax: 3,
			subtotalMinor: 3_000_000,
			commissionMinor: 375_000,
		});
	});

	it('says which figures hold now, and is changed once of two at the same moment', async () => {
		const saved = await interest();
		expect(await update(saved, { pax: 2 }, 'agent', { subtotalMinor: 1 })).toMatchObject({
			outcome: 'changed',
			quote: { subtotalMinor: 3_200_000 },
		});
		const both = await Promise.allSettled([update(saved, { pax: 2 }), update(saved, { pax: 3 })]);
		expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const result of both)
			if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'changed-meanwhile' });
		expect(await database.db.select().from(audit)).toHaveLength(1);
	});

	it('is put away, and is nowhere from then on; nothing else is', async () => {
		const saved = await interest();
		await expect(remove(saved, 'stranger')).rejects.toMatchObject({ code: 'not-found' });
		await remove(saved);
		expect((await leadRow(database, saved.id)).deletedAt).toBe(NOW);
		await expect(remove(saved)).rejects.toMatchObject({ code: 'not-found' });
		await expect(update({ ...saved, version: 2 }, { pax: 2 })).rejects.toMatchObject({ code: 'not-found' });
		const option = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(remove(option)).rejects.toMatchObject({ reason: 'no-such-move' });
	});
});

describe('an option or a booking', () => {
	it.each(['requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'] as const)(
		'%s: client and references change, the stay does not',
		async (status) => {
			const lead = await insertAgentLead(database, { status });
			expect(await update(lead, { lastName: 'Hopper', tls: '4711', comments: 'Vegetarian' })).toMatchObject({
				version: 2,
			});
			expect(await leadRow(database, lead.id)).toMatchObject({
				status,
				clientLastName: 'Hopper',
				bookingReference: '4711',
				comments: 'Vegetarian',
				subtotalMinor: 2_700_000,
			});
			await expect(update({ ...lead, version: 2 }, { pax: 9 })).rejects.toMatchObject({ reason: 'ask-for-change' });
			expect(await update({ ...lead, version: 2 }, { pax: 4, firstName: 'Ada' })).toMatchObject({ outcome: 'stored' });
		},
	);

	it('stays as it is once it has ended', async () => {
		const lead = await insertAgentLead(database, { status: 'cancelledOption' });
		await expect(update(lead, { lastName: 'Hopper' })).rejects.toMatchObject({ reason: 'no-such-move' });
		await expect(room(lead, [])).rejects.toMatchObject({ reason: 'no-such-move' });
	});
});

describe('fields that no client may send', () => {
	it('do not count', async () => {
		const saved = await interest();
		await update(saved, {
			status: 'confirmedBooking',
			agencyNo: 2,
			commissionMinor: 9,
			isNegotiatedPrice: true,
			lastName: 'X',
		});
		expect(await leadRow(database, saved.id)).toMatchObject({
			status: 'interest',
			agencyNo: 1,
			commissionMinor: 400_000,
			isNegotiatedPrice: false,
		});
	});
});

describe('the rooming list', () => {
	const GUESTS = [
		{ firstName: 'Ada', lastName: 'Thorne', room: 'Suite' },
		{ firstName: 'Tom', lastName: 'Thorne', age: 7, note: 'Nut allergy' },
	];

	it('is written whole, in its order, in the place of the old one', async () => {
		const lead = await insertAgentLead(database, { status: 'confirmedBooking' });
		await room(lead, GUESTS);
		await room(lead, [...GUESTS].reverse(), 'supervisor', 1);
		expect(await database.db.select().from(leadGuest).orderBy(leadGuest.position)).toMatchObject([
			{ firstName: 'Tom', age: 7, note: 'Nut allergy', room: null },
			{ firstName: 'Ada', age: null, room: 'Suite' },
		]);
		expect(await room(lead, [{ firstName: 'Ada', lastName: ' ' }], 'agent', 2)).toEqual({
			outcome: 'invalid',
			errors: { '0.lastName': { key: 'lastName' } },
		});
		// Typed over a list without guests, it takes none off.
		expect(await room(lead, [])).toEqual({ outcome: 'same', version: 2 });
		await room(lead, [], 'agent', 2);
		expect(await database.db.select().from(leadGuest)).toEqual([]);
	});
});

describe('every other user', () => {
	it.each(['stranger'] as const)('%s finds it', async (person) => {
		const saved = await interest();
		await expect(update(saved, { pax: 2 }, person)).rejects.toMatchObject({ code: 'not-found' });
		await expect(room(saved, [], person)).rejects.toMatchObject({ code: 'not-found' });
	});

	it.each([null, 'admin', 'operator', 'customer', 'waiting'] as const)('%s may', async (person) => {
		const saved = await interest();
		await expect(update(saved, { pax: 2 }, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(remove(saved, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(room(saved, [], person)).rejects.toMatchObject({ code: 'forbidden' });
	});
});
