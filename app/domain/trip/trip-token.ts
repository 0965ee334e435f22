import { addDays, plainDate } from '../date/plain-date';
import { sha256 } from '../idempotency/body-hash';
import { isSpelledToken, spelledToken } from '../token/spelled-token';

/** How long a link works after check-out, for what is settled then. */
const LINK_DAYS_AFTER = 90;

/** How long a device keeps its view of a trip after check-out. */
export const KEPT_DAYS_AFTER = 7;

const BEFORE_TOKEN = '/trips/';

/** A link's own id: 128 random bits, of which its token is made. */
export function newTripLinkId(): string {
	return `triplink_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The last day on which a link works. */
export function tripLinkEnd(checkOut: string): string {
	return addDays(plainDate(checkOut), LINK_DAYS_AFTER);
}

/** The token of a link (TRIP-1): an HMAC of its random id under the form secret, as a proposal's. */
export function tripToken(secret: string, linkId: string): Promise<string> {
	return spelledToken(secret, `trip|${linkId}`);
}

/** What is stored of a token. */
export function tripTokenHash(token: string): Promise<string> {
	return sha256(`trip ${token}`);
}

/** The two for links that are shown again. */
export const TRIP_TOKENS = { make: tripToken, hash: tripTokenHash };

/** Whether a text can be a token, before the database is asked. */
export const isTripToken = isSpelledToken;

/** Where a trip page is. */
export function tripPath(token: string): string {
	return BEFORE_TOKEN + token;
}

/** The token in an address of a trip, right or wrong, of its page or of a part of it; null for every other address. */
export function tripTokenIn(pathname: string): string | null {
	if (!pathname.toLowerCase().startsWith(BEFORE_TOKEN)) return null;
	const [token = ''] = pathname.slice(BEFORE_TOKEN.length).split('/');
	return token === '' || token.includes('.') ? null : token;
}
