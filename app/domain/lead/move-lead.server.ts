import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { freeRooms, takeRooms } from '#db/held-rooms';
import { freeNights, takeNights } from '#db/held-stays';
import { audit } from '#db/schema/audit';
import { lead, leadEvent, leadRequest } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { plainDate } from '../date/plain-date';
import { isOutcomeUnknown, readBack } from '../idempotency/unknown-outcome.server';
import { isInvoiceOvertaken } from '../invoice/is-overtaken';
import { hotelToday } from '../offer/hotel-today';
import { followBooking } from '../payment/follow-booking.server';
import { isSoldOut } from '../stay/is-sold-out';
import { OFFERED_STAY } from '../stay/offered-stay.server';
import { readStayRate } from '../stay/read-stay-rate';
import { cancellationFee } from './cancellation-fee';
import { findLead, type LeadRecord, zoneOfLead } from './find-lead.server';
import { noticeOf, noticeStatements } from './lead-notices.server';
import type { LeadScope } from './lead-scope';
import { holdsNights, isDecided, type LeadActor, type LeadStatus } from './lead-status';
import { evaluateTransition } from './lead-transitions';
import { placeInQueue, queueStatement, successors, waitingOptions, waits } from './option-queue.server';
import { takeOverHolds } from './take-over-holds.server';
import { wonStatement } from './won-statement.server';

/** How long a confirmed option holds its nights when neither operator nor anybody else says otherwise (LEAD-13). */
export const OPTION_HOURS = 72;

/** An agent is told this long before an option ends. */
export const REMIND_HOURS = 24;

const HOUR = 3_600_000;
const SCHEDULE: LeadActor = { id: 'system', role: 'system' };

/** How often a move is begun again because a waiting lead was moved meanwhile. */
const TRIES = 5;

export type MoveContext = Pick<RequestContext, 'db' | 'today' | 'now'>;

type Move = {
	ctx: MoveContext;
	/** Whose leads these are; another lead is not found. */
	scope: LeadScope;
	/** The lead, and its version as the actor has seen it. */
	lead: { id: string; version: number };
	to: LeadStatus;
	actor: LeadActor;
	/** For a confirmed option: its end in milliseconds; left out, as the operator holds it, else 72 hours from now. */
	expiresAt?: number;
	/** What the actor writes to the agent; stands in the history. */
	note?: string;
	/** Columns that change with the move, such as what was agreed with a booking; never the period of a lead that holds nights. */
	columns?: Partial<typeof lead.$inferInsert>;
	/** What else must hold for the move, beside the version. */
	condition?: SQL;
	/** What is written before the rooms of a hotel are taken, such as those rooms worked out anew. */
	before?: readonly BuiltStatement[];
	/** A booking that is asked for is confirmed in the same transaction, by ourselves: the hotel has agreed to that beforehand (LEAD-42). */
	isConfirmedAtOnce?: boolean;
};

/** One lead of a move: itself, or one that waited for its nights. */
type Step = Pick<Move, 'to' | 'actor' | 'expiresAt' | 'note' | 'columns' | 'condition'> & {
	lead: LeadRecord;
	/** The next step follows in the same transaction; that one is told. */
	isPassing?: boolean;
};

/**
 * Moves a lead inside a scope to another status: whether the actor may is one table (`lead-transitions.ts`). Status, history,
 * nights, the stays sold or offered again, price "from", catalogue version and audit row are written together or not at all. When a
 * confirmed option ends, the next one that waits for its nights is confirmed in the same transaction (LEAD-15); when a booking
 * is confirmed, those who wait for its nights are declined in it.
 * Of an option that is asked for it says whether it waits behind another one (`isQueued`), as its mails do.
 * Throws DomainError 'not-found'; 'forbidden' for the role; 'conflict' with reason `no-such-move`, `changed-meanwhile` (another
 * version), `no-longer-available` (a night is taken, or the operator has sold the period) or `unregistered`; 'unavailable'.
 */
export async function moveLead(move: Move): Promise<{ version: number; status: LeadStatus; isQueued?: boolean }> {
	const { ctx, lead: seen, to, actor } = move;
	for (let attempt = 1; ; attempt += 1) {
		const record = await findLead(ctx.db, move.scope, seen.id);
		const verdict = evaluateTransition(record.status, to, actor.role, record.hotelNo !== null);
		if (!verdict.isAllowed && verdict.reason === 'wrong-role')
			throw new DomainError('forbidden', `${actor.role} may not move a lead to ${to}`);
		if (record.version !== seen.version) throw changedMeanwhile();
		if (!verdict.isAllowed)
			throw new DomainError('conflict', `No lead goes from ${record.status} to ${to}`, { reason: 'no-such-move' });
		if (isSale(to) && record.property?.isUnregistered) throw unregistered();
		if (verdict.nights === 'take' && !(await isOffered(ctx, record))) throw noLongerAvailable();

		const others = await waitingSteps(ctx, record, to);
		const own = ownSteps(move, record);
		const end = own.at(-1) ?? { to, lead: record };
		const isLast = attempt === TRIES || others.length === 0;
		try {
			const place = { sql: 'select queue_position from lead where no = :no', args: { no: record.no } };
			const statements = [...(move.before ?? []), ...(await statementsOf(ctx, [...own, ...others])), place];
			const results = await writeBatch(ctx.db, statements);
			const isQueued = results.at(-1)?.rows[0]?.queue_position != null;
			return { version: end.lead.version + 1, status: end.to, ...(to === 'requestedOption' ? { isQueued } : {}) };
		} catch (error) {
			if (isOutcomeUnknown(error) && (await hasMoved(ctx, record, to, actor))) {
				const isQueued = to === 'requestedOption' ? { isQueued: (await placeInQueue(ctx.db, record.id)) !== null } : {};
				return { version: end.lead.version + 1, status: end.to, ...isQueued };
			}
			const isNightTaken = breaksConstraint(error, 'property_night', 'unique') || isRoomTaken(error);
			const isOvertaken = breaksConstraint(error, 'lead_event') || isInvoiceOvertaken(error);
			if (!isNightTaken && !isOvertaken) throw error;
			if (isNightTaken && (isLast || verdict.nights === 'take' || isRoomTaken(error))) throw noLongerAvailable();
			if (isOvertaken && isLast) throw changedMeanwhile();
		}
	}
}

/** The move itself; where a hotel confirms at once, its confirmation too. */
function ownSteps(move: Move, record: LeadRecord): Step[] {
	const { to, actor, expiresAt, note, columns, condition, isConfirmedAtOnce } = move;
	const step: Step = { lead: record, to, actor, ...{ expiresAt, note, columns, ...(condition ? { condition } : {}) } };
	if (!isConfirmedAtOnce || to !== 'requestedBooking') return [step];
	const requested = { ...record, ...columns, status: to, version: record.version + 1 } as LeadRecord;
	return [
		{ ...step, isPassing: true },
		{ lead: requested, to: 'confirmedBooking', actor: SCHEDULE },
	];
}

/** One room too many of a type, or a type that the hotel no longer has. */
export function isRoomTaken(error: unknown): boolean {
	return (
		breaksConstraint(error, 'room_night_not_oversold', 'check') ||
		breaksConstraint(error, 'held_room_night.room_no', 'not null')
	);
}

/**
 * What follows when a confirmed option moves to another period: those who waited for the nights it leaves are confirmed. For the
 * transaction of that change, after it has taken its new nights; it works the places out anew.
 */
export async function followStatements(
	ctx: MoveContext,
	record: LeadRecord,
	saved: { checkIn: string; checkOut: string },
): Promise<(BuiltStatement | NamedStatement)[]> {
	const next = await successors(ctx.db, record, async (option) => {
		const isSaved = option.checkIn < saved.checkOut && option.checkOut > saved.checkIn;
		return !isSaved && isOffered(ctx, option);
	});
	const steps = next.map((option) => stepStatements(ctx, { lead: option, to: 'confirmedOption', actor: SCHEDULE }));
	return (await Promise.all(steps)).flat();
}

/** What becomes of those who wait for the nights of a lead: the next ones follow an option that ends, a booking ends the waiting. */
async function waitingSteps(ctx: MoveContext, record: LeadRecord, to: LeadStatus): Promise<Step[]> {
	if (record.status === 'confirmedOption' && !holdsNights(to)) {
		const next = await successors(ctx.db, record, async (option) => isOffered(ctx, option));
		return next.map((option) => ({ lead: option, to: 'confirmedOption', actor: SCHEDULE }));
	}
	if (to !== 'confirmedBooking') return [];
	const waiting = await waitingOptions(ctx.db, record);
	return waiting.map((option) => ({ lead: option, to: 'declinedOption', actor: SCHEDULE }));
}

/** Nights are given back before others take them; places and prices are worked out when all stand where they stay. */
async function statementsOf(ctx: MoveContext, steps: readonly Step[]): Promise<(BuiltStatement | NamedStatement)[]> {
	const property = steps[0]?.lead.propertyNo ?? null;
	const statements = (await Promise.all(steps.map((step) => stepStatements(ctx, step)))).flat();
	const movesNights = steps.some(({ lead: record, to }) => holdsNights(record.status) !== holdsNights(to));
	if (property === null) return [...statements, ...steps.flatMap((step) => optionNotices(ctx, step))];
	if (steps.some(({ lead: record, to }) => isOption(record.status) || isOption(to)))
		statements.push(queueStatement(property));
	if (movesNights) statements.push(...derivePropertyStatements([property], ctx.today, ctx.now));
	return [...statements, ...steps.flatMap((step) => optionNotices(ctx, step))];
}

/** Whether it waits is known when the places have been worked out: one of both is told. */
function optionNotices({ db, now }: MoveContext, { lead: record, to, actor, columns, note }: Step) {
	const kind = to === 'requestedOption' ? noticeOf(to, actor) : null;
	if (!kind) return [];
	return [null, 1].flatMap((queuePosition) => {
		const moved = { ...record, ...columns, status: to, expiresAt: null, queuePosition };
		const condition = queuePosition === null ? sql`not ${waits(record.id)}` : waits(record.id);
		return noticeStatements(db, now, { lead: moved, kind, actor, note: note || null }, condition);
	});
}

/** Whether a move whose answer was lost was written: its row of the history tells. */
async function hasMoved({ db }: MoveContext, record: LeadRecord, to: LeadStatus, actor: LeadActor): Promise<boolean> {
	return readBack(async () => {
		const [event] = await db
			.select({ toStatus: leadEvent.toStatus, actor: leadEvent.actor })
			.from(leadEvent)
			.where(and(eq(leadEvent.leadNo, record.no), eq(leadEvent.version, record.version + 1)));
		return event ? event.toStatus === to && event.actor === actor.id : null;
	}, false).then((isMoved) => isMoved === true);
}

async function stepStatements(
	ctx: MoveContext,
	{ lead: record, to, actor, expiresAt, note, columns, condition, isPassing }: Step,
) {
	const { db, now } = ctx;
	const version = record.version + 1;
	const hours = record.operator?.optionHours ?? OPTION_HOURS;
	const ends = to === 'confirmedOption' ? (expiresAt ?? now + hours * HOUR) : null;
	const isHolding = holdsNights(record.status);
	const kind = isPassing ? null : noticeOf(to, actor);
	const fee = cancelledFee(ctx, record, to);
	const moved = { ...record, ...columns, ...fee, status: to, expiresAt: ends, queuePosition: null } as LeadRecord;
	return [
		// Null, and so refused, when the lead is not what it was.
		db.insert(leadEvent).values({
			leadNo: sql`(select ${lead.no} from ${lead} where ${lead.no} = ${record.no} and ${lead.version} = ${record.version}
				and ${condition ?? sql`true`} and ${isSale(to) ? isSellable(record) : sql`true`})`,
			version,
			fromStatus: record.status,
			toStatus: to,
			actor: actor.id,
			createdAt: now,
			note: note || null,
		}),
		...(isHolding && !holdsNights(to) ? free(record) : []),
		db
			.update(lead)
			.set({
				...columns,
				...fee,
				status: to,
				version,
				expiresAt: ends,
				// Who is told the end with the confirmation needs no reminder within the day.
				remindedAt: ends !== null && ends - now <= REMIND_HOURS * HOUR ? now : null,
				queuePosition: null,
				...(to === 'requestedOption' || to === 'requestedBooking' ? { requestedAt: now } : {}),
				decidedAt: isDecided(to) ? now : null,
				updatedAt: now,
			})
			.where(eq(lead.no, record.no)),
		...(!isHolding && holdsNights(to) ? take(ctx, record, actor) : []),
		...(isDecided(to) ? [withdrawRequests(ctx, record.no, to)] : []),
		...(record.status === 'confirmedBooking' || to === 'confirmedBooking'
			? await followBooking(db, moved, { now, actor: actor.id })
			: []),
		...(to === 'confirmedBooking' ? [wonStatement(ctx, record.no)] : []),
		db.insert(audit).values({
			brandKey: record.brandKey,
			actor: actor.id,
			action: 'lead.moved',
			subjectId: record.id,
			detail: { from: record.status, to, role: actor.role, ...(actor.forAgency ? { forAgency: actor.forAgency } : {}) },
			createdAt: now,
		}),
		...(kind && to !== 'requestedOption'
			? noticeStatements(db, now, { lead: moved, kind, actor, note: note || null })
			: []),
	];
}

/** What the agreed terms keep of a booking that is cancelled (LEAD-48), on the day of its hotel or property. */
export function cancelledFee(
	ctx: Pick<MoveContext, 'today' | 'now'>,
	record: LeadRecord,
	to: LeadStatus,
): { cancellationFeeMinor?: number } {
	if (record.status !== 'confirmedBooking' || to !== 'cancelledBooking') return {};
	const fee = cancellationFee(record, hotelToday(ctx, zoneOfLead(record)));
	return fee ? { cancellationFeeMinor: fee.minor } : {};
}

/** The nights of a property, or the rooms of a hotel. */
function take(ctx: MoveContext, { no, propertyNo, hotelNo }: LeadRecord, actor: LeadActor): NamedStatement[] {
	if (propertyNo !== null) return [...takeOverHolds(ctx, no, actor), ...takeNights(no, propertyNo)];
	return hotelNo !== null ? takeRooms(no) : [];
}

function free({ no, propertyNo }: LeadRecord): NamedStatement[] {
	// The rows of a deleted hotel were deleted with its rooms, so there may be nothing to free.
	return propertyNo !== null ? freeNights(no, propertyNo) : freeRooms(no);
}

/** What was asked of a lead that ends is asked no more; of a booking only its price. */
function withdrawRequests({ db, now }: MoveContext, leadNo: number, to: LeadStatus) {
	const isOpen = and(eq(leadRequest.leadNo, leadNo), eq(leadRequest.state, 'open'));
	return db
		.update(leadRequest)
		.set({ state: 'withdrawn', decidedAt: now })
		.where(to === 'confirmedBooking' ? and(isOpen, eq(leadRequest.kind, 'priceDiscount')) : isOpen);
}

/** The operator may have sold the period elsewhere since it was asked for (LEAD-5); what leads hold is the nights' affair. */
async function isOffered({ db }: MoveContext, record: LeadRecord) {
	const { propertyNo, hotelNo, checkIn, checkOut, serviceLevel } = record;
	// How many rooms a hotel has left is the affair of `room_night`; its rates are checked where a lead is asked for.
	if (propertyNo === null) return hotelNo !== null;
	if (record.property?.isUnregistered) return false;
	const rates = await db
		.select(OFFERED_STAY)
		.from(stayRate)
		.where(and(eq(stayRate.propertyNo, propertyNo), lt(stayRate.checkIn, checkOut), gt(stayRate.checkOut, checkIn)));
	const period = { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) };
	return !isSoldOut(rates.flatMap(readStayRate), period, serviceLevel);
}

/** Statuses that nothing may come to while its property lacks its registration number (REGISTRATION-2). */
const SALES: readonly LeadStatus[] = ['requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'];

function isSale(to: LeadStatus): boolean {
	return SALES.includes(to);
}

/** The same in the transaction: the number may have been taken out since the lead was read. */
function isSellable({ propertyNo }: LeadRecord): SQL {
	return sql`not exists (select 1 from ${property} where ${property.no} = ${propertyNo} and ${property.isUnregistered} = 1)`;
}

function unregistered() {
	return new DomainError('conflict', 'The property lacks its registration number', { reason: 'unregistered' });
}

function isOption(status: LeadStatus): boolean {
	return status === 'requestedOption' || status === 'confirmedOption';
}

export function noLongerAvailable() {
	return new DomainError('conflict', 'no longer available', { reason: 'no-longer-available' });
}

export function instalmentsChanged() {
	return new DomainError('conflict', 'The instalments would not change as shown', { reason: 'instalments-changed' });
}

export function changedMeanwhile() {
	return new DomainError('conflict', 'The lead was changed meanwhile', { reason: 'changed-meanwhile' });
}
