import { and, asc, eq, sql } from 'drizzle-orm';
import { lead, leadPriceNotice, leadRoom } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { givenPrices, priceOf } from '../../conversation/given-prices.server';
import { type PlainDate, plainDate } from '../../date/plain-date';
import { todayInZone } from '../../date/today-in-zone';
import { type Money, money } from '../../money/money';
import { checkDrift } from '../../offer/check-drift.server';
import type { Drift, RememberedOffer } from '../../offer/drift-of';
import { offerAccessOf } from '../../offer/offer-access';
import { isOfTeam } from '../../team/team-brand';
import { leadScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import { rateNameIn } from './rate-name-in.server';

/** A room of a hotel's lead as it was saved. */
export type LeadRoom = {
	roomName: string;
	rateName: string;
	adults: number;
	childrenAges: readonly number[];
	bedConfiguration: string | null;
	total: Money;
	local: Money;
	/** Day of the exchange rate between both; null within one currency. */
	ratesAsOf: string | null;
	/** What was agreed for this room alone: what is due when, and until when a cancellation costs how much. */
	payments: readonly { dueDate: string; minor: number }[];
	cancellation: readonly { from: string; until: string; feePercent: number }[];
	/** What has become of it since; null once the lead is no interest any more. */
	drift: Drift | null;
};

export type LeadRooms = {
	rooms: LeadRoom[];
	savedOn: PlainDate;
	/** By how much the agent lets a price rise, in percent. */
	tolerancePercent: number;
	/** Whether the agent is told of a rise, and what was told last; null once the lead is no interest any more. */
	watch: { isOn: boolean; notice: PriceNotice | null } | null;
};

/** What the agent of an interest was told of its price (LEAD-52); amounts in minor units of the lead's currency, instants in milliseconds. */
export type PriceNotice = {
	fromMinor: number;
	/** Null: a room can no longer be had. */
	toMinor: number | null;
	at: number;
	/** When that was over; null while it holds. */
	endedAt: number | null;
};

const LAST_NOTICE =
	sql<PriceNotice | null>`(select json_object('fromMinor', from_minor, 'toMinor', to_minor, 'at', created_at, 'endedAt', ended_at)
	from ${leadPriceNotice} where ${leadPriceNotice.leadNo} = ${lead.no} order by ${leadPriceNotice.createdAt} desc limit 1)`.mapWith(
		(text: string): PriceNotice => JSON.parse(text),
	);

/**
 * The rooms of a hotel's lead that the actor reaches, and for an interest what has changed since it was saved ("drift check"); null for
 * a lead of a property, and for one that is not there. Two round trips, three where a hotel has given
 * a price. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function readLeadRooms({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;
	id: string;
}): Promise<LeadRooms | null> {
	const { db, today, now, language } = ctx;
	const rows = await db
		.select({ lead, room: leadRoom, rateName: rateNameIn(language), notice: LAST_NOTICE })
		.from(lead)
		.innerJoin(leadRoom, eq(leadRoom.leadNo, lead.no))
		.where(and(eq(lead.id, id), leadScopeCondition(db, leadScope(ctx))))
		.orderBy(asc(leadRoom.position))
		.execute();
	const [first] = rows;
	if (!first) return null;
	const savedOn = savedDay(first.lead, first.room);
	const tolerancePercent = first.lead.tolerancePercent ?? 0;
	const remembered = await rememberedRooms(
		ctx,
		first.lead,
		rows.map(({ room }) => room),
	);
	const isInterest = first.lead.status === 'interest';
	const drifts = isInterest
		? await checkDrift({
				ctx: { db, today, now, access: { ...offerAccessOf(ctx), isCommissionVisible: !isOfTeam(ctx) } },
				...{ remembered, tolerancePercent },
			})
		: [];
	// What was told of other rooms or another price is no news of these.
	const notice = first.notice?.fromMinor === first.lead.totalMinor ? first.notice : null;
	return {
		...{ savedOn, tolerancePercent },
		watch: isInterest ? { isOn: first.lead.isPriceWatched, notice } : null,
		rooms: rows.map(({ lead: whole, room, rateName }, at) => ({
			roomName: room.roomName,
			rateName,
			adults: room.adults,
			childrenAges: room.childrenAges,
			bedConfiguration: room.bedConfiguration,
			total: money(room.totalMinor, whole.currency ?? room.localCurrency),
			local: money(room.localTotalMinor, room.localCurrency),
			...termsOfRoom(room, whole.currency),
			drift: drifts[at] ?? null,
		})),
	};
}

type StayOfLead = Pick<typeof lead.$inferSelect, 'currency' | 'checkIn' | 'checkOut' | 'paymentProfile'>;

/**
 * All rooms of a lead as they were agreed, for a drift check, each with the price that a hotel has given for it as long as that holds. No
 * round trip without such a price, one with it. Throws DomainError 'unavailable'.
 */
export async function rememberedRooms(
	ctx: Pick<RequestContext, 'db' | 'now'>,
	whole: StayOfLead & Pick<typeof lead.$inferSelect, 'agencyNo' | 'createdAt'>,
	rows: readonly (typeof leadRoom.$inferSelect)[],
): Promise<RememberedOffer[]> {
	const { checkIn, checkOut } = whole;
	const paymentProfile = whole.paymentProfile ?? 'ClientPays';
	const given = await givenPrices(
		ctx,
		whole.agencyNo ?? -1,
		rows.map(({ agreed, ...room }) => ({
			...{ ...room, checkIn, checkOut, paymentProfile, roomId: agreed.roomId, planId: agreed.planId },
			cardId: agreed.cardId ?? null,
		})),
	);
	const [first] = rows;
	return rows.map((room, at) => ({
		// Rooms that were put in later have a day of their own.
		...rememberedOffer({ lead: whole, room }, savedDay(whole, room.agreed.cancellation[0] ? room : (first ?? room))),
		given: priceOf(given[at]),
	}));
}

/** What a cancellation costs is told from the day of saving on. */
function savedDay(
	{ createdAt }: Pick<typeof lead.$inferSelect, 'createdAt'>,
	{ agreed }: Pick<typeof leadRoom.$inferSelect, 'agreed'>,
): PlainDate {
	const begun = agreed.cancellation[0]?.from;
	return begun ? plainDate(begun) : todayInZone(new Date(createdAt), 'Europe/Vienna');
}

/** A room as it was agreed on a day, for a drift check. */
export function rememberedOffer(
	{ lead: whole, room }: { lead: StayOfLead; room: typeof leadRoom.$inferSelect },
	savedOn: PlainDate,
): RememberedOffer {
	const { agreed, childrenAges } = room;
	return {
		...{ roomId: agreed.roomId, planId: agreed.planId, savedOn, commissionPercent: room.commissionPercent },
		price: { total: money(room.totalMinor, whole.currency ?? room.localCurrency) },
		payments: agreed.payments.map(({ dueDate, percent }) => ({ dueDate: plainDate(dueDate), percent })),
		cancellation: agreed.cancellation.map(({ from, until, feePercent }) => ({
			...{ from: plainDate(from), until: plainDate(until), feePercent },
		})),
		request: {
			checkIn: plainDate(whole.checkIn),
			checkOut: plainDate(whole.checkOut),
			adults: room.adults,
			children: childrenAges.length,
			childrenAges,
			paymentProfile: whole.paymentProfile ?? 'ClientPays',
		},
	};
}

/** What a page says of a room's own terms. */
export function termsOfRoom(
	{ agreed, localCurrency }: Pick<typeof leadRoom.$inferSelect, 'agreed' | 'localCurrency'>,
	currency: string,
): Pick<LeadRoom, 'ratesAsOf' | 'payments' | 'cancellation'> {
	return {
		ratesAsOf: localCurrency === currency ? null : agreed.ratesAsOf,
		payments: agreed.payments.map(({ dueDate, minor }) => ({ dueDate, minor })),
		cancellation: agreed.cancellation.map(({ from, until, feePercent }) => ({ from, until, feePercent })),
	};
}
