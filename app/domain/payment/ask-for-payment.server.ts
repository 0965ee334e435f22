import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { instalment, paymentReminder } from '#db/schema/payment';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { knownBrands } from '../brand/known-brands';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { CLIENT_EMAIL } from './client-of-lead.server';
import { isInstalmentOpen, isReminderStopped, reminderMail } from './remind-payments.server';

const DAY = 24 * 3_600_000;

/** Of the audit row that says when an operator last asked. */
export const REMINDER_ASKED = 'payment.reminder-asked';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now' | 'today' | 'settings' | 'waitUntil' | 'services'>;

/**
 * An operator has the next open payment of a booking reminded of by the mail of MONEY-10 (OPERATOR-23): to the agent of an agency's booking, whose client it
 * does not write to, and to a guest without an agency. Once in 24 hours, with those of the schedule, and not where reminders were stopped. Gives when it
 * was. Throws DomainError 'forbidden', 'not-found' (another operator's too), 'conflict' (`nothing-due`, `reminders-stopped`, `reminded-today`,
 * `no-address`), 'unavailable'.
 */
export async function askForPayment({ ctx, leadId }: { ctx: Ctx; leadId: string }): Promise<{ at: number }> {
	const actor = leadActor(requireActor(ctx, 'desk'));
	const { db, now, today, settings } = ctx;
	const [found] = await db
		.select({
			...{ no: lead.no, agencyNo: lead.agencyNo, isStopped: sql<number>`${isReminderStopped}` },
			isReminded: sql<number>`${isReminded(now)}`,
		})
		.from(lead)
		// Of one table alone, Drizzle would leave its name out of the subselects.
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(
			and(
				eq(lead.id, leadId),
				leadScopeCondition(db, leadScope(ctx)),
				eq(lead.status, 'confirmedBooking'),
				isNull(lead.hotelNo),
			),
		)
		.execute();
	if (!found) throw new DomainError('not-found', `No booking ${leadId}`);
	if (found.isStopped) throw refused('reminders-stopped');
	if (found.isReminded) throw refused('reminded-today');
	const [due] = await db
		.select({
			...{ no: instalment.no, dueDate: instalment.dueDate, leadNo: lead.no, leadId: lead.id },
			...{ brandKey: lead.brandKey, origin: lead.origin, clientEmail: CLIENT_EMAIL, agentLanguage: lead.language },
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.where(and(eq(instalment.leadNo, found.no), isNull(instalment.jobNo), isInstalmentOpen))
		.orderBy(asc(instalment.dueDate), asc(instalment.no))
		.limit(1)
		.execute();
	if (!due) throw refused('nothing-due');
	const written = await reminderMail(
		{ db, now, today, settings },
		{
			...due,
			kind: due.dueDate < today ? 'late' : 'ahead',
			clientEmail: found.agencyNo === null ? due.clientEmail : null,
		},
	);
	if (!written) throw refused('no-address');
	const profile = knownBrands().of(due.brandKey);
	try {
		await auditedWrite({
			...{ ctx: { db, now, brand: profile }, actor, action: REMINDER_ASKED },
			subject: sql`select ${lead.id} from ${lead} where ${and(
				eq(lead.no, found.no),
				sql`not ${isReminderStopped}`,
				sql`not ${isReminded(now)}`,
				sql`exists (select 1 from ${instalment} where ${and(eq(instalment.no, due.no), isInstalmentOpen)})`,
			)}`,
			detail: { dueDate: due.dueDate, receiver: written.receiver },
			statements: [db.insert(mailOutbox).values(written.mail)],
		});
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile') throw refused('reminded-today');
		throw error;
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { at: now };
}

function refused(reason: string) {
	return new DomainError('conflict', `No reminder: ${reason}`, { reason });
}

/** A reminder of the lead went out within the day, by the schedule or because somebody asked. */
function isReminded(now: number) {
	return sql`(exists (select 1 from ${paymentReminder} where ${and(
		eq(paymentReminder.leadNo, lead.no),
		gt(paymentReminder.createdAt, now - DAY),
	)}) or exists (select 1 from ${audit} where ${and(
		eq(audit.subjectId, lead.id),
		eq(audit.action, REMINDER_ASKED),
		gt(audit.createdAt, now - DAY),
	)}))`;
}

/** When a payment of the lead was last reminded of, in milliseconds, by the schedule or because somebody asked; null: never. */
export const LAST_REMINDED = sql<number | null>`(select max(at) from (
	select max(${paymentReminder.createdAt}) at from ${paymentReminder} where ${eq(paymentReminder.leadNo, lead.no)}
	union all select max(${audit.createdAt}) from ${audit} where ${and(eq(audit.subjectId, lead.id), eq(audit.action, REMINDER_ASKED))}))`;
