import { and, eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { paymentReminderStop } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

/**
 * Stops the reminders of a booking's payments, or lets them go on (MONEY-10). Doing it twice changes nothing. Throws DomainError 'forbidden', 'not-found'
 * (another agency's booking too), 'unavailable'.
 */
export async function stopPaymentReminders({
	ctx,
	leadId,
	isStopped,
}: {
	ctx: Ctx;
	leadId: string;
	isStopped: boolean;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'agentDashboard'));
	const [found] = await ctx.db
		.select({ no: lead.no })
		.from(lead)
		.where(and(eq(lead.id, leadId), leadScopeCondition(ctx.db, leadScope(ctx))));
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	await auditedWrite({
		...{ ctx, actor, action: isStopped ? 'payment-reminders.stopped' : 'payment-reminders.resumed' },
		subject: sql`select ${lead.id} from ${lead} where ${eq(lead.no, found.no)}`,
		statements: [
			isStopped
				? ctx.db
						.insert(paymentReminderStop)
						.values({ leadNo: found.no, actor: actor.id, createdAt: ctx.now })
						.onConflictDoNothing()
				: ctx.db.delete(paymentReminderStop).where(eq(paymentReminderStop.leadNo, found.no)),
		],
	});
}
