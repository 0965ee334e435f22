/** The page behind the link of a mail that ends the notices about one interest; a POST there does it without a session (RFC 8058). */
export function noticesOffPath(token: string): string {
	return `/price-notices/${token}`;
}
