import { sha256 } from '../idempotency/body-hash';
import { isSpelledToken, spelledToken } from '../token/spelled-token';

const BEFORE_TOKEN = '/partner/concierge-jobs/';

/** A link's own id: 128 random bits, of which its token is made. */
export function newJobLinkId(): string {
	return `joblink_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The token of a supplier's link (CONCIERGE-6): an HMAC of its random id under the form secret, as a payment link's. */
export function jobToken(secret: string, linkId: string): Promise<string> {
	return spelledToken(secret, `concierge|${linkId}`);
}

/** What is stored of a token. */
export function jobTokenHash(token: string): Promise<string> {
	return sha256(`concierge ${token}`);
}

/** The two for links that are shown again. */
export const JOB_TOKENS = { make: jobToken, hash: jobTokenHash };

/** Whether a text can be a token, before the database is asked. */
export const isJobToken = isSpelledToken;

/** Where a supplier's page is. */
export function jobLinkPath(token: string): string {
	return BEFORE_TOKEN + token;
}

/** Where the supplier of a job reads what it was paid, as a PDF (PAYOUT-6). */
export function jobAdvicePath(token: string): string {
	return BEFORE_TOKEN + token + ADVICE_FILE;
}

const ADVICE_FILE = '/remittance-advice.pdf';

/** The token in an address of a supplier's page or of its remittance advice, right or wrong; null for every other address, such as the team's own pages beside it. */
export function jobTokenIn(pathname: string): string | null {
	if (!pathname.toLowerCase().startsWith(BEFORE_TOKEN)) return null;
	const rest = pathname.slice(BEFORE_TOKEN.length).replace(/\/$/, '');
	const token = rest.toLowerCase().endsWith(ADVICE_FILE) ? rest.slice(0, -ADVICE_FILE.length) : rest;
	return token === '' || token.includes('/') || TEAM_PAGES.includes(token) ? null : token;
}

/** Pages of the team beside those of suppliers. */
const TEAM_PAGES: readonly string[] = ['day', 'services', 'news', 'live'];
