import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Reading = { ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>; mailId: string };

/**
 * A mail with its text, as it went out; the audit trail says who has read it. The text is '' once it was blanked (PRIVACY-8). Throws DomainError 'forbidden', 'not-found',
 * 'unavailable'.
 */
export async function readMail({ ctx, mailId }: Reading) {
	const actor = requireAdmin(ctx);
	const [mail] = await ctx.db
		.select({
			...{ id: mailOutbox.id, brandKey: mailOutbox.brandKey, kind: mailOutbox.kind, state: mailOutbox.state },
			...{ fromName: mailOutbox.fromName, fromAddress: mailOutbox.fromAddress, toAddress: mailOutbox.toAddress },
			...{ replyTo: mailOutbox.replyTo, subject: mailOutbox.subject, text: mailOutbox.plainText },
			...{ createdAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt, lastError: mailOutbox.lastError },
			...{ attempts: mailOutbox.attempts, leadId: lead.id },
		})
		.from(mailOutbox)
		.leftJoin(lead, eq(lead.no, mailOutbox.leadNo))
		.where(eq(mailOutbox.id, mailId));
	if (!mail) throw new DomainError('not-found', `No mail ${mailId}`);
	await auditedWrite({ ctx, actor, action: 'mail.read', subject: sql`select ${mail.id}`, statements: [] });
	return mail;
}
