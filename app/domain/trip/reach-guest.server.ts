import type { RequestContext } from '~/context';
import { linkOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import type { LeadStatus } from '../lead/lead-status';
import { mailAddress } from '../mail/mail-address';
import { tripLook } from './read-trip.server';
import { unsafeCreateLeadLink } from './trip-links.server';
import { tripSender } from './trip-sender';

type Ctx = Pick<RequestContext, 'db' | 'now' | 'settings'>;

type Booking = {
	leadNo: number;
	brandKey: string;
	status: LeadStatus;
	/** Of the agent's site; links of mails lead there. */
	origin: string | null;
	clientEmail: string | null;
};

/**
 * How a schedule writes to the guest of a booking (REVIEW-1): the look and the language of the trip page, its link, which is made where there is
 * none, and the client's address, else the agent's or the brand's. Null where there is no trip page; `address` null where none is known. Throws
 * DomainError 'conflict' (`not-booked`), 'unavailable'.
 */
export async function reachGuest({ db, now, settings }: Ctx, booking: Booking) {
	const { leadNo, brandKey, status, clientEmail } = booking;
	const profile = knownBrands().of(brandKey);
	const { url } = await unsafeCreateLeadLink({
		ctx: { db, now, settings, brand: profile, linkOrigin: linkOrigin(booking.origin ?? '', profile, settings) },
		booking: { no: leadNo, brandKey, status },
	});
	const look = await tripLook({ db, settings }, new URL(url));
	if (!look) return null;
	const sender = tripSender(look.trip, look.brand);
	const own = clientEmail === null ? null : mailAddress(clientEmail);
	return {
		...{ ...look, url, sender, origin: new URL(url).origin },
		receiver: own === null ? ('agent' as const) : ('client' as const),
		address: own ?? mailAddress(sender.email),
		replyTo: own === null ? look.brand.email : sender.email,
	};
}
