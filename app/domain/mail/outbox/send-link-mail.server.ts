import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mailOutbox } from '#db/schema/mail';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../../administration/audited-write.server';
import type { BrandProfile } from '../../brand/brand-profile';
import { type AgentLeadContext, leadActor, ofAgent } from '../../lead/agent-lead-context';
import { rateStatements } from '../../rate-limit/rate-statements.server';
import { refuseTooMany } from '../../rate-limit/refuse-too-many.server';
import type { Actor } from '../../user/actor';
import type { MailDescription } from '../render/mail-description';
import { brandMailValues } from './brand-mail.server';

/** So soon the same link does not go to the same address again: a form that was sent twice. */
const AGAIN_MS = 60_000;

type LinkMail = {
	ctx: AgentLeadContext;
	user: Actor;
	/** The look of the mail. */
	brand: BrandProfile;
	/** Kind of the mail, such as `payment-link`; its audit row is `payment-link.sent`. */
	kind: 'payment-link' | 'trip-link';
	leadNo: number;
	to: string;
	replyTo: string;
	content: MailDescription;
	/** A subselect of the link's id while it works. */
	link: SQL;
};

/**
 * Sends a booking's client a link by mail, counted as a write of the agent; the same mail goes to an address once a minute. Throws DomainError 'conflict'
 * (`sent-already`), 'too-many-requests', 'unavailable'.
 */
export async function sendLinkMail(given: LinkMail): Promise<void> {
	const { ctx, user, brand, kind, leadNo, to, replyTo, content, link } = given;
	const { db, now } = ctx;
	const mail = brandMailValues(
		{ brand, now },
		{ kind, to: { address: to }, replyTo, content },
		{ leadNo: sql<number>`${leadNo}` },
	);
	const wasSent = sql`exists (select 1 from ${mailOutbox} where ${and(
		eq(mailOutbox.leadNo, leadNo),
		eq(mailOutbox.kind, kind),
		eq(mailOutbox.toAddress, to),
		eq(mailOutbox.plainText, mail.plainText),
		sql`${mailOutbox.createdAt} > ${now - AGAIN_MS}`,
	)})`;
	const { visitor, settings } = ofAgent(ctx, user);
	try {
		await auditedWrite({
			...{ ctx, actor: leadActor(user), action: `${kind}.sent` },
			subject: sql`select id from (${link}) where not ${wasSent}`,
			statements: [
				...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
				db.insert(mailOutbox).values(mail),
			],
		});
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile')
			throw new DomainError('conflict', 'Sent a moment ago', { reason: 'sent-already' });
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}
