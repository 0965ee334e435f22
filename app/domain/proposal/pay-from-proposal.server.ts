import { and, eq, isNull } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { unsafeCreateGuestPaymentLink } from '../payment/payment-links.server';
import { findByToken } from './client-proposal.server';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'settings' | 'linkOrigin'>;

/**
 * Where the client of a booked proposal pays an instalment: the path of its payment link, which is made where there is none (PROPOSAL-29). Throws
 * DomainError 'not-found' (a link that was ended, no booking, another booking's instalment too), 'conflict' (`nothing-open`), 'unavailable'.
 */
export async function payFromProposal({
	ctx,
	token,
	instalmentId,
}: {
	ctx: Ctx;
	token: string;
	instalmentId: string;
}): Promise<string> {
	const { proposal: row, isRevoked } = await findByToken(ctx, token);
	if (isRevoked || row.state !== 'approved' || row.approvedNo === null)
		throw new DomainError('not-found', 'Nothing to pay of this proposal');
	const [booked] = await ctx.db
		.select({ no: lead.no })
		.from(lead)
		.where(and(eq(lead.no, row.approvedNo), eq(lead.agencyNo, row.agencyNo), isNull(lead.deletedAt)));
	if (!booked) throw new DomainError('not-found', 'The booking is gone');
	const { url } = await unsafeCreateGuestPaymentLink({ ctx, leadNo: booked.no, instalmentId });
	return new URL(url).pathname;
}
