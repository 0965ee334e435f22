import type { THREAD_SIDES } from '#db/schema/trade-enums';
import type { Settings } from '~/platform/env';
import { sha256 } from '../idempotency/body-hash';
import { isSpelledToken, spelledToken } from '../token/spelled-token';

export type ThreadSide = (typeof THREAD_SIDES)[number];

/** What the addresses of a thread are made with. */
export type ReplySettings = Pick<
	Settings,
	'FORM_SECRET' | 'FORM_SECRET_BEFORE' | 'INBOUND_MAIL_DOMAINS' | 'INBOUND_MAIL_SECRET'
>;

const LOCAL_PART = 'reply';

/** The token of a side of a thread: an HMAC of the thread's id, so that each mail can name the address again although only a hash is stored. */
export function replyToken(secret: string, threadId: string, side: ThreadSide): Promise<string> {
	return spelledToken(secret, `mail-thread|${threadId}|${side}`);
}

/** What is stored of a token. */
export function replyTokenHash(token: string): Promise<string> {
	return sha256(`mail-thread ${token}`);
}

/** The id of the thread about a proposal: always the same, so that of several first messages at once each knows it. */
export async function threadIdOf(secret: string, proposalId: string): Promise<string> {
	return `thread_${await spelledToken(secret, `mail-thread of ${proposalId}`)}`;
}

/** The address that a side's replies to a thread come to; null where the deployment takes no mail (THREAD-4). */
export async function replyAddress(
	settings: ReplySettings,
	{ brandKey, threadId, side }: { brandKey: string; threadId: string; side: ThreadSide },
): Promise<string | null> {
	const domain = replyDomain(settings, brandKey);
	return domain === null ? null : `${LOCAL_PART}+${await replyToken(settings.FORM_SECRET, threadId, side)}@${domain}`;
}

/** What mails of a thread name as their root, so that mail programs show them together; null as above. */
export function threadRoot(settings: ReplySettings, { brandKey, threadId }: { brandKey: string; threadId: string }) {
	const domain = replyDomain(settings, brandKey);
	return domain === null ? null : `<${threadId}@${domain}>`;
}

function replyDomain({ INBOUND_MAIL_DOMAINS, INBOUND_MAIL_SECRET }: ReplySettings, brandKey: string): string | null {
	if (INBOUND_MAIL_SECRET === null) return null;
	return INBOUND_MAIL_DOMAINS.get(brandKey) ?? INBOUND_MAIL_DOMAINS.get('*') ?? null;
}

/** The token in an address, in any case and with or without angle brackets; null where it has none. */
export function tokenOfAddress(address: string): string | null {
	const [, token = ''] = /^<?reply\+([^@<>\s]{1,64})@[^@<>\s]+>?$/i.exec(address.trim()) ?? [];
	const spelled = token.toLowerCase();
	return isSpelledToken(spelled) ? spelled : null;
}

/**
 * A text without the reply addresses in it: anyone who has one writes as its side, so none is shown to the other side, nor stored, whether a mail
 * program has set it over what it quotes or someone has typed it.
 */
export function withoutReplyAddresses(text: string): string {
	return text.replace(/reply\+([a-z0-9]{20,40})@/gi, (whole, token: string) =>
		isSpelledToken(token.toLowerCase()) ? `${LOCAL_PART}+…@` : whole,
	);
}
