import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { invitationPath } from '~/domain/hotel/hotel-invitation';
import { hostCookieValue } from '~/platform/cookies';
import { removedCookies } from '~/platform/sign-in/session-cookie';

/** Remembers the link while its person is at the issuer, which must not learn its token. */
export const INVITATION_COOKIE = 'hotel_invitation';

/** Where the sign-in comes back to. */
export const RETURN_PATH = '/hotel-invitation';

/** As long as a session of making an account may take. */
export const RETURN_SECONDS = 3600;

/** `/hotel-invitation`: back from the sign-in to the invitation that led to it. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const header = request.headers.get('cookie');
	const token = hostCookieValue(header, INVITATION_COOKIE, context) ?? '';
	const to = /^[\w-]{43}$/.test(token) ? invitationPath(token) : '/';
	const headers = removedCookies(header, [INVITATION_COOKIE]).map((line) => ['set-cookie', line] as [string, string]);
	return redirect(to, { headers: [...headers, ['referrer-policy', 'no-referrer']] });
}
