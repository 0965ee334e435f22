import { and, eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { paymentLink } from '#db/schema/payment';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { emailAddress } from '../form/field-schemas';
import { type AgentLeadContext, leadActor, ofAgent } from '../lead/agent-lead-context';
import { mailBrand } from '../mail/mail-brand';
import { paymentLinkMail } from '../mail/messages/payment-link-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { hotelToday } from '../offer/hotel-today';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { createPaymentLink } from './payment-links.server';
import { paymentRequest } from './payment-request';
import { paymentLook } from './read-payment-link.server';

/** So soon the same link does not go to the same address again: a form that was sent twice. */
const AGAIN_MS = 60_000;

/**
 * Sends a client the link on which it pays, by mail in its language and the agency's look; answers go to the agent, or to the brand where no agency
 * looks after the booking (MONEY-6). The link is made where there is none. Throws DomainError as `createPaymentLink`, 'invalid' (`email`), 'conflict'
 * (`sent-already`), 'too-many-requests'.
 */
export async function sendPaymentLink({
	ctx,
	leadId,
	instalmentId,
	email,
}: {
	ctx: AgentLeadContext;
	leadId: string;
	instalmentId: string | null;
	email: string;
}): Promise<void> {
	const user = requireActor(ctx, 'agentDashboard');
	const to = emailAddress.safeParse(email);
	if (!to.success) throw new DomainError('invalid', 'No address', { reason: 'email' });
	const { id, url } = await createPaymentLink({ ctx, leadId, instalmentId });
	const look = await paymentLook(ctx, new URL(url));
	if (!look) throw new DomainError('unavailable', 'The link that was made is not there');
	const { link, brand, language } = look;
	const { agency, agent } = link;
	const isOfAgency = agency !== null && agency.teamBrandKey === null && agent !== null;
	const day = hotelToday(ctx, link.timeZone ?? 'Europe/Zurich');
	const mail = brandMailValues(
		{ brand, now: ctx.now },
		{
			kind: 'payment-link',
			to: { address: to.data },
			replyTo: isOfAgency ? agent.email : brand.email,
			content: paymentLinkMail({
				...{ brand: mailBrand(brand, new URL(url).origin), language, url },
				request: paymentRequest(link.instalments, link.position, day),
				booking: link,
				sender: isOfAgency
					? { name: [agent.firstName, agent.lastName].filter(Boolean).join(' ') || agency.name, agency: agency.name }
					: { name: brand.name, agency: null },
			}),
		},
		{ leadNo: sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${leadId})` },
	);
	const wasSent = sql`exists (select 1 from ${mailOutbox} where ${and(
		eq(mailOutbox.leadNo, link.leadNo),
		eq(mailOutbox.kind, 'payment-link'),
		eq(mailOutbox.toAddress, to.data),
		eq(mailOutbox.plainText, mail.plainText),
		sql`${mailOutbox.createdAt} > ${ctx.now - AGAIN_MS}`,
	)})`;
	const { visitor, settings } = ofAgent(ctx, user);
	try {
		await auditedWrite({
			...{ ctx, actor: leadActor(user), action: 'payment-link.sent' },
			subject: sql`select ${paymentLink.id} from ${paymentLink} where ${paymentLink.id} = ${id} and not ${wasSent}`,
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
