import { type ActionFunctionArgs, redirectDocument } from '@remix-run/cloudflare';
import { actForAgency } from '~/domain/agency/act-for-agency.server';
import { SESSION_COOKIE } from '~/domain/session/session-token';
import { DomainError } from '~/platform/errors';
import { COOKIE_SECONDS, sessionCookie } from '~/platform/sign-in/session-cookie';
import { safePath } from '~/platform/sign-in/sign-in-state';
import { notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

const ADMIN_HOME = '/partner/dashboard/admin';

/** `POST /partner/acting-agency` (AGENCY-15): an admin begins to act for the agency `agencyId`, or ends it when that is empty. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const agencyId = String(form.get('agencyId') ?? '') || null;
	try {
		const { token } = await actForAgency({ ctx: context, agencyId });
		const cookie = sessionCookie(SESSION_COOKIE, token, { origin: context.origin, seconds: COOKIE_SECONDS });
		const to = safePath(String(form.get('to') ?? ''));
		return redirectDocument(agencyId === null || to === '/' ? ADMIN_HOME : to, { headers: { 'set-cookie': cookie } });
	} catch (error) {
		if (!(error instanceof DomainError && error.code === 'not-found')) throw error;
		throw notFound(context);
	}
}

/** An address typed by hand: agencies are chosen in the header. */
export function loader() {
	return redirectDocument(ADMIN_HOME);
}

/** Never rendered itself; with it the page for users without access is rendered. */
export default function ActingAgency() {
	return null;
}
