import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { lead, leadEvent, leadRequest } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { instalment } from '#db/schema/payment';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { addDays, daysBetween, plainDate } from '../../date/plain-date';
import { depositOpenMinor, depositState } from '../../deposit/deposit-state';
import { depositStatement } from '../../deposit/read-deposit.server';
import { listRequestsOfLead } from '../../inbox/list-inbox.server';
import { findLead, type LeadRecord, zoneOfLead } from '../../lead/find-lead.server';
import { leadScope } from '../../lead/lead-scope';
import { hotelToday } from '../../offer/hotel-today';
import { REMINDER_ASKED } from '../../payment/ask-for-payment.server';
import { INSTALMENT_WORDS } from '../../payment/money-of-lead.server';
import { readStaySheet } from '../../trip/stay-sheet.server';
import { isContactShown } from './guest-contact';
import { ownInstalments } from './own-money';

/** How far around a stay its neighbours are shown, in days. */
const DAYS_AROUND = 14;
/** More than stands before and after a stay, or in its line. */
const MOST_NEIGHBOURS = 30;
const MOST_EVENTS = 100;

const HOLDING = ['confirmedOption', 'confirmedBooking'] as const;
const WAITING = ['requestedOption', 'requestedBooking'] as const;
/** Acts on a lead that leave its status as it is. */
const ACTS = ['lead.option-end-moved', 'lead.stay-moved', REMINDER_ASKED];

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings' | 'language'>;

export type DeskBooking = Awaited<ReturnType<typeof readBooking>>;
export type Neighbour = DeskBooking['around'][number];
export type BookingAct = DeskBooking['acts'][number];

/**
 * A request, option or booking of the operator's properties as its page shows it (OPERATOR-20): the stay, who looks after it, its money in the operator's
 * own prices, who has or waits for the same nights and those around them, what has happened, what is asked of it, and for a booking what TRIP-7 shows.
 * Amounts are minor units of the lead's currency. Throws DomainError 'forbidden'; 'not-found' (another operator's too, and an interest of which nothing
 * is asked); 'unavailable'.
 */
export async function readBooking({ ctx, leadId }: { ctx: Ctx; leadId: string }) {
	requireActor(ctx, 'desk');
	const found = await findLead(ctx.db, leadScope(ctx), leadId);
	const isBooked = found.status === 'confirmedBooking';
	const [parts, requests, sheet] = await Promise.all([
		readParts(ctx, found),
		listRequestsOfLead({ ctx, leadId }),
		isBooked ? readStaySheet({ ctx, leadId }) : null,
	]);
	if (found.status === 'interest' && requests.length === 0) throw new DomainError('not-found', `No booking ${leadId}`);
	const [stored, [deposit], neighbours, blocks, events, answered, acts] = parts;
	const day = hotelToday(ctx, zoneOfLead(found));
	const own = isBooked || found.status === 'cancelledBooking' ? ownInstalments(found, stored, day) : [];
	const overlaps = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
		checkIn < found.checkOut && checkOut > found.checkIn;
	const others = neighbours.filter(({ id }) => id !== found.id).map(named);
	return {
		lead: factsOf(found),
		guest: guestOf(found, day),
		agency: agencyOf(found),
		instalments: own,
		deposit: deposit
			? {
					...{ minor: deposit.minor, currency: deposit.currency, dueDate: deposit.dueDate },
					...{ openMinor: depositOpenMinor(deposit), state: depositState(deposit) },
				}
			: null,
		/** Who asks for nights of the stay, in their turn. */
		line: others.filter((each) => !isHolding(each.kind) && overlaps(each)),
		/** Who has nights of the stay or around it, by arrival. */
		around: [...others.filter(({ kind }) => isHolding(kind)), ...blocks.map(blocked)].toSorted((a, b) =>
			a.checkIn.localeCompare(b.checkIn),
		),
		events: events.map((each) => ({ ...each, ...actorOf(ctx, each) })),
		answered: answered.map((each) => ({ ...each, ...actorOf(ctx, each) })),
		acts: acts.map((each) => ({ ...each, ...actorOf(ctx, each) })),
		...{ requests, sheet, now: ctx.now, today: day },
	};
}

const isHolding = (kind: string) => (HOLDING as readonly string[]).includes(kind);

function readParts({ db }: Ctx, found: LeadRecord) {
	const property = found.propertyNo ?? -1;
	const [from, until] = [
		addDays(plainDate(found.checkIn), -DAYS_AROUND),
		addDays(plainDate(found.checkOut), DAYS_AROUND),
	];
	const person = { firstName: user.firstName, lastName: user.lastName, role: user.role, operatorNo: user.operatorNo };
	return db.batch([
		db
			.select({
				...{ kind: INSTALMENT_WORDS, dueDate: instalment.dueDate, minor: instalment.minor },
				...{ receivedMinor: instalment.receivedMinor, waivedMinor: instalment.waivedMinor },
			})
			.from(instalment)
			.where(eq(instalment.leadNo, found.no))
			.orderBy(asc(instalment.position)),
		depositStatement(db, found.no),
		db
			.select({
				...{ id: lead.id, kind: lead.status, checkIn: lead.checkIn, checkOut: lead.checkOut },
				...{ expiresAt: lead.expiresAt, place: lead.queuePosition },
				...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, agency: travelAgency.name },
				since: sql<number>`coalesce(${lead.requestedAt}, ${lead.createdAt})`,
			})
			.from(lead)
			.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
			.where(
				and(
					eq(lead.propertyNo, property),
					lt(lead.checkIn, until),
					gt(lead.checkOut, from),
					inArray(lead.status, [...HOLDING, ...WAITING]),
					isNull(lead.deletedAt),
				),
			)
			.orderBy(asc(sql`coalesce(${lead.queuePosition}, 0)`), asc(lead.requestedAt), asc(lead.no))
			.limit(MOST_NEIGHBOURS),
		db
			.select({
				...{ id: nightBlock.id, checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
				...{ blockKind: nightBlock.kind, reason: nightBlock.reason, expiresAt: nightBlock.expiresAt },
			})
			.from(nightBlock)
			.where(
				and(
					eq(nightBlock.propertyNo, property),
					isNull(nightBlock.endedAt),
					lt(nightBlock.checkIn, until),
					gt(nightBlock.checkOut, from),
				),
			)
			.limit(MOST_NEIGHBOURS),
		db
			.select({
				...{ no: leadEvent.no, toStatus: leadEvent.toStatus, actor: leadEvent.actor, note: leadEvent.note },
				...{ at: leadEvent.createdAt, ...person },
			})
			.from(leadEvent)
			.leftJoin(user, eq(user.id, leadEvent.actor))
			.where(eq(leadEvent.leadNo, found.no))
			.orderBy(desc(leadEvent.no))
			.limit(MOST_EVENTS),
		db
			.select({
				...{ id: leadRequest.id, kind: leadRequest.kind, state: leadRequest.state, change: leadRequest.change },
				...{ comments: leadRequest.comments, note: leadRequest.answerNote, askedAt: leadRequest.createdAt },
				...{ at: sql<number>`coalesce(${leadRequest.decidedAt}, ${leadRequest.createdAt})`, ...person },
				actor: sql<string>`coalesce(${leadRequest.decidedBy}, ${leadRequest.createdBy})`,
			})
			.from(leadRequest)
			.leftJoin(user, eq(user.id, sql`coalesce(${leadRequest.decidedBy}, ${leadRequest.createdBy})`))
			.where(and(eq(leadRequest.leadNo, found.no), ne(leadRequest.state, 'open')))
			.orderBy(desc(leadRequest.no))
			.limit(MOST_EVENTS),
		db
			.select({
				no: audit.no,
				action: audit.action,
				actor: audit.actor,
				at: audit.createdAt,
				detail: audit.detail,
				...person,
			})
			.from(audit)
			.leftJoin(user, eq(user.id, audit.actor))
			.where(and(eq(audit.subjectId, found.id), inArray(audit.action, ACTS)))
			.orderBy(desc(audit.no))
			.limit(MOST_EVENTS),
	]);
}

function factsOf(found: LeadRecord) {
	return {
		...{ id: found.id, version: found.version, status: found.status, bookingNumber: found.bookingNumber },
		...{ bookingReference: found.bookingReference, clientReference: found.clientReference },
		property: found.property?.name ?? found.hotel?.name ?? found.propertyName,
		isProperty: found.propertyNo !== null,
		...{ placeEn: found.property?.placeEn ?? null, placeDe: found.property?.placeDe ?? null },
		...{ checkIn: found.checkIn, checkOut: found.checkOut, serviceLevel: found.serviceLevel },
		nights: daysBetween(plainDate(found.checkIn), plainDate(found.checkOut)),
		...{ pax: found.pax, adults: found.adults, children: found.children, childrenAges: found.childrenAges },
		...{ cots: found.cots, highChairs: found.highChairs, petDetails: found.petDetails, comments: found.comments },
		...{ currency: found.currency, subtotalMinor: found.subtotalMinor, totalMinor: found.totalMinor },
		...{ isNegotiatedPrice: found.isNegotiatedPrice, commissionPercent: found.commissionPercent },
		...{ feeMinor: found.cancellationFeeMinor, expiresAt: found.expiresAt, queuePosition: found.queuePosition },
		...{ requestedAt: found.requestedAt ?? found.createdAt, optionHours: found.operator?.optionHours ?? null },
	};
}

/** Who comes. An agency's client is reached through the agency; addresses of guests are shown while the stay needs them. */
function guestOf(found: LeadRecord, today: string) {
	const isShown = isContactShown(
		{ status: found.status, checkOut: found.checkOut, hasAgency: agencyOf(found) !== null },
		today,
	);
	return {
		name: `${found.clientFirstName} ${found.clientLastName}`.trim(),
		language: found.language,
		email: isShown ? found.email : null,
		phone: isShown ? found.phone : null,
	};
}

function agencyOf({ agency, agent }: Pick<LeadRecord, 'agency' | 'agent'>) {
	// The brands' own team stands for guests without an agency.
	if (!agency || agency.teamBrandKey !== null) return null;
	return {
		name: agency.name,
		agent: [agent?.firstName, agent?.lastName].filter(Boolean).join(' ') || null,
		email: agent?.email ?? null,
	};
}

type Stored = { firstName: string; lastName: string; agency: string | null; kind: string };

function named<Row extends Stored>({ firstName, lastName, ...row }: Row) {
	return { ...row, blockKind: null, name: `${firstName} ${lastName}`.trim() };
}

type Block = {
	id: string;
	checkIn: string;
	checkOut: string;
	blockKind: (typeof nightBlock.$inferSelect)['kind'];
	reason: string;
	expiresAt: number | null;
};

function blocked({ reason, ...block }: Block) {
	return { ...block, kind: 'block' as const, place: null, agency: null, since: 0, name: reason };
}

type Person = {
	actor: string;
	firstName: string | null;
	lastName: string | null;
	role: string | null;
	operatorNo: number | null;
};

/** Who has done something: people of the operator and of the agency by name, others as what they are. */
function actorOf(ctx: Pick<Ctx, 'actor'>, { actor, firstName, lastName, role, operatorNo }: Person) {
	const by =
		actor === 'system'
			? 'system'
			: role === 'admin'
				? 'team'
				: role === 'operator' && operatorNo === (ctx.actor?.operatorNo ?? operatorNo)
					? 'operator'
					: role === null || role === 'customer'
						? 'guest'
						: 'agency';
	const isNamed = by === 'operator' || by === 'agency';
	return { by: by as Doer, person: isNamed ? [firstName, lastName].filter(Boolean).join(' ') : '' };
}

/** On whose behalf something was done. */
export type Doer = 'system' | 'team' | 'operator' | 'guest' | 'agency';
