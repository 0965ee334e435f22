import { and, eq, inArray, sql } from 'drizzle-orm';
import { mailOutbox } from '#db/schema/mail';
import type { RequestContext } from '~/context';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Resending = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'waitUntil'>;
	mailId: string;
};

/**
 * Sends a mail again that was given up, or whose arrival is unknown (MAIL-5): with all its tries, and under the
 * same Message-ID. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`: it is in neither state) or 'unavailable'.
 */
export async function resendMail({ ctx, mailId }: Resending): Promise<void> {
	const actor = requireAdmin(ctx);
	const failed = and(eq(mailOutbox.id, mailId), inArray(mailOutbox.state, ['uncertain', 'dead']));
	await auditedWrite({
		ctx,
		actor,
		action: 'mail.resent',
		subject: sql`select ${mailOutbox.id} from ${mailOutbox} where ${failed}`,
		statements: [
			ctx.db
				.update(mailOutbox)
				.set({
					state: 'pending',
					attempts: 0,
					nextAttemptAt: ctx.now,
					leaseUntil: null,
					leaseToken: null,
					dataStartedAt: null,
					lastError: null,
				})
				.where(eq(mailOutbox.id, mailId)),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
}
