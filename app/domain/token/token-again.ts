import type { Settings } from '~/platform/env';

/** The secret that makes links, and the one that made them before it was replaced. */
export type LinkSecrets = Pick<Settings, 'FORM_SECRET' | 'FORM_SECRET_BEFORE'>;

type Kind = { make: (secret: string, linkId: string) => Promise<string>; hash: (token: string) => Promise<string> };
type Link = { id: string; tokenHash: string };

/**
 * The token of a link that is shown or mailed again (ACCESS-33): made by the secret whose token has the stored hash. While the secret is replaced that may be the one
 * before; once that is gone too, the token is one that opens nothing, and the link has to be ended for a new one.
 */
export async function tokenAgain(
	{ FORM_SECRET: secret, FORM_SECRET_BEFORE: before }: LinkSecrets,
	{ make, hash }: Kind,
	{ id, tokenHash }: Link,
): Promise<string> {
	const token = await make(secret, id);
	if (before === null || (await hash(token)) === tokenHash) return token;
	const older = await make(before, id);
	return (await hash(older)) === tokenHash ? older : token;
}
