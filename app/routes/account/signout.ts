import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { endSession } from '~/domain/session/end-session.server';
import { SESSION_COOKIE } from '~/domain/session/session-token';
import { logEvent } from '~/platform/log';
import { issuerMetadata } from '~/platform/sign-in/issuer';
import { oidcClient } from '~/platform/sign-in/oidc-client';
import { removedCookies } from '~/platform/sign-in/session-cookie';

/** `POST /signout`: ends the session here, then at the issuer (RP-initiated logout). Other tabs are notified through local storage. */
export async function action({ context, request }: ActionFunctionArgs) {
	if (context.sessionToken) await endSession(context, context.sessionToken);
	if (context.actor) logEvent('sign-out', { brand: context.brand.key, user: context.actor.id });
	const headers = new Headers();
	for (const line of removedCookies(request.headers.get('cookie'), [SESSION_COOKIE]))
		headers.append('set-cookie', line);
	const client = oidcClient(context.settings);
	const metadata = client && context.actor ? await issuerMetadata(client.issuer).catch(() => null) : null;
	if (!client || !metadata?.end_session_endpoint) return redirect('/', { headers });
	const leave = new URL(metadata.end_session_endpoint);
	leave.searchParams.set('client_id', client.clientId);
	leave.searchParams.set('post_logout_redirect_uri', `${context.origin}/`);
	return redirect(leave.href, { headers });
}

/** An address typed by hand: leaving is a button's affair. */
export function loader() {
	return redirect('/user');
}
