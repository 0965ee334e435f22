import { sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { brand } from '#db/schema/brand';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { Submission } from '../idempotency/submission';
import { resultOf, submissionStatements } from '../idempotency/submission-statements.server';
import type { MailContent } from '../mail/mail-content';
import { mailRow } from '../mail/mail-row';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { secondsToNextWindow } from '../rate-limit/rate-window';
import { reachDatabase } from './reach-database.server';

/** What a verb may know of its request. */
export type EnquiryContext = Pick<
	RequestContext,
	'settings' | 'db' | 'brand' | 'language' | 'today' | 'now' | 'origin' | 'visitor' | 'services' | 'waitUntil'
>;

/** `team` is the fixed address of the brand's row, never anything from the input (decisions 40). */
export type EnquiryMail = { kind: string; to: 'team' | { address: string }; replyTo: string; content: MailContent };

export type NewEnquiry = {
	ctx: EnquiryContext;
	submission: Submission;
	id: string;
	row: Omit<typeof enquiry.$inferInsert, 'no' | 'id' | 'brandKey' | 'createdAt'>;
	mails: readonly EnquiryMail[];
};

/** `key-reused`: the client's key came with another body and that is to be refused. */
export type Stored = { outcome: 'sent'; id: string; isReplay: boolean } | { outcome: 'key-reused' };

export function newEnquiryId(): string {
	return `enq_${crypto.randomUUID().replaceAll('-', '')}`;
}

/**
 * Writes an enquiry with everything that belongs to it in one transaction and one round trip: claim of the submission,
 * count of the visitor's writes, the enquiry, its audit row, its mails. Then wakes the mailer. A repeated submission
 * answers with the first result. Throws DomainError 'too-many-requests' or 'unavailable'; then nothing is written.
 */
export async function storeEnquiry({ ctx, submission, id, row, mails }: NewEnquiry): Promise<Stored> {
	const { db, now } = ctx;
	try {
		await reachDatabase(
			writeBatch(db, [
				...submissionStatements(db, submission, id, now),
				...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
				db.insert(enquiry).values({ ...row, id, brandKey: ctx.brand.key, createdAt: now }),
				db.insert(audit).values({
					brandKey: ctx.brand.key,
					actor: 'anonymous',
					action: 'enquiry.sent',
					subjectId: id,
					detail: { kind: row.kind, language: row.language },
					createdAt: now,
				}),
				...mails.map((mail) => db.insert(mailOutbox).values(outboxValues(ctx, id, mail))),
			]),
		);
	} catch (error) {
		return await answerRefusal(error, ctx, submission);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'sent', id, isReplay: false };
}

function outboxValues(ctx: EnquiryContext, id: string, mail: EnquiryMail) {
	const { brand: profile } = ctx;
	const values = mailRow(
		{
			brandKey: profile.key,
			kind: mail.kind,
			from: { name: profile.name, address: profile.email },
			to: mail.to === 'team' ? profile.email : mail.to.address,
			replyTo: mail.replyTo,
			content: mail.content,
		},
		ctx.now,
	);
	return {
		...values,
		enquiryNo: sql<number>`(select ${enquiry.no} from ${enquiry} where ${enquiry.id} = ${id})`,
		// Read in the same transaction: a brand without a row refuses the write instead of mailing somebody else.
		...(mail.to === 'team'
			? { toAddress: sql<string>`(select ${brand.teamEmail} from ${brand} where ${brand.key} = ${profile.key})` }
			: {}),
	};
}

/** The transaction was refused by the claim (a repetition) or by the count (too many); everything else goes on. */
async function answerRefusal(error: unknown, ctx: EnquiryContext, submission: Submission): Promise<Stored> {
	const message = error instanceof Error ? error.message : '';
	if (/UNIQUE constraint failed: idempotency_key/i.test(message)) {
		const id = await resultOf(ctx.db, submission);
		if (id) return { outcome: 'sent', id, isReplay: true };
	}
	if (/NOT NULL constraint failed: idempotency_key\.result_id/i.test(message)) return { outcome: 'key-reused' };
	if (/CHECK constraint failed: rate_window_allowed/i.test(message))
		throw new DomainError('too-many-requests', 'Too many writes in this window', {
			retryAfterSeconds: secondsToNextWindow(ctx.now),
		});
	throw error;
}
