import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { API_SCOPES } from '#db/schema/trade-enums';
import { DEMO_USERS } from '#db/seed/demo-trade/demo-users';
import { isLoopback } from '~/domain/brand/brand-origins';
import { OIDC_AUDIENCE, OIDC_CLIENT_ID, SECOND_FACTOR_ACR } from './oidc-names';
import { factorPage, interactionPage } from './oidc-page';

/** Seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

const CALLBACK = '/oidc-callback';
const PERSONAL = 'openid profile email';

export type OidcServer = { issuer: string; stop: () => Promise<void> };

type Person = { email: string; isEmailVerified: boolean; firstName?: string; lastName?: string };

/**
 * A real OpenID Connect issuer for one machine: code flow with PKCE. It knows the demonstration users by their login;
 * any e-mail address typed there is a new person.
 */
export async function startOidc({
	port,
	sitePort,
	publicPort = port,
}: {
	port: number;
	sitePort: number;
	/** Of its own address, where a proxy stands before it. */
	publicPort?: number;
}): Promise<OidcServer> {
	const issuer = `http://localhost:${publicPort}`;
	const site = `http://localhost:${sitePort}`;
	const provider = quietly(
		() =>
			new Provider(issuer, {
				clients: [
					{
						client_id: OIDC_CLIENT_ID,
						token_endpoint_auth_method: 'none',
						grant_types: ['authorization_code'],
						response_types: ['code'],
						redirect_uris: [`${site}${CALLBACK}`],
						post_logout_redirect_uris: [`${site}/`],
						backchannel_logout_uri: `${site}/oidc-logout`,
						backchannel_logout_session_required: true,
					},
				],
				pkce: { required: () => true },
				// Its own refuses this machine, where our site is.
				fetch: (url, init) => fetch(url, { ...init, dispatcher: undefined } as RequestInit),
				claims: {
					openid: ['sub', 'acr', 'amr', 'auth_time'],
					profile: ['given_name', 'family_name'],
					email: ['email', 'email_verified'],
				},
				// Our client reads the id_token alone.
				conformIdTokenClaims: false,
				features: {
					devInteractions: { enabled: false },
					backchannelLogout: { enabled: true },
					rpInitiatedLogout: { enabled: true, logoutSource: leaveAtOnce },
					resourceIndicators: {
						enabled: true,
						defaultResource: () => OIDC_AUDIENCE,
						useGrantedResource: () => true,
						getResourceServerInfo: () => ({
							scope: [PERSONAL, ...API_SCOPES].join(' '),
							audience: OIDC_AUDIENCE,
							accessTokenFormat: 'jwt',
							accessTokenTTL: HOUR,
						}),
					},
				},
				cookies: { keys: [crypto.randomUUID()] },
				ttl: { Interaction: HOUR, Grant: DAY, Session: DAY, AccessToken: HOUR, IdToken: HOUR },
				acrValues: [SECOND_FACTOR_ACR],
				interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: withFactor() },
				// As RFC 9068 has it: how the person of an access token signed in.
				extraTokenClaims({ oidc }) {
					const { acr, amr, authTime } = oidc.entities.AuthorizationCode ?? {};
					return { acr, amr, auth_time: authTime };
				},
				loadExistingGrant: grantAll,
				findAccount(_context, id) {
					const person = personOf(id);
					if (!person) return undefined;
					return {
						accountId: id,
						claims: () => ({
							sub: id,
							email: person.email,
							email_verified: person.isEmailVerified,
							...(person.firstName ? { given_name: person.firstName } : {}),
							...(person.lastName ? { family_name: person.lastName } : {}),
						}),
					};
				},
			}),
	);
	Object.assign(provider.Client.prototype, {
		redirectUriAllowed: (uri: string) => isOfSite(uri, CALLBACK, sitePort),
		postLogoutRedirectUriAllowed: (uri: string) => isOfSite(uri, '/', sitePort),
	});
	const handle = provider.callback();
	const server = createServer((request, response) => {
		// The library knows no `prompt=create`: typing a new address here registers.
		request.url = request.url?.replace(/([?&])prompt=create(&|$)/, '$1');
		if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
		else handle(request, response);
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => resolve());
	});
	return {
		issuer,
		stop: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

/** Whether an address is a page of the site, at any name of this machine: an admin may add a brand with a name of its own. */
function isOfSite(address: string, path: string, sitePort: number): boolean {
	if (!URL.canParse(address)) return false;
	const url = new URL(address);
	return isLoopback(url.host) && url.port === String(sitePort) && url.pathname === path && url.search === '';
}

function personOf(login: string): Person | null {
	const user = DEMO_USERS.find((each) => each.login === login);
	if (user) return user;
	return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(login) ? { email: login, isEmailVerified: true } : null;
}

const FACTOR_MISSING = 'factor_missing';

/** Who is asked for a second factor and has not shown one is asked for it, also with a session of the issuer. */
function withFactor(): interactionPolicy.DefaultPolicy {
	const policy = interactionPolicy.base();
	const { Check } = interactionPolicy;
	const isMissing = ({ oidc }: KoaContextWithOIDC) =>
		String(oidc.params?.acr_values ?? '')
			.split(' ')
			.includes(SECOND_FACTOR_ACR) && oidc.acr !== SECOND_FACTOR_ACR
			? Check.REQUEST_PROMPT
			: Check.NO_NEED_TO_PROMPT;
	policy.get('login')?.checks.add(new Check(FACTOR_MISSING, 'a second factor is asked for', isMissing));
	return policy;
}

/** There is one client, our own, so no consent is requested. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
	const { provider, client, session } = oidc;
	const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
	grant.addOIDCScope(PERSONAL);
	grant.addResourceScope(OIDC_AUDIENCE, [PERSONAL, ...API_SCOPES].join(' '));
	await grant.save();
	return grant;
}

/** Shows who there is to be, and takes the answer. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
	try {
		const { uid, prompt, session } = await provider.interactionDetails(request, response);
		const { login, factor } = request.method === 'POST' ? await typed(request) : { login: null, factor: null };
		if (login !== null && personOf(login)) {
			// Admins of the demonstration have shown theirs by the one click, unless they say otherwise.
			const isAdmin = DEMO_USERS.some((user) => user.login === login && user.role === 'admin');
			const hasFactor = factor === 'shown' || (isAdmin && factor !== 'none');
			const proof = hasFactor ? { acr: SECOND_FACTOR_ACR, amr: ['pwd', 'otp', 'mfa'] } : { amr: ['pwd'] };
			return await provider.interactionFinished(request, response, { login: { accountId: login, ...proof } });
		}
		const isStepUp = prompt.reasons.includes(FACTOR_MISSING) && session !== undefined && login === null;
		response.writeHead(login === null ? 200 : 400, {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
		});
		response.end(
			isStepUp
				? factorPage(uid, session.accountId)
				: interactionPage(uid, login === null ? null : 'This is neither a login nor an e-mail address.'),
		);
	} catch {
		response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
		response.end('This sign-in is over. Please go back and begin it again.\n');
	}
}

async function typed(request: IncomingMessage): Promise<{ login: string; factor: string | null }> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
	return { login: form.get('login')?.trim().toLowerCase() ?? '', factor: form.get('factor') };
}

type LogoutContext = { body: unknown };

/** The user has confirmed the sign-out at our site already. */
function leaveAtOnce(context: LogoutContext, form: string): void {
	context.body = `<!doctype html><title>Signing out</title>${form}<script>
		const form = document.forms[0];
		form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">');
		form.submit();
	</script><noscript><button form="op.logoutForm" name="logout" value="yes">Sign out</button></noscript>`;
}

/** The library warns at length that a demonstration issuer is none for production, which is known here. */
function quietly<T>(make: () => T): T {
	const { info, warn } = console;
	Object.assign(console, { info: () => undefined, warn: () => undefined });
	try {
		return make();
	} finally {
		Object.assign(console, { info, warn });
	}
}
