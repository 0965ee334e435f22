import type { RequestContext } from '~/context';
import type { PaymentProfile } from '~/domain/brand/brand-profile';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { readPaymentProfile } from '~/domain/brand/read-payment-profile';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import type { Party } from '~/domain/offer/party';
import type { Period } from '~/domain/offer/rate';
import { readParties, USUAL_PARTIES } from '~/domain/offer/requested-parties';
import { DomainError } from '~/platform/errors';

/** Longest stay that is looked up; more is a typing error. */
export const MOST_NIGHTS = 90;
const MOST_GUESTS = 30;
const OLDEST_CHILD = 17;

/** The payment profile that holds for an address. */
export function profileOf(ctx: Pick<RequestContext, 'brand' | 'origin'>, query: URLSearchParams): PaymentProfile {
	return choosePaymentProfile(ctx, readPaymentProfile(query.getAll('paymentProfile')));
}

/** Period, payment profile and party (`adults=2&ages=7,4`) of the page's query. Throws DomainError 'invalid'. */
export function readStayQuery(
	ctx: Pick<RequestContext, 'brand' | 'origin' | 'today'>,
	query: URLSearchParams,
): { period: Period; paymentProfile: PaymentProfile; party: Party } {
	const checkIn = parsePlainDate(query.get('checkIn'));
	const checkOut = parsePlainDate(query.get('checkOut'));
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
	const party = readParty(query.get('adults') ?? '1', query.get('ages') ?? '');
	if (!checkIn || !checkOut || nights < 1 || nights > MOST_NIGHTS || checkIn < ctx.today || !party)
		throw new DomainError('invalid', 'A period to come and a party are asked for');
	return { period: { checkIn, checkOut }, paymentProfile: profileOf(ctx, query), party };
}

/** Period, payment profile and rooms (`rooms=2-7,1`) of a query. Throws DomainError 'invalid'. */
export function readRoomsQuery(
	ctx: Pick<RequestContext, 'brand' | 'origin' | 'today'>,
	query: URLSearchParams,
): Period & { paymentProfile: PaymentProfile; parties: readonly Party[] } {
	const checkIn = parsePlainDate(query.get('checkInDate'));
	const checkOut = parsePlainDate(query.get('checkOutDate'));
	const parties = query.has('rooms') ? readParties(query.get('rooms') ?? '') : USUAL_PARTIES;
	const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
	if (!checkIn || !checkOut || nights < 1 || nights > MOST_NIGHTS || checkIn < ctx.today || !parties)
		throw new DomainError('invalid', 'A period to come and rooms are asked for');
	return { checkIn, checkOut, parties, paymentProfile: profileOf(ctx, query) };
}

/** A party as an address writes it; null when it is none. */
export function readParty(adults: string, ages: string): Party | null {
	const childrenAges = ages.split(',').filter(Boolean);
	const isParty =
		/^\d{1,2}$/.test(adults) &&
		childrenAges.every((age) => /^\d{1,2}$/.test(age) && Number(age) <= OLDEST_CHILD) &&
		Number(adults) + childrenAges.length >= 1 &&
		Number(adults) + childrenAges.length <= MOST_GUESTS;
	return isParty ? { adults: Number(adults), childrenAges: childrenAges.map(Number) } : null;
}
