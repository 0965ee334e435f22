import { type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { lead, leadEvent } from '#db/schema/lead';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { WriteContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { bookingNumberOf } from '../booking-number/booking-number-of.server';
import { withNewBookingNumber } from '../booking-number/with-new-booking-number';
import { answerRepetition } from '../idempotency/answer-repetition.server';
import type { Submission } from '../idempotency/submission';
import { submissionStatements } from '../idempotency/submission-statements.server';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { LeadActor, LeadStatus } from './lead-status';
import { evaluateTransition } from './lead-transitions';
import { joinQueueStatement, placeInQueue, waits } from './option-queue.server';

/** What the verbs of leads may know of their request. */
export type LeadContext = WriteContext;

type OwnColumns =
	| 'no'
	| 'id'
	| 'bookingNumber'
	| 'brandKey'
	| 'status'
	| 'version'
	| 'createdBy'
	| 'askedAt'
	| 'decidedAt'
	| 'expiresAt'
	| 'createdAt'
	| 'updatedAt'
	| 'propertyNo';

export type NewLead = {
	ctx: LeadContext;
	submission: Submission;
	id: string;
	actor: LeadActor;
	/** Interests and requests only: a new lead holds no nights (LEAD-3). */
	status: Extract<LeadStatus, 'interest' | 'requestedOption' | 'requestedBooking'>;
	row: Omit<typeof lead.$inferInsert, OwnColumns> & { propertyNo: number | SQL<number> | null };
	/** The mails about it, which name its booking number. */
	mails: (bookingNumber: string) => readonly BrandMail[];
	/** In their place when the option waits behind another one, which is known only when it has its place. */
	mailsOfQueued?: (bookingNumber: string) => readonly BrandMail[];
	/** What belongs to the lead and stands in tables of its own. */
	after?: readonly BuiltStatement[];
};

/** `key-reused`: the client's key came with another body and that is to be refused. */
export type StoredLead =
	| { outcome: 'stored'; id: string; bookingNumber: string; isReplay: boolean; isQueued: boolean }
	| { outcome: 'key-reused' };

export function newLeadId(): string {
	return `lead_${crypto.randomUUID().replaceAll('-', '')}`;
}

/**
 * The statements that write a new lead with everything that belongs to it, for one transaction: claim of the submission, count of the visitor's
 * writes, lead, history, audit row, mails. Throws DomainError 'forbidden'.
 */
export function newLeadStatements(
	{ ctx, submission, id, actor, status, row, mails, mailsOfQueued, after = [] }: NewLead,
	bookingNumber: string,
): (BuiltStatement | NamedStatement)[] {
	const { db, now, brand } = ctx;
	if (!evaluateTransition(null, status, actor.role).isAllowed)
		throw new DomainError('forbidden', `${actor.role} may not begin with ${status}`);
	const leadNo = sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${id})`;
	const tell = (mail: BrandMail) => brandMailValues(ctx, mail, { leadNo });
	return [
		...submissionStatements(db, submission, id, now),
		...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
		db.insert(lead).values({
			...row,
			id,
			bookingNumber,
			brandKey: brand.key,
			status,
			createdBy: actor.id,
			createdAt: now,
			updatedAt: now,
			requestedAt: status === 'interest' ? null : now,
		}),
		db.insert(leadEvent).values({ leadNo, version: 1, toStatus: status, actor: actor.id, createdAt: now }),
		db.insert(audit).values({
			brandKey: brand.key,
			actor: actor.id,
			action: 'lead.created',
			subjectId: id,
			detail: { status, role: actor.role, ...(actor.forAgency ? { forAgency: actor.forAgency } : {}) },
			createdAt: now,
		}),
		...(status === 'requestedOption' ? [joinQueueStatement(id)] : []),
		...after,
		...mails(bookingNumber).flatMap((mail) =>
			noticeMail(db, tell(mail), mailsOfQueued ? sql`not ${waits(id)}` : undefined),
		),
		...(mailsOfQueued?.(bookingNumber) ?? []).flatMap((mail) => noticeMail(db, tell(mail), waits(id))),
	];
}

/**
 * Writes a new lead in one transaction and wakes the mailer. A repetition answers with the first result. Throws DomainError
 * 'forbidden', 'conflict' (the card belongs to another lead already), 'too-many-requests' or 'unavailable'.
 */
export async function storeLead(given: NewLead): Promise<StoredLead> {
	const { ctx, submission, id } = given;
	const { db, now, brand } = ctx;
	let isQueued = false;
	const write = async (bookingNumber: string) => {
		const results = await writeBatch(db, [
			...newLeadStatements(given, bookingNumber),
			{ sql: 'select queue_position from lead where id = :id', args: { id } },
		]);
		isQueued = results.at(-1)?.rows[0]?.queue_position != null;
	};
	try {
		const bookingNumber = await withNewBookingNumber(brand, 'lead', write);
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'stored', id, bookingNumber, isReplay: false, isQueued };
	} catch (error) {
		const repetition = await answerRepetition(error, db, submission);
		if (repetition === 'key-reused') return { outcome: 'key-reused' };
		if (repetition) {
			const bookingNumber = await bookingNumberOf(db, repetition.id);
			const isReplay = repetition.id !== id;
			const place = await placeInQueue(db, repetition.id);
			return { outcome: 'stored', id: repetition.id, bookingNumber, isReplay, isQueued: place !== null };
		}
		if (breaksConstraint(error, 'lead.card_token', 'unique'))
			throw new DomainError('conflict', 'The card belongs to another lead', { reason: 'card-used' });
		throw refuseTooMany(error, now);
	}
}
