import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationMember, rateCard } from '#db/schema/conversation';
import { roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead, leadRoom } from '#db/schema/lead';
import type { AppLoadContext } from '~/context';
import { leadOfCard } from '~/domain/conversation/lead-of-card.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { markRead } from '~/domain/conversation/mark-read.server';
import { postRateCard } from '~/domain/conversation/post-rate-card.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { withdrawRateCard } from '~/domain/conversation/withdraw-rate-card.server';
import { changeRooms } from '~/domain/lead/hotel/change-rooms.server';
import { previewRooms } from '~/domain/lead/hotel/preview-rooms.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { listNews } from '~/domain/notice/list-news.server';
import { action } from '~/routes/partner/conversation-rate';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	begin,
	codeOf,
	ENQUIRY,
	expectUnbrokenNumbers,
	MINUTE,
	newKey,
	type Participant,
	requestOf,
	startConversationDatabase,
} from './conversation-workspace';

let database: TestDatabase;
let cid: string;
beforeAll(async () => {
	database = await startConversationDatabase();
	cid = await begin(database);
});
afterAll(() => database?.stop());

const as = (who: Participant, now?: number) => requestOf(database, who, now);
const say = (who: Participant, text: string, clientKey = newKey(), conversationId = cid, now?: number) =>
	sendMessage({ ctx: as(who, now), conversationId, text, clientKey });

describe('a rate card', () => {
	const STAY = { checkIn: '2027-02-13', checkOut: '2027-02-20', paymentProfile: 'ClientPays' };
	const CARD = { roomId: 'room_larch.double', planId: 'rate_larch.flexible', adults: 2, childrenAges: [] };
	const ROOM_OF_CARD = { ...CARD, ownTotalMinor: null, commissionPercent: null };
	const post = (conversationId: string, change: object = {}, who: Participant = 'sabine') =>
		postRateCard({
			ctx: as(who),
			conversationId,
			clientKey: newKey(),
			input: { ...STAY, rooms: [ROOM_OF_CARD], validUntil: NOW + 600 * MINUTE, text: '', ...change },
		});
	const posted = async (id: string, change: object = {}) => {
		expect(await post(id, change)).toMatchObject({ outcome: 'stored' });
		const { messages } = await loadConversation({ ctx: as('agent'), id });
		const last = messages.findLast(({ rate }) => rate !== null);
		return { messageId: last?.id ?? '', rate: last?.rate };
	};
	/** A change of the card's only room. */
	const withRoom = (change: object) => ({ rooms: [{ ...ROOM_OF_CARD, ...change }] });
	const take = (conversationId: string, messageId: string, who: Participant = 'agent', now = NOW) =>
		takeRateCard({ ctx: as(who, now), conversationId, messageId });
	const setNightly = (nightlyMinor: number) => database.db.update(roomRate).set({ nightlyMinor });

	it('shows the price of the rate, and goes into the selection while that price holds, of which the hotel hears nothing', async () => {
		const id = await begin(database);
		const { messageId, rate } = await posted(id);
		expect(rate).toMatchObject({
			...{ totalMinor: 280_000, currency: 'EUR', agencyPrice: null, isWithdrawn: false },
			rooms: [{ cardId: messageId, commissionPercent: 10, isNegotiated: false }],
			// 30 percent at booking, the rest 30 days before, and what is kept by the hotel's clock.
			terms: {
				payments: [
					{ dueDate: '2026-11-20', minor: 84_000 },
					{ dueDate: '2027-01-14', minor: 196_000 },
				],
				cancellation: [
					{ from: '2026-11-20', until: '2026-12-14', feeMinor: 0, zone: 'CET' },
					{ from: '2026-12-15', until: '2027-01-13', feeMinor: 140_000, zone: 'CET' },
					{ from: '2027-01-14', until: '2027-02-13', feeMinor: 280_000, zone: 'CET' },
				],
			},
		});
		await setNightly(41_000);
		expect(await take(id, messageId)).toEqual({
			...{ outcome: 'differs', holds: { minor: 287_000, currency: 'EUR' }, reason: null },
		});
		await setNightly(40_000);
		expect(await take(id, messageId)).toMatchObject({
			...{ outcome: 'taken', hotelId: 'hotel_larch', paymentProfile: 'ClientPays' },
			rooms: [
				{ offer: { roomId: CARD.roomId, planId: CARD.planId, price: { total: { minor: 280_000, currency: 'EUR' } } } },
			],
		});
		expect(await take(id, messageId)).toMatchObject({ outcome: 'taken' });
		const { messages } = await loadConversation({ ctx: as('sabine'), id });
		expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(0);
	});

	it('is taken regardless of the keys of other messages', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id);
		await say('sabine', 'Mine', `taken-${messageId}`, id);
		expect(await take(id, messageId)).toMatchObject({ outcome: 'taken' });
	});

	it('is the hotel’s word for this client when it has a price of its own, until it expires', async () => {
		const id = await begin(database);
		const own = { ownTotalMinor: 250_000, commissionPercent: 12 };
		const { messageId, rate } = await posted(id, withRoom(own));
		expect(rate).toMatchObject({ totalMinor: 250_000, rooms: [{ isNegotiated: true, commissionPercent: 12 }] });
		expect(await take(id, messageId, 'agent', NOW + 601 * MINUTE)).toEqual({ outcome: 'expired' });
		const taken = await take(id, messageId);
		expect(taken).toMatchObject({
			outcome: 'taken',
			rooms: [
				{
					isGiven: true,
					offer: { price: { total: { minor: 250_000 } }, commissionPercent: 12, commissionMinor: 30_000 },
				},
			],
		});
		if (taken.outcome !== 'taken') return;
		// On the terms of its rate: 30 percent at booking, the rest 30 days before.
		expect(taken.rooms[0]?.offer.payments.map(({ dueDate, minor }) => [dueDate, minor])).toEqual([
			['2026-11-20', 75_000],
			['2027-01-14', 175_000],
		]);
	});

	it('is refused when the last room is gone, also at the hotel’s own price', async () => {
		const id = await begin(database);
		const cards = [await posted(id), await posted(id, withRoom({ ownTotalMinor: 250_000 }))];
		const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.id, CARD.roomId));
		const night = { roomNo: room?.no ?? 0, hotelNo: room?.hotelNo ?? 0, night: '2027-02-15', units: 3, taken: 3 };
		await database.db.insert(roomNight).values(night);
		for (const { messageId } of cards)
			expect(await take(id, messageId)).toEqual({ outcome: 'differs', holds: null, reason: 'sold-out' });
		expect(await post(id, withRoom({ ownTotalMinor: 250_000 }))).toMatchObject({
			...{ outcome: 'invalid', faults: { 'rooms.0.roomId': 'soldOut' } },
		});
		await database.db.delete(roomNight).where(eq(roomNight.night, '2027-02-15'));
	});

	describe('whose price is the hotel’s own', () => {
		const ROOM = { roomId: CARD.roomId, planId: CARD.planId, adults: 2, childrenAges: [] };
		const save = (who: Participant, rooms: object[], change: object = {}, now?: number) =>
			saveHotelInterest({
				...{ ctx: as(who, now), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
				input: {
					checkIn: STAY.checkIn,
					checkOut: STAY.checkOut,
					firstName: 'Ada',
					lastName: 'Thorne',
					rooms,
					...change,
				},
			});

		it('may be put into two leads at once by colleagues: both are saved, and it is told as taken once', async () => {
			const id = await begin(database);
			const { messageId: cardId } = await posted(id, withRoom({ ownTotalMinor: 250_000, commissionPercent: 12 }));
			const both = await Promise.all(
				['Berta', 'Carla'].map((firstName) => save('agent', [{ ...ROOM, cardId }], { firstName })),
			);
			expect(both).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored' }]);
			const { messages } = await loadConversation({ ctx: as('agent'), id });
			expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
		});

		it('is saved at that price with its interest, once, by its agency, for what it says, while it holds', async () => {
			const id = await begin(database);
			const { messageId: cardId } = await posted(id, withRoom({ ownTotalMinor: 250_000, commissionPercent: 12 }));
			const given = { ...ROOM, cardId };
			const saved = await save('agent', [given, ROOM]);
			expect(saved).toMatchObject({
				outcome: 'stored',
				figures: { totalMinor: 250_000 + 280_000, commissionMinor: 30_000 + 28_000 },
			});
			const leadId = saved.outcome === 'stored' ? saved.id : '';
			const cardLeads = async () => (await loadConversation({ ctx: as('agent'), id })).cardLeads;
			expect(await cardLeads()).toEqual([{ cardId, leadId }]);
			// The conversation is about this lead from now on, and the hotel is told once.
			const { lead: tied, messages } = await loadConversation({ ctx: as('agent'), id });
			expect(tied).toMatchObject({ id: leadId });
			expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
			const opened = async (now?: number) => (await readLeadRooms({ ctx: as('agent', now), id: leadId }))?.rooms;
			expect((await opened())?.[0]).toMatchObject({ total: { minor: 250_000 }, drift: { passes: true } });
			// After its day it costs what the rate costs.
			expect((await opened(NOW + 601 * MINUTE))?.[0]?.drift).toMatchObject({
				...{ passes: false, changes: [{ kind: 'price', after: { minor: 280_000 } }, { kind: 'commission' }] },
			});
			const refused = { outcome: 'changed', quotes: [{ offer: null, reason: 'gone' }] };
			expect(await save('stranger', [given])).toMatchObject(refused);
			expect(await save('agent', [given], {}, NOW + 601 * MINUTE)).toMatchObject(refused);
			expect(await save('agent', [{ ...given, adults: 1 }])).toMatchObject(refused);
			expect(await save('agent', [given], { checkOut: '2027-02-19' })).toMatchObject(refused);
			expect(await save('agent', [given, given])).toMatchObject({ outcome: 'changed', quotes: [{}, { offer: null }] });
			// Given for a client who pays himself, and for no other payment profile.
			await database.db.update(rateCard).set({ paymentProfile: 'AgencyPaysPackageRate' });
			expect(await save('agent', [given])).toMatchObject(refused);
			expect(await take(id, cardId)).toMatchObject({ outcome: 'differs', holds: { minor: 280_000 } });
			expect((await opened())?.[0]?.drift).toMatchObject({ passes: false });
			await database.db.update(rateCard).set({ paymentProfile: 'ClientPays' });
		});
	});

	describe('about a lead', () => {
		const interest = async (lastName: string) => {
			const saved = await saveHotelInterest({
				...{ ctx: as('agent'), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
				input: {
					...{ checkIn: STAY.checkIn, checkOut: STAY.checkOut, firstName: 'Ingrid', lastName },
					rooms: [{ roomId: CARD.roomId, planId: CARD.planId, adults: 2, childrenAges: [] }],
				},
			});
			if (saved.outcome !== 'stored') throw new Error(saved.outcome);
			return saved.id;
		};
		const beginAbout = async (leadId: string) => {
			const started = await startConversation({
				...{
					ctx: as('agent'),
					hotelId: 'hotel_larch',
					input: ENQUIRY,
					clientKey: newKey(),
					onOtherBody: 'create',
					leadId,
				},
			});
			if (started.outcome !== 'stored') throw new Error(started.outcome);
			return started.cid;
		};
		/** The lead with the card's room in the place of what it answers, as it is shown and then saved. */
		const put = async (leadId: string, cardId: string, version: number, who: Participant = 'agent') => {
			const { review, card } = await previewRooms({ ctx: as(who), id: leadId, cardId });
			if (card) return card;
			const lead = { id: leadId, version };
			return changeRooms({ ctx: as(who), lead, input: review.draft, seen: review.key });
		};
		const leadOf = async (id: string) => (await database.db.select().from(lead).where(eq(lead.id, id)))[0];

		it('takes the place of the room that it answers, and the conversation shows the lead as it is now', async () => {
			const leadId = await interest('Valtersen');
			const id = await beginAbout(leadId);
			const { messageId } = await posted(id, withRoom({ ownTotalMinor: 250_000 }));
			expect(await codeOf(put(leadId, messageId, 7))).toBe('changed-meanwhile');
			expect(await put(leadId, messageId, 1)).toEqual({ outcome: 'stored', version: 2 });
			expect(await put(leadId, messageId, 2)).toBe('known');
			const cardLeads = async (who: Participant) => (await loadConversation({ ctx: as(who), id })).cardLeads;
			expect(await cardLeads('supervisor')).toEqual([{ cardId: messageId, leadId }]);
			expect([await cardLeads('sabine'), await cardLeads('admin')]).toEqual([[], []]);
			expect(await leadOf(leadId)).toMatchObject({
				...{ version: 2, totalMinor: 250_000, subtotalMinor: 250_000, commissionMinor: 25_000, pax: 2, adults: 2 },
				agreedTerms: {
					payments: [
						{ dueDate: '2026-11-20', minor: 75_000 },
						{ minor: 175_000, kind: 'final' },
					],
				},
			});
			expect(await readLeadRooms({ ctx: as('agent'), id: leadId })).toMatchObject({
				rooms: [{ total: { minor: 250_000 }, drift: { passes: true } }],
			});
			const { messages, stay } = await loadConversation({ ctx: as('sabine'), id });
			expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
			expect(stay?.rooms).toMatchObject([{ totalMinor: 250_000, adults: 2 }]);
			await database.db.update(lead).set({ status: 'expiredOption' }).where(eq(lead.id, leadId));
			expect(await cardLeads('agent')).toEqual([]);
		});

		it('is a room more where it answers none, and brings its own dates', async () => {
			const leadId = await interest('Haddad');
			const id = await beginAbout(leadId);
			const { messageId } = await posted(id, { checkOut: '2027-02-19', ...withRoom({ adults: 1 }) });
			await database.db
				.update(leadRoom)
				.set({ roomNo: null, agreed: sql`json_set(${leadRoom.agreed}, '$.roomId', 'room_larch.gone')` })
				.where(eq(leadRoom.leadNo, (await leadOf(leadId))?.no ?? 0));
			const { review } = await previewRooms({ ctx: as('agent'), id: leadId, cardId: messageId });
			expect(review).toMatchObject({
				draft: {
					checkOut: '2027-02-19',
					rooms: [
						{ from: 0, adults: 2 },
						{ from: null, adults: 1 },
					],
				},
				now: null,
				rooms: [{ reason: 'gone' }, { now: { totalMinor: 240_000 } }],
			});
		});

		it('is not put in when it has expired, is for another payment, or for another agency, and shares the stock', async () => {
			const leadId = await interest('Lindgren');
			const id = await beginAbout(leadId);
			const { messageId } = await posted(id, withRoom({ ownTotalMinor: 250_000 }));
			expect((await previewRooms({ ctx: as('agent', NOW + 601 * MINUTE), id: leadId, cardId: messageId })).card).toBe(
				'expired',
			);
			expect(await codeOf(put(leadId, messageId, 1, 'stranger'))).toBe('not-found');
			expect(await codeOf(put(leadId, messageId, 1, 'sabine'))).toBe('forbidden');
			expect(await put(leadId, 'msg_unknown', 1)).toBe('gone');
			await database.db.update(lead).set({ paymentProfile: 'AgencyPaysPackageRate' }).where(eq(lead.id, leadId));
			expect(await put(leadId, messageId, 1)).toBe('profile');
			await database.db.update(lead).set({ paymentProfile: 'ClientPays' }).where(eq(lead.id, leadId));
			const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.id, CARD.roomId));
			const night = { roomNo: room?.no ?? 0, hotelNo: room?.hotelNo ?? 0, night: '2027-02-15', units: 3, taken: 3 };
			await database.db.insert(roomNight).values(night);
			expect(await put(leadId, messageId, 1)).toMatchObject({
				...{ outcome: 'changed', review: { now: null, rooms: [{ quote: { reason: 'sold-out' } }] } },
			});
			await database.db.delete(roomNight).where(eq(roomNight.night, '2027-02-15'));
			expect(await leadOf(leadId)).toMatchObject({ version: 1, totalMinor: 280_000 });
		});
	});

	it('is posted by the hotel and taken by the agency, for rooms of that hotel alone', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id);
		expect(await codeOf(post(id, {}, 'agent'))).toBe('forbidden');
		expect(await codeOf(post(id, {}, 'rivalStaff'))).toBe('not-found');
		expect(await codeOf(take(id, messageId, 'sabine'))).toBe('forbidden');
		expect(await codeOf(take(id, messageId, 'stranger'))).toBe('not-found');
		expect(await codeOf(take(cid, messageId))).toBe('not-found');
		for (const [field, change] of [
			['rooms.0.roomId', withRoom({ roomId: 'room_rival.double' })],
			['rooms.0.planId', withRoom({ planId: 'rate_rival.flexible' })],
			['rooms.0.planId', withRoom({ planId: null })],
			['rooms.0.adults', withRoom({ adults: 0 })],
			['rooms.0.childrenAges.0', withRoom({ childrenAges: [18] })],
			['rooms', { rooms: [] }],
			['checkOut', { checkOut: '2027-02-13' }],
			['checkIn', { checkIn: '2026-11-19' }],
			['validUntil', { validUntil: NOW - 1 }],
		] as const) {
			const answer = await post(id, change);
			expect([field, answer.outcome === 'invalid' && Object.keys(answer.errors)]).toEqual([field, [field]]);
		}
	});

	it('says at the right field why a room cannot stand on it', async () => {
		const id = await begin(database);
		const faultsOf = async (change: object) => {
			const answer = await post(id, change);
			return answer.outcome === 'invalid' ? answer.faults : answer.outcome;
		};
		expect(await faultsOf(withRoom({ adults: 9 }))).toEqual({ 'rooms.0.adults': 'tooMany' });
		expect(await faultsOf({ rooms: [ROOM_OF_CARD, { ...ROOM_OF_CARD, adults: 9 }] })).toEqual({
			'rooms.1.adults': 'tooMany',
		});
		// Without a price of its own there is none; with the hotel's own there is.
		const onRequest = { planId: 'rate_larch.request' };
		expect(await faultsOf(withRoom(onRequest))).toEqual({ 'rooms.0.planId': 'notSold' });
		expect(await faultsOf(withRoom({ ...onRequest, ownTotalMinor: 250_000 }))).toBe('stored');
		// Three rooms of the type are there.
		const four = Array.from({ length: 4 }, () => ROOM_OF_CARD);
		expect(await faultsOf({ rooms: four })).toEqual({ 'rooms.3.roomId': 'soldOut' });
	});

	it('has several rooms, which are taken together and become rooms of one lead', async () => {
		const id = await begin(database);
		const own = { ...ROOM_OF_CARD, ownTotalMinor: 250_000 };
		const { messageId, rate } = await posted(id, { rooms: [ROOM_OF_CARD, own] });
		expect(rate).toMatchObject({
			totalMinor: 530_000,
			rooms: [{ cardId: messageId }, { cardId: `${messageId}.2`, isNegotiated: true }],
			terms: { payments: [{ minor: 159_000 }, { minor: 371_000 }] },
		});
		const taken = await take(id, messageId);
		expect(taken.outcome === 'taken' && taken.rooms.map(({ cardId, isGiven }) => [cardId, isGiven])).toEqual([
			[messageId, false],
			[`${messageId}.2`, true],
		]);
		const saved = await leadOfCard({ ctx: as('agent'), conversationId: id, messageId });
		expect(saved).toMatchObject({ outcome: 'lead' });
		const leadId = saved.outcome === 'lead' ? saved.leadId : '';
		const { lead: tied, messages, cardLeads } = await loadConversation({ ctx: as('agent'), id });
		expect(tied).toMatchObject({ id: leadId, totalMinor: 530_000, rooms: [{ adults: 2 }, { adults: 2 }] });
		expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
		expect(messages.find((each) => each.id === messageId)?.rate?.isTaken).toBe(true);
		expect(cardLeads.filter(({ cardId }) => cardId === messageId).length).toBeGreaterThan(0);
		const [row] = await database.db.select().from(lead).where(eq(lead.id, leadId));
		expect([row?.clientFirstName, row?.clientLastName, row?.status]).toEqual(['Margarethe', 'Asterhoff', 'interest']);
	});

	it('waits unread for the agency when it is withdrawn, and for no one of the hotel', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id, withRoom({ ownTotalMinor: 250_000 }));
		const readAll = (who: Participant) => markRead({ ctx: as(who), conversationId: id, upTo: 99 });
		const unreadOf = async (who: Participant) =>
			(await listNews({ ctx: as(who) })).messages.find(({ conversationId }) => conversationId === id)?.unread;
		for (const who of ['agent', 'sabine', 'basile'] as const) await readAll(who);
		expect(await unreadOf('agent')).toBeUndefined();
		await withdrawRateCard({ ctx: as('sabine'), conversationId: id, messageId });
		expect(await unreadOf('agent')).toBe(1);
		for (const who of ['sabine', 'basile'] as const) expect(await unreadOf(who)).toBeUndefined();
		// Read up to the message before it, it still waits.
		await database.db
			.update(conversationMember)
			.set({ readSequence: 0 })
			.where(eq(conversationMember.userNo, as('agent').actor?.no ?? -1));
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 2 });
		expect(await unreadOf('agent')).toBe(1);
		await readAll('agent');
		expect(await unreadOf('agent')).toBeUndefined();
	});

	it('is withdrawn or replaced by the hotel alone, and then not taken any more', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id, withRoom({ ownTotalMinor: 250_000 }));
		const withdraw = (who: Participant, conversationId = id) =>
			codeOf(withdrawRateCard({ ctx: as(who), conversationId, messageId }));
		expect([await withdraw('agent'), await withdraw('rivalStaff')]).toEqual(['forbidden', 'not-found']);
		expect(await withdraw('sabine', cid)).toBe('not-found');
		// A card that takes its place withdraws it in the same transaction.
		const next = await posted(id, { ...withRoom({ ownTotalMinor: 240_000 }), replaces: messageId });
		expect(await codeOf(post(cid, { replaces: messageId }))).toBe('not-found');
		expect(await take(id, messageId)).toEqual({ outcome: 'withdrawn' });
		expect(await leadOfCard({ ctx: as('agent'), conversationId: id, messageId })).toEqual({ outcome: 'withdrawn' });
		expect(await take(id, next.messageId)).toMatchObject({ outcome: 'taken' });
		// Once more changes nothing, and both at once tell it once.
		await Promise.all([withdraw('sabine'), withdraw('basile')]);
		const last = () => withdrawRateCard({ ctx: as('sabine'), conversationId: id, messageId: next.messageId });
		await Promise.all([last(), last()]);
		const { messages } = await loadConversation({ ctx: as('agent'), id });
		expect(messages.filter(({ event }) => event === 'rateWithdrawn').map(({ body }) => body)).toEqual([
			messageId,
			next.messageId,
		]);
		expect(messages.filter(({ rate }) => rate).map(({ rate }) => rate?.isWithdrawn)).toEqual([true, true]);
		const answer = await action({
			context: as('agent') as unknown as AppLoadContext,
			params: { conversationId: id, messageId },
			request: new Request('https://corvin.example/', {
				method: 'POST',
				headers: { accept: 'application/json' },
				body: new FormData(),
			}),
		});
		expect([answer.status, await answer.json()]).toEqual([409, { outcome: 'withdrawn' }]);
	});
});

it('keeps every message of every conversation under its own number', () => expectUnbrokenNumbers(database));
