import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { hotelRoom } from '#db/schema/hotel-room';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { markRead } from '~/domain/conversation/mark-read.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { loadOffers } from '~/domain/offer/load-offers.server';
import { offerAccessOf } from '~/domain/offer/offer-access';
import { isPriced } from '~/domain/offer/priced-offer';
import { loadActorOfSubject } from '~/domain/session/load-actor.server';
import { DEMO_HOTEL_LEADS, type DemoHotelLead } from './demo-hotel-lead-list';
import { demoBrand } from './seed-demo-leads';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const A_SATURDAY = plainDate('2026-01-03');

type Setting = { issuer: string; today: PlainDate; now: number; origin: string; pictureBaseUrl: string };

/**
 * Interests in hotels and what agents and hotels say about them, once, for the demonstration agencies: by the verbs that the site has,
 * as if on the days when they were saved. A hotel that sells nothing then has none.
 */
export async function seedDemoHotelLeads(db: Database, setting: Setting): Promise<void> {
	const [known] = await db.select({ no: lead.no }).from(lead).where(isNotNull(lead.hotelNo)).limit(1);
	if (known) return;
	for (const [index, each] of DEMO_HOTEL_LEADS.entries()) {
		const agent = await contextOf(db, setting, { login: each.login, daysAgo: each.saved });
		const staff = await contextOf(db, setting, { login: each.hotel.login, daysAgo: each.saved });
		const id = await saveInterest(agent, each, index);
		if (id !== null) await messages(agent, staff, each, id);
	}
}

type DemoContext = Parameters<typeof saveHotelInterest>[0]['ctx'];

/** A request that one of the demonstration's people made some days ago. */
async function contextOf(
	db: Database,
	{ issuer, today, now, origin, pictureBaseUrl }: Setting,
	{ login, daysAgo }: { login: string; daysAgo: number },
): Promise<DemoContext> {
	const actor = await loadActorOfSubject(db, {
		...{ issuer, subject: login, pictureBaseUrl, now, rule: 'off' },
		proof: { acr: null, amr: null, authenticatedAt: null },
	});
	return {
		// The verbs ask for the limit of writes and the waking of the mailer alone.
		settings: { WRITES_PER_TEN_MINUTES: 1000 } as RequestContext['settings'],
		db,
		actor,
		brand: demoBrand(actor?.agency?.name ?? null),
		language: 'en',
		today: addDays(today, -daysAgo),
		now: now - daysAgo * DAY,
		origin,
		linkOrigin: origin,
		visitor: login,
		services: QUIET as RequestContext['services'],
		waitUntil: (promise) => void promise,
	};
}

/** Wakes and tells no one. */
const QUIET: Pick<RequestContext['services'], 'wakeMailer' | 'announceMessages'> = {
	wakeMailer: async () => {},
	announceMessages: async () => {},
};

/** The interest's public id; null where the hotel has nothing to sell for it. */
async function saveInterest(ctx: DemoContext, each: DemoHotelLead, index: number): Promise<string | null> {
	const start = addDays(ctx.today, each.saved + each.from);
	const checkIn = addDays(start, (7 - (daysBetween(A_SATURDAY, start) % 7)) % 7);
	const period = { checkIn, checkOut: addDays(checkIn, each.nights) };
	const paymentProfile = ctx.brand.paymentProfile.default;
	const types = await ctx.db
		.select({ id: hotelRoom.id })
		.from(hotelRoom)
		.innerJoin(hotel, eq(hotel.no, hotelRoom.hotelNo))
		.where(eq(hotel.id, each.hotel.id))
		.orderBy(asc(hotelRoom.no));
	const left = types.map(({ id }) => id);
	const rooms = [];
	for (const { adults, childrenAges } of each.rooms) {
		for (const roomId of [...left]) {
			const party = { adults, children: childrenAges.length, childrenAges: [...childrenAges] };
			const { offers } = await loadOffers({
				ctx: { ...ctx, access: offerAccessOf(ctx) },
				request: { roomId, ...period, paymentProfile, ...party },
			});
			const offer = offers.find(isPriced);
			if (!offer) continue;
			rooms.push({ roomId, planId: offer.planId, adults, childrenAges: [...childrenAges] });
			left.splice(left.indexOf(roomId), 1);
			break;
		}
	}
	if (rooms.length < each.rooms.length) return null;
	const [firstName, lastName] = each.client;
	const saved = await saveHotelInterest({
		ctx,
		hotelId: each.hotel.id,
		input: { ...period, firstName, lastName, ...references(index), tolerancePercent: each.tolerancePercent, rooms },
		expected: {},
		clientKey: null,
		onOtherBody: 'create',
	});
	return saved.outcome === 'stored' ? saved.id : null;
}

function references(index: number): { tls: string; cc: string } {
	return { tls: `26-${10_910 + index * 3}`, cc: `48-${2_910 + index * 7}` };
}

async function messages(agent: DemoContext, staff: DemoContext, each: DemoHotelLead, leadId: string): Promise<void> {
	const [clientFirstName, clientLastName] = each.client;
	const [first, ...others] = each.messages;
	if (!first) return;
	const begun = await startConversation({
		ctx: agent,
		hotelId: each.hotel.id,
		input: { clientFirstName, clientLastName, messageText: first[2] },
		leadId,
		clientKey: null,
		onOtherBody: 'create',
	});
	if (begun.outcome !== 'stored') return;
	const conversationId = begun.cid;
	for (const [at, [by, hours, text]] of others.entries()) {
		const who = by === 'agent' ? agent : staff;
		const ctx = { ...who, now: who.now + hours * HOUR };
		await sendMessage({ ctx, conversationId, text, clientKey: `${conversationId}-${at}` });
	}
	for (const ctx of [agent, staff]) await markRead({ ctx, conversationId, upTo: each.messages.length });
}
