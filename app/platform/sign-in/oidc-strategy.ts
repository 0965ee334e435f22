import { OAuth2Tokens } from 'arctic';
import {
	authorizationCodeGrantRequest,
	ClientSecretBasic,
	None,
	processAuthorizationCodeResponse,
	validateAuthResponse,
} from 'oauth4webapi';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import * as z from 'zod';
import { hostCookieName } from '../cookies';
import { type IssuerMetadata, issuerMetadata, requestOptions, verifyToken } from './issuer';
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
	/** The issuer's name for its own session; a logout token may name it (ACCESS-26). */
	sid: string | null;
	/** How the person proved who they are, and when, in milliseconds; null where the issuer does not say. */
	acr: string | null;
	amr: string[] | null;
	authenticatedAt: number | null;
};

export type OidcClient = { issuer: string; clientId: string; clientSecret: string | null };

const claimsShape = z.object({
	sub: z.string().min(1).max(255),
	email: z.email().max(254),
	email_verified: z.boolean().default(false),
	given_name: z.string().max(100).optional(),
	family_name: z.string().max(100).optional(),
	sid: z.string().min(1).max(255).optional(),
	acr: z.string().max(255).optional(),
	amr: z.array(z.string().max(100)).max(20).optional(),
	auth_time: z.int().positive().optional(),
});

/** Name, without the prefix, of the cookies that hold state and code verifier, one for each sign-in that is under way. */
export const OIDC_COOKIE = 'oidc';

export type StepUp = { acr: readonly string[]; maxAgeSeconds: number };

type Input = {
	metadata: IssuerMetadata;
	client: OidcClient;
	origin: string;
	state: string;
	nonce: string;
	prompt: string | null;
	/** Asks for a second factor: values of `acr`, in the order of preference, and how old it may be. */
	stepUp: StepUp | null;
	/** What the issuer has sent back; nothing yet when a sign-in begins. */
	callback: URLSearchParams;
	/** Of state and code verifier. */
	cookieName: string;
};

/**
 * The code flow with PKCE, a signed state and a nonce (ACCESS-10). `remix-auth-oauth2` keeps state and code verifier in a cookie,
 * `oauth4webapi` asks the issuer and checks what it says (ADR 37); the signature of the id_token is checked by the issuer's keys.
 */
class OidcStrategy extends OAuth2Strategy<IssuedPerson> {
	readonly #input: Input;

	constructor(input: Input) {
		const { metadata, client, origin } = input;
		super(
			{
				cookie: {
					name: input.cookieName,
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
				redirectURI: callbackUrl(origin),
				scopes: ['openid', 'profile', 'email'],
			},
			async ({ tokens }) => {
				const claims = claimsShape.parse(
					await verifyToken(tokens.idToken(), { issuer: client.issuer, audience: client.clientId }),
				);
				return {
					issuer: client.issuer,
					subject: claims.sub,
					email: claims.email.toLowerCase(),
					isEmailVerified: claims.email_verified,
					firstName: claims.given_name?.trim() || null,
					lastName: claims.family_name?.trim() || null,
					sid: claims.sid ?? null,
					acr: claims.acr ?? null,
					amr: claims.amr ?? null,
					authenticatedAt: claims.auth_time === undefined ? null : claims.auth_time * 1000,
				};
			},
		);
		this.#input = input;
	}

	protected override async validateAuthorizationCode(_code: string, codeVerifier: string): Promise<OAuth2Tokens> {
		const { metadata, client, origin, state, nonce, callback } = this.#input;
		const { issuer, clientId, clientSecret } = client;
		const party = { client_id: clientId };
		const answer = await authorizationCodeGrantRequest(
			metadata,
			party,
			clientSecret === null ? None() : ClientSecretBasic(clientSecret),
			validateAuthResponse(metadata, party, callback, state),
			callbackUrl(origin),
			codeVerifier,
			requestOptions(issuer),
		);
		return new OAuth2Tokens(
			await processAuthorizationCodeResponse(metadata, party, answer, { expectedNonce: nonce, requireIdToken: true }),
		);
	}

	protected override createAuthorizationURL() {
		const { url: made, state: unsigned, codeVerifier } = super.createAuthorizationURL();
		const url = new URL(made);
		if (url.searchParams.get('state') !== unsigned) throw new Error('The library names its state otherwise');
		url.searchParams.set('state', this.#input.state);
		return { state: this.#input.state, codeVerifier, url };
	}

	protected override authorizationParams(params: URLSearchParams): URLSearchParams {
		const all = new URLSearchParams(params);
		all.set('nonce', this.#input.nonce);
		const { prompt, stepUp } = this.#input;
		if (prompt) all.set('prompt', prompt);
		if (stepUp) all.set('max_age', String(stepUp.maxAgeSeconds));
		if (stepUp && stepUp.acr.length > 0) all.set('acr_values', stepUp.acr.join(' '));
		return all;
	}
}

/** Answers the redirect to the issuer. Throws when the issuer does not answer. */
export async function beginSignIn(
	client: OidcClient,
	{
		origin,
		state,
		prompt,
		stepUp = null,
	}: { origin: string; state: string; prompt: string | null; stepUp?: StepUp | null },
): Promise<Response> {
	const cookieName = hostCookieName(OIDC_COOKIE, origin);
	const callback = new URLSearchParams();
	const strategy = await strategyFor(client, { origin, state, prompt, stepUp, callback, cookieName });
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
	const callback = new URL(request.url).searchParams;
	const cookieName = hostCookieName(OIDC_COOKIE, origin);
	const strategy = await strategyFor(client, { origin, state, prompt: null, stepUp: null, callback, cookieName });
	return await strategy.authenticate(request);
}

/** Whether a callback failed since its browser has not begun this sign-in: its cookie is missing or another's, or the code is. */
export function isForeignCallback(error: unknown): boolean {
	return error instanceof ReferenceError || error instanceof RangeError;
}

async function strategyFor(client: OidcClient, input: Omit<Input, 'metadata' | 'client' | 'nonce'>) {
	const metadata = await issuerMetadata(client.issuer);
	return new OidcStrategy({ metadata, client, ...input, nonce: await nonceOf(input.state) });
}

const callbackUrl = (origin: string) => `${origin}/oidc-callback`;
