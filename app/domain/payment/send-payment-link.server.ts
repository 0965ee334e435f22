import { sql } from 'drizzle-orm';
import { paymentLink } from '#db/schema/payment';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { emailAddress } from '../form/field-schemas';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { mailBrand } from '../mail/mail-brand';
import { paymentLinkMail } from '../mail/messages/payment-link-mail';
import { sendLinkMail } from '../mail/outbox/send-link-mail.server';
import { hotelToday } from '../offer/hotel-today';
import { createPaymentLink } from './payment-links.server';
import { paymentRequest } from './payment-request';
import { paymentLook } from './read-payment-link.server';

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
	await sendLinkMail({
		...{ ctx, user, brand, kind: 'payment-link', leadNo: link.leadNo, to: to.data },
		replyTo: isOfAgency ? agent.email : brand.email,
		content: paymentLinkMail({
			...{ brand: mailBrand(brand, new URL(url).origin), language, url },
			request: paymentRequest(link.instalments, link.position, day),
			booking: link,
			sender: isOfAgency
				? { name: [agent.firstName, agent.lastName].filter(Boolean).join(' ') || agency.name, agency: agency.name }
				: { name: brand.name, agency: null },
		}),
		link: sql`select ${paymentLink.id} from ${paymentLink} where ${paymentLink.id} = ${id}`,
	});
}
