import { and, eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { tripLink } from '#db/schema/trip';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { emailAddress } from '../form/field-schemas';
import { type AgentLeadContext, leadActor, ofAgent } from '../lead/agent-lead-context';
import { mailBrand } from '../mail/mail-brand';
import { tripLinkMail } from '../mail/messages/trip-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { tripLook } from './read-trip.server';
import { createTripLink } from './trip-links.server';
import { tripSender } from './trip-sender';

/** So soon the same link does not go to the same address again: a form that was sent twice. */
const AGAIN_MS = 60_000;

/**
 * Sends the lead guest the link of the trip page, by mail in the client's language and the agency's look; answers go to the agent, or to the
 * brand where no agency looks after the booking (TRIP-1). The link is made where there is none. Throws DomainError as `createTripLink`,
 * 'invalid' (`email`), 'conflict' (`sent-already`), 'too-many-requests'.
 */
export async function sendTripLink({
	ctx,
	leadId,
	email,
}: {
	ctx: AgentLeadContext;
	leadId: string;
	email: string;
}): Promise<void> {
	const actor = requireActor(ctx, 'agentDashboard');
	const to = emailAddress.safeParse(email);
	if (!to.success) throw new DomainError('invalid', 'No address', { reason: 'email' });
	const { id, url } = await createTripLink({ ctx, leadId, kind: 'lead' });
	const look = await tripLook(ctx, new URL(url));
	if (!look) throw new DomainError('unavailable', 'The link that was made is not there');
	const { trip, brand, language } = look;
	const sender = tripSender(trip, brand);
	const mail = brandMailValues(
		{ brand, now: ctx.now },
		{
			kind: 'trip-link',
			to: { address: to.data },
			replyTo: sender.email,
			content: tripLinkMail({ brand: mailBrand(brand, new URL(url).origin), language, url, trip, sender }),
		},
		{ leadNo: sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${leadId})` },
	);
	const wasSent = sql`exists (select 1 from ${mailOutbox} where ${and(
		eq(mailOutbox.leadNo, trip.leadNo),
		eq(mailOutbox.kind, 'trip-link'),
		eq(mailOutbox.toAddress, to.data),
		eq(mailOutbox.plainText, mail.plainText),
		sql`${mailOutbox.createdAt} > ${ctx.now - AGAIN_MS}`,
	)})`;
	const { visitor, settings } = ofAgent(ctx, actor);
	try {
		await auditedWrite({
			...{ ctx, actor: leadActor(actor), action: 'trip-link.sent' },
			subject: sql`select ${tripLink.id} from ${tripLink} where ${tripLink.id} = ${id} and not ${wasSent}`,
			statements: [
				...rateStatements(ctx.db, visitor, settings.WRITES_PER_TEN_MINUTES, ctx.now),
				ctx.db.insert(mailOutbox).values(mail),
			],
		});
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'changed-meanwhile')
			throw new DomainError('conflict', 'Sent a moment ago', { reason: 'sent-already' });
		throw refuseTooMany(error, ctx.now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}
