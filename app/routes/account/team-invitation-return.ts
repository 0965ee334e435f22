import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { teamInvitationPath } from '~/domain/member/team-invitation';
import { hostCookieValue } from '~/platform/cookies';
import { removedCookies } from '~/platform/sign-in/session-cookie';

/** Remembers the link while its person is at the issuer, which must not learn its token. */
export const TEAM_INVITATION_COOKIE = 'team_invitation';

/** Where the sign-in comes back to. */
export const TEAM_RETURN_PATH = '/team-invitation';

/** `/team-invitation`: back from the sign-in to the invitation that led to it. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const header = request.headers.get('cookie');
	const token = hostCookieValue(header, TEAM_INVITATION_COOKIE, context) ?? '';
	const to = /^[\w-]{43}$/.test(token) ? teamInvitationPath(token) : '/';
	const headers = removedCookies(header, [TEAM_INVITATION_COOKIE]).map(
		(line) => ['set-cookie', line] as [string, string],
	);
	return redirect(to, { headers: [...headers, ['referrer-policy', 'no-referrer']] });
}
