import { sql } from 'drizzle-orm';
import { tripLink } from '#db/schema/trip';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { emailAddress } from '../form/field-schemas';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { mailBrand } from '../mail/mail-brand';
import { tripLinkMail } from '../mail/messages/trip-mails';
import { sendLinkMail } from '../mail/outbox/send-link-mail.server';
import { tripLook } from './read-trip.server';
import { createTripLink } from './trip-links.server';
import { tripSender } from './trip-sender';

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
	await sendLinkMail({
		...{ ctx, user: actor, brand, kind: 'trip-link', leadNo: trip.leadNo, to: to.data, replyTo: sender.email },
		content: tripLinkMail({ brand: mailBrand(brand, new URL(url).origin), language, url, trip, sender }),
		link: sql`select ${tripLink.id} from ${tripLink} where ${tripLink.id} = ${id}`,
	});
}
