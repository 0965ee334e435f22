import { and, eq } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { mailThread } from '#db/schema/mail-thread';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { readStatement } from '../../mail-thread/thread-statements.server';
import { ownEnquiries } from './enquiry-scope.server';

/** The team has read what the guest wrote. Throws DomainError 'forbidden', 'unavailable'. */
export async function markEnquiryRead({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	id: string;
}): Promise<void> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const [row] = await ctx.db
		.select({ no: enquiry.no, agencyNo: mailThread.agencyNo })
		.from(enquiry)
		.innerJoin(mailThread, eq(mailThread.enquiryNo, enquiry.no))
		.where(and(eq(enquiry.id, id), ownEnquiries(actor)));
	if (row) await readStatement(ctx.db, { ...row, about: 'enquiry' }, ctx.now);
}
