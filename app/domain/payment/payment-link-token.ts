import { sha256 } from '../idempotency/body-hash';
import { isSpelledToken, spelledToken } from '../token/spelled-token';

/** How long a link works after the last day of what it asks for. */
const LINK_DAYS_AFTER = 90;
const DAY = 86_400_000;

const BEFORE_TOKEN = '/partner/cimalpes-payment-links/';

/** A link's own id: 128 random bits, of which its token is made. */
export function newPaymentLinkId(): string {
	return `paylink_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** When a link ends that asks for something by a day. */
export function paymentLinkEnd(dueDate: string, now: number): number {
	return Math.max(Date.parse(dueDate), now) + LINK_DAYS_AFTER * DAY;
}

/** The token of a payment link (MONEY-6): an HMAC of its random id under the form secret, as a proposal's. */
export function paymentLinkToken(secret: string, linkId: string): Promise<string> {
	return spelledToken(secret, `payment|${linkId}`);
}

/** What is stored of a token. */
export function paymentLinkTokenHash(token: string): Promise<string> {
	return sha256(`payment ${token}`);
}

/** The two for links that are shown again. */
export const PAYMENT_TOKENS = { make: paymentLinkToken, hash: paymentLinkTokenHash };

/** Whether a text can be a token, before the database is asked. */
export const isPaymentLinkToken = isSpelledToken;

/** Where the page of a payment link is. */
export function paymentLinkPath(token: string): string {
	return BEFORE_TOKEN + token;
}

/** Where the QR-bill of a payment link is, as a PDF. */
export function qrBillPath(token: string): string {
	return `${paymentLinkPath(token)}/qr-bill.pdf`;
}

/** The token in an address of a payment link or of a document of its booking, right or wrong; null for every other address. */
export function paymentTokenIn(pathname: string): string | null {
	if (!pathname.toLowerCase().startsWith(BEFORE_TOKEN)) return null;
	const token = pathname.slice(BEFORE_TOKEN.length).replace(/\/(?:(?:inv_[\w-]+|qr-bill)\.pdf)?$/, '');
	return token === '' || token.includes('/') ? null : token;
}
