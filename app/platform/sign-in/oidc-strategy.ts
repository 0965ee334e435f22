import { OAuth2Strategy } from 'remix-auth-oauth2';
import * as z from 'zod';
import { type IssuerMetadata, issuerMetadata, verifyToken } from './issuer';
import { nonceOf, STATE_SECONDS } from './sign-in-state';

/** Who signs in, as the issuer's id_token says. */
export type IssuedPerson = {
	issuer: string;
	subject: string;
	/** Lower case. */
	email: string;
	isEmailVerified: boolean;
	firstName: string | null;
	lastName: string | null;
};

export type OidcClient = { issuer: string; clientId: string; clientSecret: string | null };

const claimsShape = z.object({
	sub: z.string().min(1).max(255),
	nonce: z.string(),
	email: z.email().max(254),
	email_verified: z.boolean().default(false),
	given_name: z.string().max(100).optional(),
	family_name: z.string().max(100).optional(),
});

/** Name of the cookies that hold state and code verifier, one for each sign-in that is under way. */
export const OIDC_COOKIE = 'oidc';

type Input = { metadata: IssuerMetadata; client: OidcClient; origin: string; state: string; prompt: string | null };

/**
 * The code flow with PKCE, a signed state and a nonce (ACCESS-10). `remix-auth-oauth2` does state and PKCE; the nonce and
 * the check of the id_token by the issuer's keys are ours.
 */
class OidcStrategy extends OAuth2Strategy<IssuedPerson> {
	readonly #asked: Input & { nonce: string };

	constructor(input: Input & { nonce: string }) {
		const { metadata, client, origin } = input;
		super(
			{
				cookie: {
					name: OIDC_COOKIE,
					maxAge: STATE_SECONDS,
					httpOnly: true,
					sameSite: 'Lax',
					path: '/',
					...(origin.startsWith('https:') ? { secure: true as const } : {}),
				},
				clientId: client.clientId,
				clientSecret: client.clientSecret,
				authorizationEndpoint: metadata.authorization_endpoint,
				tokenEndpoint: metadata.token_endpoint,
				redirectURI: `${origin}/oidc-callback`,
				scopes: ['openid', 'profile', 'email'],
			},
			async ({ tokens }) => {
				const claims = claimsShape.parse(
					await verifyToken(tokens.idToken(), { issuer: client.issuer, audience: client.clientId }),
				);
				if (claims.nonce !== input.nonce) throw new RangeError('The id_token belongs to another sign-in');
				return {
					issuer: client.issuer,
					subject: claims.sub,
					email: claims.email.toLowerCase(),
					isEmailVerified: claims.email_verified,
					firstName: claims.given_name?.trim() || null,
					lastName: claims.family_name?.trim() || null,
				};
			},
		);
		this.#asked = input;
	}

	protected override createAuthorizationURL() {
		const { url: made, state: unsigned, codeVerifier } = super.createAuthorizationURL();
		const url = new URL(made);
		if (url.searchParams.get('state') !== unsigned) throw new Error('The library names its state otherwise');
		url.searchParams.set('state', this.#asked.state);
		return { state: this.#asked.state, codeVerifier, url };
	}

	protected override authorizationParams(params: URLSearchParams): URLSearchParams {
		const all = new URLSearchParams(params);
		all.set('nonce', this.#asked.nonce);
		if (this.#asked.prompt) all.set('prompt', this.#asked.prompt);
		return all;
	}
}

/** Answers the redirect to the issuer. Throws when the issuer does not answer. */
export async function beginSignIn(
	client: OidcClient,
	{ origin, state, prompt }: { origin: string; state: string; prompt: string | null },
): Promise<Response> {
	const strategy = await strategyFor(client, { origin, state, prompt });
	try {
		await strategy.authenticate(new Request(`${origin}/signin`));
	} catch (answer) {
		if (answer instanceof Response) return answer;
		throw answer;
	}
	throw new Error('The sign-in did not lead to the issuer');
}

/** The person that a callback brings. Throws for a foreign or repeated one, a wrong token, an issuer that is away. */
export async function finishSignIn(
	client: OidcClient,
	{ request, origin, state }: { request: Request; origin: string; state: string },
): Promise<IssuedPerson> {
	const strategy = await strategyFor(client, { origin, state, prompt: null });
	return await strategy.authenticate(request);
}

/** Whether a callback failed since its browser has not begun this sign-in: its cookie is missing or another's, or the code is. */
export function isForeignCallback(error: unknown): boolean {
	return error instanceof ReferenceError || error instanceof RangeError;
}

async function strategyFor(client: OidcClient, input: Pick<Input, 'origin' | 'state' | 'prompt'>) {
	const metadata = await issuerMetadata(client.issuer);
	return new OidcStrategy({ metadata, client, ...input, nonce: await nonceOf(input.state) });
}
