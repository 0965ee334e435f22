import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import type { InternalNotice } from '../enquiry/mailer-shapes';
import type { SubmissionParts } from '../enquiry/store-enquiry.server';
import { answerRepetition } from '../idempotency/answer-repetition.server';
import { identifySubmission } from '../idempotency/submission';
import { submissionStatements } from '../idempotency/submission-statements.server';
import { mailBrand } from '../mail/mail-brand';
import { internalNoticeMail } from '../mail/messages/internal-notice-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';

type Ctx = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'now' | 'origin' | 'settings' | 'visitor' | 'services' | 'waitUntil'
>;

/**
 * Sends an internal notice of a signed-in user to the brand's team: claim, count, audit row and mail are one transaction.
 * Throws DomainError 'forbidden' for everybody else, 'too-many-requests' or 'unavailable'.
 */
export async function sendInternalNotice({
	ctx,
	notice,
	submission: parts,
}: {
	ctx: Ctx;
	notice: InternalNotice;
	submission: SubmissionParts;
}): Promise<{ outcome: 'sent' | 'key-reused' }> {
	const actor = requireActor(ctx, 'signedIn');
	const { db, now, brand } = ctx;
	const submission = await identifySubmission({
		...parts,
		brandKey: brand.key,
		form: 'internal-notice',
		visitor: actor.id,
		owner: actor.id,
		body: notice,
	});
	const id = `notice_${crypto.randomUUID().replaceAll('-', '')}`;
	const sender = {
		...{ id: actor.id, email: actor.email, role: actor.role, agency: actor.agency?.name ?? null },
		name: [actor.firstName, actor.lastName].filter(Boolean).join(' '),
	};
	const content = internalNoticeMail({ brand: mailBrand(brand, ctx.origin), createdAt: now, notice, sender });
	const mail = brandMailValues(ctx, { kind: 'internal-notice', to: 'team', replyTo: actor.email, content });
	const detail = { subject: notice.subject };
	try {
		await writeBatch(db, [
			...submissionStatements(db, submission, id, now),
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db.insert(audit).values({
				...{ brandKey: brand.key, actor: actor.id, action: 'notice.sent', subjectId: id },
				...{ detail, createdAt: now },
			}),
			db.insert(mailOutbox).values(mail),
		]);
	} catch (error) {
		const repetition = await answerRepetition(error, db, submission);
		if (repetition) return { outcome: repetition === 'key-reused' ? repetition : 'sent' };
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'sent' };
}
