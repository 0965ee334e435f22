import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadGuest, leadRequest } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { trip } from '#db/schema/trip';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { leadScope } from '~/domain/lead/lead-scope';
import { requestChange } from '~/domain/lead/request-change.server';
import { type BookingFilter, readBookingFilter } from '~/domain/operator-desk/bookings/booking-filter';
import {
	BOOKINGS_PER_PAGE,
	exportBookings,
	listBookings,
	numbersQuery,
} from '~/domain/operator-desk/bookings/list-bookings.server';
import { readBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import { loadDaySheet } from '~/domain/operator-desk/day/load-day-sheet.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	askOption,
	contextOf,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.delete(nightBlock);
	await forgetLeads(database.db);
});
afterAll(() => database?.stop());

const at = (person: Person | null = 'operator', may: Parameters<typeof contextOf>[2] = {}) =>
	contextOf(database, person, may);
const filterOf = (query = '') => readBookingFilter(new URLSearchParams(query));
const list = (query = '', person: Person = 'operator') => listBookings({ ctx: at(person), filter: filterOf(query) });
const ids = async (query = '') => (await list(query)).rows.map(({ id }) => id);

/** A booking of 27,000 with a markup of 3,000, of which the client has paid a third. */
async function paidBooking() {
	const asked = await insertAgentLead(database, {
		markupMinor: 300_000,
		agreedTerms: {
			payments: [
				{ kind: 'prepayment', dueDate: '2026-11-24', minor: 1_350_000 },
				{ kind: 'final', dueDate: '2027-01-20', minor: 1_350_000 },
			],
			cancellation: [],
			deposit: { kind: 'unknown', minor: null, currency: null, date: null },
		},
	});
	await decideLead({ ctx: at(), lead: asked, decision: 'confirm' });
	await recordPayment({
		ctx: at('admin', { may: ['money'] }),
		leadId: asked.id,
		...{ minor: 1_000_000, receivedOn: '2026-11-19', key: crypto.randomUUID() },
	});
	return asked.id;
}

describe('the list', () => {
	it('shows each state by itself, the next arrival first, and of what is over the last', async () => {
		const { today } = at();
		const days = (from: number) => ({ checkIn: addDays(today, from), checkOut: addDays(today, from + 7) });
		const later = await insertAgentLead(database, { status: 'confirmedBooking', ...days(40) });
		const next = await insertAgentLead(database, { status: 'confirmedBooking', ...days(10) });
		const longAgo = await insertAgentLead(database, { status: 'confirmedBooking', ...days(-60) });
		const ago = await insertAgentLead(database, { status: 'confirmedBooking', ...days(-20) });
		const option = await insertAgentLead(database, { status: 'confirmedOption', expiresAt: NOW + 1, ...days(80) });
		const asked = await insertAgentLead(database, { status: 'requestedBooking', ...days(90) });
		const ended = await insertAgentLead(database, { status: 'declinedOption', ...days(90) });
		await insertAgentLead(database, { status: 'interest', ...days(90) });
		expect(await ids()).toEqual([next.id, later.id]);
		expect(await ids('order=newest')).toEqual([next.id, later.id]);
		expect(await ids('state=past')).toEqual([ago.id, longAgo.id]);
		expect(await ids('state=options')).toEqual([option.id]);
		expect(await ids('state=requests')).toEqual([asked.id]);
		expect(await ids('state=ended')).toEqual([ended.id]);
		expect(await ids('state=all')).toHaveLength(7);
		expect((await list()).waiting).toEqual({ requests: 1, options: 1 });
	});

	it('is found by guest, agency, property and numbers, each word of them', async () => {
		const ada = await insertAgentLead(database, {
			...{
				status: 'confirmedBooking',
				clientFirstName: 'Ada',
				clientLastName: 'von Lovelace',
				bookingReference: 'TLS77',
			},
		});
		const grace = await insertAgentLead(database, {
			...{ status: 'confirmedBooking', clientFirstName: 'Grace', clientLastName: 'O%er', agencyNo: 2 },
		});
		const { bookingNumber } = await leadRow(database, ada.id);
		for (const words of [
			'love',
			'ada lovelace',
			'tls77',
			bookingNumber,
			bookingNumber.slice(3).toLowerCase(),
			'corvin',
		])
			expect([words, await ids(`q=${encodeURIComponent(words)}`)]).toEqual([words, [ada.id]]);
		expect(await ids('q=nordlicht')).toEqual([grace.id]);
		expect(await ids(`q=${encodeURIComponent('O%')}`)).toEqual([grace.id]);
		expect((await ids('q=aurikel')).toSorted()).toEqual([ada.id, grace.id].toSorted());
		expect(await ids('q=love+nordlicht')).toEqual([]);
	});

	it('goes on behind the last row of a page, by arrival and by number', async () => {
		for (let at = 0; at < BOOKINGS_PER_PAGE + 5; at += 1)
			await insertAgentLead(database, { status: 'confirmedBooking', checkIn: '2027-02-20', checkOut: '2027-02-27' });
		for (const query of ['', 'order=newest', 'state=all']) {
			const first = await list(query);
			expect(first.rows).toHaveLength(BOOKINGS_PER_PAGE);
			const second = await list(`${query}&after=${first.next}`);
			expect(second.next).toBeNull();
			const all = [...first.rows, ...second.rows].map(({ id }) => id);
			expect(new Set(all).size).toBe(BOOKINGS_PER_PAGE + 5);
		}
	});

	it('says what is paid and open in the operator’s own prices', async () => {
		const id = await paidBooking();
		const { rows } = await list();
		// The client owes 30,000 and has paid 10,000; of 27,000 that is 9,000.
		expect(rows).toMatchObject([
			{ id, totalMinor: 2_700_000, money: { paidMinor: 900_000, openMinor: 1_800_000, nextDue: '2026-11-24' } },
		]);
		for (const hidden of ['markup', '3000000', '1000000']) expect(JSON.stringify(rows)).not.toContain(hidden);
	});

	it('is of the operator’s own properties, and in the file too', async () => {
		const { id } = await insertAgentLead(database, { status: 'confirmedBooking' });
		expect((await exportBookings({ ctx: at(), filter: filterOf() })).map((row) => row.id)).toEqual([id]);
		expect((await list('', 'otherOperator')).rows).toEqual([]);
		expect(await exportBookings({ ctx: at('otherOperator'), filter: filterOf() })).toEqual([]);
		for (const person of ['agent', 'supervisor', 'customer', 'admin'] as const) {
			await expect(list('', person)).rejects.toMatchObject({ code: 'forbidden' });
			await expect(exportBookings({ ctx: at(person), filter: filterOf() })).rejects.toMatchObject({
				code: 'forbidden',
			});
		}
		const team = await listBookings({ ctx: at('admin', { may: ['catalogue'] }), filter: filterOf() });
		expect(team.rows).toHaveLength(1);
	});

	it.each<Partial<BookingFilter>>([{}, { state: 'ended' }, { state: 'past' }, { order: 'newest' }])(
		'is read from its index alone: %o',
		async (given) => {
			const page = { filter: { ...filterOf(), ...given }, from: null, limit: BOOKINGS_PER_PAGE };
			const { sql, params } = numbersQuery(at(), leadScope(at()), page).toSQL();
			const { rows } = await database.db.$client.execute({
				sql: `explain query plan ${sql}`,
				args: params as (string | number)[],
			});
			const plan = rows.map(({ detail }) => String(detail)).join('\n');
			expect(plan).toContain('USING COVERING INDEX lead_desk');
		},
	);
});

describe('the page of a booking', () => {
	it('shows money in the operator’s prices, and nothing of markup, payments and links', async () => {
		const id = await paidBooking();
		const booking = await readBooking({ ctx: at(), leadId: id });
		expect(booking.instalments).toMatchObject([
			{ minor: 1_350_000, receivedMinor: 900_000, openMinor: 450_000, state: 'partlyPaid' },
			{ minor: 1_350_000, receivedMinor: 0, openMinor: 1_350_000, state: 'planned' },
		]);
		const text = JSON.stringify(booking);
		for (const hidden of ['markup', '300000', '3000000', '1500000', 'cardToken', 'cc_'])
			expect(text).not.toContain(hidden);
	});

	it('shows who waits behind an option, in their turn, and who has the nights around', async () => {
		const held = await askOption(database);
		await decideLead({ ctx: at(), lead: held, decision: 'confirm' });
		const second = await askOption(database, { agencyNo: 2, clientLastName: 'Second' });
		const third = await askOption(database, { clientLastName: 'Third' });
		const next = await insertAgentLead(database, { checkIn: '2027-02-27', checkOut: '2027-03-06' });
		await decideLead({ ctx: at(), lead: next, decision: 'confirm' });
		await database.db.insert(nightBlock).values({
			...{ id: 'block_1', propertyNo: 1, checkIn: '2027-02-13', checkOut: '2027-02-20', reason: 'New boiler' },
			createdBy: 'user_operator',
		});
		const { line, around } = await readBooking({ ctx: at(), leadId: held.id });
		expect(line.map(({ id, place, agency }) => [id, place, agency])).toEqual([
			[second.id, 1, 'Nordlicht Reisen'],
			[third.id, 2, 'Corvin & Lys'],
		]);
		expect(around.map(({ kind, id }) => [kind, id])).toEqual([
			['block', 'block_1'],
			['confirmedBooking', next.id],
		]);
	});

	it('names a guest’s address only without an agency, while the booking is confirmed and 30 days after', async () => {
		const contact = { email: 'ada@guests.example', phone: '+43 1 234' };
		const guestOf = async (given: Parameters<typeof insertAgentLead>[1]) => {
			const { id } = await insertAgentLead(database, { ...contact, ...given });
			const { email, phone } = (await readBooking({ ctx: at(), leadId: id })).guest;
			return { email, phone };
		};
		const none = { email: null, phone: null };
		const alone = { agencyNo: null, userNo: null, status: 'confirmedBooking' } as const;
		const { today } = at();
		const left = (days: number) => ({ checkIn: addDays(today, -days - 7), checkOut: addDays(today, -days) });
		expect(await guestOf(alone)).toEqual(contact);
		expect(await guestOf({ ...alone, ...left(30) })).toEqual(contact);
		expect(await guestOf({ ...alone, ...left(31) })).toEqual(none);
		expect(await guestOf({ ...alone, status: 'requestedBooking' })).toEqual(none);
		expect(await guestOf({ ...alone, status: 'cancelledBooking' })).toEqual(none);
		expect(await guestOf({ status: 'confirmedBooking' })).toEqual(none);
	});

	it('shows a requested change with what accepting it would mean, and how it was answered', async () => {
		const asked = await insertAgentLead(database);
		const { version } = await decideLead({ ctx: at(), lead: asked, decision: 'confirm' });
		const input = { checkIn: '2027-02-27', checkOut: '2027-03-06', comments: 'A week later, please.' };
		await requestChange({ ctx: at('agent'), lead: { id: asked.id, version }, input });
		const { requests } = await readBooking({ ctx: at(), leadId: asked.id });
		expect(requests).toMatchObject([
			{
				requestComments: 'A week later, please.',
				subtotalMinor: 2_700_000,
				outcome: { stay: { checkIn: '2027-02-27' }, isTaken: false, subtotalMinor: 3_300_000 },
			},
		]);
		await database.db.update(leadRequest).set({ state: 'declined', decidedBy: 'user_operator', decidedAt: NOW });
		const after = await readBooking({ ctx: at(), leadId: asked.id });
		expect(after.requests).toEqual([]);
		expect(after.answered).toMatchObject([{ state: 'declined', by: 'operator', person: 'operator' }]);
	});

	it('is not found by another operator, as an interest, or at all by others', async () => {
		const { id } = await insertAgentLead(database, { status: 'confirmedBooking' });
		const interest = await insertAgentLead(database, { status: 'interest' });
		await expect(readBooking({ ctx: at('otherOperator'), leadId: id })).rejects.toMatchObject({ code: 'not-found' });
		await expect(readBooking({ ctx: at(), leadId: interest.id })).rejects.toMatchObject({ code: 'not-found' });
		for (const person of ['agent', 'supervisor', 'lifestyle', 'customer', 'admin', null] as const)
			await expect(readBooking({ ctx: at(person), leadId: id })).rejects.toMatchObject({ code: 'forbidden' });
	});
});

describe('the day sheet', () => {
	it('tells who comes, is there and leaves, with guests, times and needs, and no prices', async () => {
		const day = plainDate('2027-02-20');
		const arrives = await insertAgentLead(database, { status: 'confirmedBooking', cots: 1, petDetails: 'A dog' });
		const leaves = await insertAgentLead(database, {
			...{ status: 'confirmedBooking', checkIn: '2027-02-13', checkOut: '2027-02-20' },
		});
		const there = await insertAgentLead(database, {
			...{ status: 'confirmedBooking', checkIn: '2027-02-18', checkOut: '2027-02-25', propertyNo: 1 },
		});
		await insertAgentLead(database, { status: 'confirmedOption', expiresAt: NOW + 1 });
		const { no } = await leadRow(database, arrives.id);
		await database.db.insert(trip).values({ leadNo: no, arrivalTime: '16:30', updatedAt: NOW });
		await database.db
			.insert(leadGuest)
			.values({ leadNo: no, position: 0, firstName: 'Ada', lastName: 'Thorne', diet: 'No nuts' });
		const sheet = await loadDaySheet({ ctx: at(), day });
		expect(sheet.arrivals).toMatchObject([
			{ id: arrives.id, arrivalTime: '16:30', cots: 1, petDetails: 'A dog', guests: [{ diet: 'No nuts' }] },
		]);
		expect(sheet.stays.map(({ id }) => id)).toEqual([there.id]);
		expect(sheet.departures).toMatchObject([{ id: leaves.id, isFollowed: true }]);
		expect(JSON.stringify(sheet)).not.toContain('Minor');
		const other = await loadDaySheet({ ctx: at('otherOperator'), day });
		expect([other.arrivals, other.stays, other.departures]).toEqual([[], [], []]);
		await expect(loadDaySheet({ ctx: at('agent'), day })).rejects.toMatchObject({ code: 'forbidden' });
		await database.db.delete(trip).where(eq(trip.leadNo, no));
	});
});
