/** The secret of links, states and keyed hashes, and the one that it replaces (ACCESS-33). */
export type FormSecrets = { FORM_SECRET: string; FORM_SECRET_BEFORE: string | null };

const SHORTEST = 16;
/** 32 bytes in hexadecimal digits, base64 or base64url. */
const STRONG = /^(?:[0-9a-f]{64}|[\w+/-]{43}=?)$/i;

/** Reads `<secret>` or `<secret>,<secret before>`; null for everything else. */
export function parseFormSecret(text: string): FormSecrets | null {
	const [secret = '', before = null, ...rest] = text.split(',').map((each) => each.trim());
	if (rest.length > 0 || secret.length < SHORTEST || (before !== null && before.length < SHORTEST)) return null;
	return { FORM_SECRET: secret, FORM_SECRET_BEFORE: before };
}

/** Whether a secret looks like 32 random bytes, as `rotate-keys new` prints them. */
export function isStrongSecret(secret: string): boolean {
	return STRONG.test(secret);
}

/** What verifies: both. The first one signs. */
export function formSecrets({ FORM_SECRET, FORM_SECRET_BEFORE }: FormSecrets): string[] {
	return [FORM_SECRET, ...(FORM_SECRET_BEFORE === null ? [] : [FORM_SECRET_BEFORE])];
}
