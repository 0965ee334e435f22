/** The sign-up page, and where a form without script is sent. */
export const NEWSLETTER_PATH = '/newsletter';

/** The page behind the link of a confirmation mail. */
export function confirmPath(token: string): string {
	return `${NEWSLETTER_PATH}/confirm/${token}`;
}

/** The page behind the link that ends a subscription; a POST there does it without further questions (RFC 8058). */
export function unsubscribePath(token: string): string {
	return `${NEWSLETTER_PATH}/unsubscribe/${token}`;
}
