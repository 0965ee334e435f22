import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { maskCardNumbers } from '../card/mask-card-numbers';
import { type PlainDate, plainDate } from '../date/plain-date';
import { periodFields, withPeriodOrder } from '../enquiry/period-rules';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { hotelToday } from '../offer/hotel-today';
import { reviewInstalments, type ShownReview } from '../payment/review-instalments.server';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { NOTE_LIMIT } from './decide-lead.server';
import { findLead, type LeadRecord, zoneOfLead } from './find-lead.server';
import { reviewKey } from './hotel/review-key';
import { noticeStatements } from './lead-notices.server';
import { leadScope } from './lead-scope';
import { instalmentsChanged } from './move-lead.server';
import { isChangeOffered } from './requested-stay';
import { stayChange } from './stay-change.server';

type Ctx = AgentLeadContext;

type Moving = {
	ctx: Ctx;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	/** The other nights of the same property, as typed. */
	typed: { checkIn: string; checkOut: string };
	/** Price of the stay that is agreed, in minor units of the lead's currency; left out, the list's. */
	priceMinor?: number;
};

/** A stay before or after it is moved; minor units of `currency`. */
type Side = {
	checkIn: PlainDate;
	checkOut: PlainDate;
	currency: string;
	subtotalMinor: number | null;
	totalMinor: number | null;
};

/** What moving a stay would make of it, with the key that its form sends back. */
export type ShownMove = { before: Side; after: Side; review: ShownReview['review'] | null; key: string };

type Invalid = { outcome: 'invalid'; errors: FieldErrors };

/**
 * What moving a stay to other nights of the same property makes of its price and, where it is booked, of its instalments (OPERATOR-22); nothing is written.
 * Throws as `moveStay`.
 */
export async function previewMove(moving: Moving): Promise<{ outcome: 'shown'; shown: ShownMove } | Invalid> {
	const worked = await workOut(moving);
	return worked.errors ? { outcome: 'invalid', errors: worked.errors } : { outcome: 'shown', shown: worked.shown };
}

/**
 * Moves a stay to other nights of the same property: its operator or an admin. Nights are given back and taken anew, price, fee, commission, instalments and
 * who follows in line are worked out in one transaction, and the agent is told. `seen` is the key of what was shown. Throws DomainError 'forbidden',
 * 'not-found', 'conflict' (`changed-meanwhile`, `no-longer-available`, `no-price`, `no-such-move`, `same-nights`, `instalments-changed`: not as shown),
 * 'unavailable'.
 */
export async function moveStay({
	seen,
	note = '',
	...moving
}: Moving & { seen: string; note?: string }): Promise<{ outcome: 'moved'; version: number } | Invalid> {
	const { ctx, lead: known } = moving;
	const actor = leadActor(requireActor(ctx, 'desk'));
	const worked = await workOut(moving);
	if (worked.errors) return { outcome: 'invalid', errors: worked.errors };
	const { record, change, shown, condition } = worked;
	if (shown.key !== seen) throw instalmentsChanged();
	const { checkIn, checkOut, totalMinor } = record;
	const { version } = await changeLead({
		ctx,
		lead: record,
		seen: known.version,
		actor,
		action: 'lead.stay-moved',
		detail: { from: checkIn, until: checkOut, to: shown.after.checkIn },
		condition: sql`${lead.status} = ${record.status} and ${condition}`,
		...change,
		after: [
			...change.after,
			...noticeStatements(ctx.db, ctx.now, {
				lead: { ...record, ...change.columns },
				kind: 'stayMoved',
				actor,
				movedFrom: { checkIn, checkOut, totalMinor },
				note: maskCardNumbers(note.trim()).slice(0, NOTE_LIMIT) || null,
			}),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'moved', version };
}

async function workOut({ ctx, lead: { id }, typed, priceMinor }: Moving) {
	requireActor(ctx, 'desk');
	const record = await findLead(ctx.db, leadScope(ctx), id);
	if (record.propertyNo === null || !isChangeOffered(record.status))
		throw new DomainError('conflict', `No other nights of ${record.status}`, { reason: 'no-such-move' });
	const today = hotelToday(ctx, zoneOfLead(record));
	// A stay that has begun is not moved: what is left of it has no price of its own.
	const read = withPeriodOrder(z.object(periodFields(today))).safeParse(typed);
	if (!read.success) return { errors: fieldErrorsFrom(read.error.issues) };
	const { checkIn, checkOut } = read.data;
	if (record.checkIn < today) throw new DomainError('conflict', 'The stay has begun', { reason: 'no-such-move' });
	if (checkIn === record.checkIn && checkOut === record.checkOut)
		throw new DomainError('conflict', 'These are its nights', { reason: 'same-nights' });
	const change = await stayChange(ctx, record, { kind: 'change', change: { checkIn, checkOut } }, priceMinor);
	const { db, now, actor } = ctx;
	const isForOperator = actor?.role === 'operator';
	const review = await reviewInstalments(db, { lead: record, columns: change.columns, now, isForOperator });
	return {
		errors: null,
		record,
		change,
		condition: review?.condition ?? sql`true`,
		shown: await shownMove(record, change, review),
	};
}

async function shownMove(
	record: LeadRecord,
	{ columns }: Awaited<ReturnType<typeof stayChange>>,
	review: ShownReview | null,
): Promise<ShownMove> {
	const before = sideOf(record);
	const after = sideOf({ ...record, ...columns });
	return { before, after, review: review?.review ?? null, key: await reviewKey([before, after, review?.key ?? null]) };
}

type Sided = Pick<LeadRecord, 'checkIn' | 'checkOut' | 'currency' | 'subtotalMinor' | 'totalMinor'>;

function sideOf({ checkIn, checkOut, currency, subtotalMinor, totalMinor }: Sided): Side {
	return { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut), currency, subtotalMinor, totalMinor };
}
