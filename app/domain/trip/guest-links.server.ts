import type { RequestContext } from '~/context';
import { unsafeCreateGuestPaymentLink } from '../payment/payment-links.server';
import { openLeadTrip } from './open-trip.server';
import { unsafeCreateGroupLink } from './trip-links.server';

type Ctx = Pick<RequestContext, 'db' | 'brand' | 'now' | 'today' | 'settings' | 'linkOrigin'>;

/**
 * Where the lead guest pays an instalment: the path of its payment link, which is made where there is none (TRIP-4). Throws DomainError
 * 'not-found', 'forbidden' (the group's link), 'conflict' (`link-ended`, `nothing-open`), 'unavailable'.
 */
export async function payFromTrip({
	ctx,
	token,
	instalmentId,
}: {
	ctx: Ctx;
	token: string;
	instalmentId: string;
}): Promise<string> {
	const { leadNo } = await openLeadTrip(ctx, token);
	const { url } = await unsafeCreateGuestPaymentLink({ ctx, leadNo, instalmentId });
	return new URL(url).pathname;
}

/** Makes the group's link for the lead guest to pass on. Throws DomainError 'not-found', 'forbidden' (the group's link), 'conflict' (`link-ended`), 'unavailable'. */
export async function shareTrip({ ctx, token }: { ctx: Ctx; token: string }): Promise<void> {
	const { leadNo, brandKey, status } = await openLeadTrip(ctx, token);
	await unsafeCreateGroupLink({ ctx, booking: { no: leadNo, brandKey, status } });
}
