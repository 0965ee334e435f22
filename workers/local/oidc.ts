import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** Demonstration users of the local issuer, one for each role (decisions 31, 55). */
export const DEMO_USERS = [
	{ login: 'agent', name: 'Clara Weiss', role: 'agent', company: 'Blaufirn Travel' },
	{ login: 'supervisor', name: 'Jonas Keller', role: 'supervisorAgent', company: 'Blaufirn Travel' },
	{ login: 'lifestyle', name: 'Elena Moretti', role: 'amex_lifestyleAgent', company: 'Goldgrat Concierge' },
	{ login: 'admin', name: 'Marie Burtscher', role: 'admin', company: 'Firnlicht' },
	{ login: 'operator', name: 'Hans Feuerstein', role: 'operator', company: 'Firnlicht Collection' },
] as const;

export type OidcServer = { issuer: string; stop: () => Promise<void> };

/** A real OpenID Connect issuer for one machine: code flow with PKCE, any password for a demonstration user. */
export async function startOidc({ port, sitePort }: { port: number; sitePort: number }): Promise<OidcServer> {
	const issuer = `http://localhost:${port}`;
	const hosts = ['localhost', '127.0.0.1', 'firnlicht.localhost', 'demo.localhost', 'demo-gold.localhost'];
	const provider = quietly(
		() =>
			new Provider(issuer, {
				clients: [
					{
						client_id: 'firnlicht-agents',
						token_endpoint_auth_method: 'none',
						grant_types: ['authorization_code'],
						response_types: ['code'],
						redirect_uris: hosts.map((host) => `http://${host}:${sitePort}/oidc-callback`),
					},
				],
				pkce: { required: () => true },
				claims: { openid: ['sub'], profile: ['name', 'role', 'company'], email: ['email', 'email_verified'] },
				features: { devInteractions: { enabled: true } },
				cookies: { keys: [crypto.randomUUID()] },
				findAccount(_context, id) {
					const user = DEMO_USERS.find(({ login }) => login === id);
					if (!user) return undefined;
					return {
						accountId: id,
						claims: () => ({
							sub: id,
							name: user.name,
							role: user.role,
							company: user.company,
							email: `${id}@firnlicht.example`,
							email_verified: true,
						}),
					};
				},
			}),
	);
	const server = createServer(provider.callback());
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

/** The library warns at length that a demonstration issuer is none for production; whoever starts it here knows. */
function quietly<T>(make: () => T): T {
	const { info, warn } = console;
	Object.assign(console, { info: () => undefined, warn: () => undefined });
	try {
		return make();
	} finally {
		Object.assign(console, { info, warn });
	}
}
