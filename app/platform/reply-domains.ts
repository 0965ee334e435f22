/** Domains that replies by mail come to, by the key of a brand; `*` is that of every brand without an entry. */
export type ReplyDomains = ReadonlyMap<string, string>;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Reads `INBOUND_MAIL_DOMAINS`: `key=domain`, separated by commas or spaces. Throws with a sentence about what is not right. */
export function parseReplyDomains(text: string): ReplyDomains {
	const domains = new Map<string, string>();
	for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
		const at = entry.indexOf('=');
		const key = entry.slice(0, Math.max(at, 0));
		const domain = entry.slice(at + 1).toLowerCase();
		if (key === '' || !DOMAIN.test(domain) || domain.length > 180)
			throw new Error(`INBOUND_MAIL_DOMAINS must be key=domain, not "${entry}"`);
		domains.set(key, domain);
	}
	return domains;
}
