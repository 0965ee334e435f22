import { type ActionFunctionArgs, redirectDocument } from '@remix-run/cloudflare';
import { actForAgency } from '~/domain/agency/act-for-agency.server';
import { actForTeam } from '~/domain/team/act-for-team.server';
import { DomainError } from '~/platform/errors';
import { safePath } from '~/platform/sign-in/sign-in-state';
import { notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { newSessionHeaders } from './new-session-headers.server';

const ADMIN_HOME = '/partner/dashboard/admin';

/**
 * `POST /partner/acting-agency` (AGENCY-15): an admin begins to act for the agency `agencyId` or for the team of the brand `team`, or ends it when
 * both are empty.
 */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const agencyId = String(form.get('agencyId') ?? '') || null;
	const team = String(form.get('team') ?? '') || null;
	try {
		const { token } = await (team === null
			? actForAgency({ ctx: context, agencyId })
			: actForTeam({ ctx: context, brandKey: team }));
		const to = safePath(String(form.get('to') ?? ''));
		const isEnd = agencyId === null && team === null;
		return redirectDocument(isEnd || to === '/' ? ADMIN_HOME : to, { headers: newSessionHeaders(context, token) });
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
