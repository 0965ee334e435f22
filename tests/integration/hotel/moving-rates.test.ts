import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { plainDate } from '~/domain/date/plain-date';
import { findLead } from '~/domain/lead/find-lead.server';
import { quoteRooms } from '~/domain/lead/hotel/quote-rooms.server';
import { requestRooms } from '~/domain/lead/hotel/request-rooms.server';
import { reviewRooms } from '~/domain/lead/hotel/review-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { isPriced } from '~/domain/offer/priced-offer';
import { termsKey } from '~/domain/offer/terms-key';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { insertHotels } from './hotel-fixture';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
	const season = { firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 400 }] };
	const hotel = { place: 'lech', currency: 'CHF', supportsInstantBooking: true, seasons: [season] } as const;
	await insertHotels(database, [{ key: 'arve', name: 'Hotel Arve', ...hotel }]);
});

afterAll(() => database.stop());

const STAY = { checkIn: plainDate('2027-01-11'), checkOut: plainDate('2027-01-14') };
const ROOM = { roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [], cardId: null };

const sql = (statement: string) => database.db.$client.execute(statement);
const closed = (kind: string, day: string) =>
	`insert into rate_closure (hotel_no, plan_no, kind, first_day, last_day) select no, null, '${kind}', '${day}', '${day}' from hotel`;
const OPEN = 'delete from rate_closure';

/** What a hotel or the team may do at any time: the statement, the one that undoes it, and what the answer says of it. */
const MOVES: readonly { what: string; move: string; back: string; isGone?: boolean }[] = [
	{
		what: 'the price rises',
		move: 'update room_rate set nightly_minor = 41000',
		back: 'update room_rate set nightly_minor = 40000',
	},
	{
		what: 'the price falls',
		move: 'update room_rate set nightly_minor = 39000',
		back: 'update room_rate set nightly_minor = 40000',
	},
	{
		what: 'the deposit rises',
		move: `update rate_plan set payment_policy = json_set(payment_policy, '$.depositPercentage', 55)`,
		back: `update rate_plan set payment_policy = json_set(payment_policy, '$.depositPercentage', 20)`,
	},
	{
		what: 'a cancellation costs more',
		move: `update rate_plan set cancellation_policy = json_set(cancellation_policy, '$.cancellationPeriods[0].feeInPercentOfBookingTotal', 77)`,
		back: `update rate_plan set cancellation_policy = json_set(cancellation_policy, '$.cancellationPeriods[0].feeInPercentOfBookingTotal', 50)`,
	},
	{
		what: 'the exchange rate moves',
		move: `update exchange_rate set eur_per_unit_millionths = 1100000 where currency = 'CHF'`,
		back: `update exchange_rate set eur_per_unit_millionths = 1072000 where currency = 'CHF'`,
	},
	{
		what: 'the sale is stopped',
		move: `insert into room_night (room_no, night, hotel_no, taken, units) select no, '2027-01-12', hotel_no, 0, 0 from hotel_room
			where id = 'room_arve.double' on conflict do update set units = 0`,
		back: `update room_night set units = 3`,
		isGone: true,
	},
	{ what: 'the night is closed', move: closed('stay', '2027-01-12'), back: OPEN, isGone: true },
	{ what: 'no arrivals are taken', move: closed('arrival', STAY.checkIn), back: OPEN, isGone: true },
	{
		what: 'the shortest stay rises',
		move: 'update room_rate set min_nights = 5',
		back: 'update room_rate set min_nights = 1',
		isGone: true,
	},
	{
		what: 'the rate is for another payment profile',
		move: 'update rate_plan set profile_mask = 2',
		back: 'update rate_plan set profile_mask = 7',
		isGone: true,
	},
];

async function seenNow() {
	const ctx = contextOf(database, 'agent');
	const agencyNo = ctx.actor?.agency?.no ?? -1;
	const quotes = await quoteRooms({ ctx, agencyNo, stay: { ...STAY, paymentProfile: 'ClientPays' }, rooms: [ROOM] });
	const offers = quotes.flatMap(({ offer }) => (offer && isPriced(offer) ? [offer] : []));
	return {
		totalMinor: offers[0]?.price.total.minor ?? 0,
		roomTotalsMinor: offers.map(({ price }) => price.total.minor),
		roomTerms: offers.map(termsKey),
	};
}

function save(expected: Awaited<ReturnType<typeof seenNow>>) {
	return saveHotelInterest({
		ctx: contextOf(database, 'agent'),
		hotelId: 'hotel_arve',
		input: { ...STAY, firstName: 'Margarethe', lastName: 'Asterhoff', tls: '26-10493', cc: '48-2210', rooms: [ROOM] },
		expected,
		clientKey: crypto.randomUUID(),
		onOtherBody: 'create',
	});
}

describe.each(MOVES)('when $what', ({ move, back, isGone = false }) => {
	it('between the selection and its saving, nothing is saved, and the answer has what holds now', async () => {
		const expected = await seenNow();
		const before = await database.db.$count(lead);
		await sql(move);
		const answer = await save(expected);
		expect(answer.outcome).toBe('changed');
		expect(await database.db.$count(lead)).toBe(before);
		if (answer.outcome !== 'changed') return;
		if (isGone) {
			expect(answer.figures).toBeNull();
			expect(answer.quotes[0]?.offer).toBeNull();
			expect(answer.quotes[0]?.reason).toBeTruthy();
		} else {
			expect(answer.figures).toMatchObject({ currency: 'EUR' });
			expect(await save(await seenNow())).toMatchObject({ outcome: 'stored' });
		}
		await sql(back);
	});

	it('between the saving and the booking, nothing is booked, and the answer has what holds now', async () => {
		const saved = await save(await seenNow());
		if (saved.outcome !== 'stored') throw new Error(saved.outcome);
		const ctx = contextOf(database, 'agent');
		const { key: seen } = await reviewRooms(ctx, await findLead(ctx.db, { reach: 'all' }, saved.id));
		const book = (shown: string) =>
			requestRooms({
				...{ ctx, lead: { id: saved.id, version: 1 }, purpose: 'booking' as const, seen: shown, vault: null },
				input: { paymentMethod: 'bank_transfer', disclaimer: true },
			});
		const before = await leadRow(database, saved.id);
		await sql(move);
		const answer = await book(seen);
		expect(answer.outcome).toBe('changed');
		expect(await leadRow(database, saved.id)).toEqual(before);
		if (answer.outcome !== 'changed') return;
		if (isGone) {
			expect(answer.review.now).toBeNull();
			expect(await book(answer.review.key)).toMatchObject({ outcome: 'changed' });
		} else {
			expect(await book(answer.review.key)).toMatchObject({ outcome: 'moved', status: 'confirmedBooking' });
			const { totalMinor } = await leadRow(database, saved.id);
			expect(totalMinor).toBe(answer.review.now?.figures.totalMinor);
			await database.db.update(lead).set({ status: 'cancelledBooking' }).where(eq(lead.id, saved.id));
			await sql('delete from held_room_night');
			await sql('update room_night set taken = 0');
		}
		await sql(back);
	});
});
