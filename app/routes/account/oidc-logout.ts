import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import { endIssuedSessions } from '~/domain/session/end-session.server';
import { isUnavailable } from '~/platform/errors';
import { readLogoutToken } from '~/platform/sign-in/logout-token';
import { oidcClient } from '~/platform/sign-in/oidc-client';
import { readFormData } from '../forms/read-form.server';

const LONGEST_TOKEN = 8000;
const UNCACHED = { 'cache-control': 'no-store' };

/**
 * `POST /oidc-logout`: the issuer says that it has ended sessions of its own (OpenID Connect Back-Channel Logout 1.0), and ours end with them
 * (ACCESS-26). It comes without a browser, so the signed token alone decides.
 */
export async function action({ context, request }: ActionFunctionArgs) {
	const client = oidcClient(context.settings);
	const token = (await readFormData(request)).get('logout_token');
	const refused = (description: string) =>
		json({ error: 'invalid_request', error_description: description }, { status: 400, headers: UNCACHED });
	if (!client || typeof token !== 'string' || token.length > LONGEST_TOKEN) return refused('No logout token.');
	try {
		const { issuer, clientId } = client;
		const read = await readLogoutToken(token, { issuer, clientId, now: context.now });
		if (read === null) return refused('This is no logout token for us.');
		const outcome = await endIssuedSessions(context, { issuer, ...read });
		return outcome === 'repeated'
			? refused('This logout token was taken before.')
			: new Response(null, { headers: UNCACHED });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return json({ error: 'temporarily_unavailable' }, { status: 503, headers: { ...UNCACHED, 'retry-after': '15' } });
	}
}
