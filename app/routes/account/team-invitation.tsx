import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JoiningFrame } from '~/components/hotel/joining/joining-frame';
import { noindexMeta } from '~/components/layout/page-meta';
import { TeamInvitation } from '~/components/trade/member/team-invitation';
import { buttonClass } from '~/components/ui/button';
import { teamInvitationPath } from '~/domain/member/team-invitation';
import { acceptTeamInvitation, accountObstacle, openTeamInvitation } from '~/domain/member/team-invitation.server';
import { freshSession } from '~/domain/session/fresh-session';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { sessionCookie } from '~/platform/sign-in/session-cookie';
import { formErrorOf } from '../forms/form-error.server';
import { TEAM_INVITATION_COOKIE } from './team-invitation-return';

export const handle = { i18n: ['members', 'invitation', 'account'], isTrade: true, hasToken: true };

/** Do not leak the token in the address, and store nothing of it. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };

/** Long enough to make an account. */
const RETURN_SECONDS = 3600;

/** The page of a team invitation's link: who invites, the account that joins, and what became of it (MEMBER-2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const token = params.token ?? '';
	const invitation = await openTeamInvitation(context, token).catch((error) => {
		if (statusOf(error) === 404) return null;
		throw error;
	});
	const title = t('members:join.title', { team: invitation?.team ?? '' });
	const lapsed = t('members:join.over.unknown.title');
	if (!invitation) return json({ invitation: null, account: null, title: lapsed }, { status: 410, headers: PRIVATE });
	const { actor, origin } = context;
	const headers = new Headers(PRIVATE);
	if (invitation.state === 'open' && actor === null)
		headers.append('set-cookie', sessionCookie(TEAM_INVITATION_COOKIE, token, { origin, seconds: RETURN_SECONDS }));
	const isOver = invitation.state !== 'open' && invitation.state !== 'joined';
	const account = actor && { email: actor.email, obstacle: accountObstacle(actor) };
	return json({ invitation, account, title: isOver ? lapsed : title }, { status: isOver ? 410 : 200, headers });
}

export async function action({ context, params }: ActionFunctionArgs) {
	const token = params.token ?? '';
	try {
		await acceptTeamInvitation({ ctx: context, token });
	} catch (error) {
		const words = {
			'invitation-over': 'over',
			forbidden: 'over',
			'account-taken': 'taken',
			unavailable: 'failed',
		} as const;
		const { word, status } = formErrorOf(error, words);
		if (word === 'over') return redirect(teamInvitationPath(token));
		return json({ problem: word }, { status, headers: PRIVATE });
	}
	// Its session shows the team from the next page on.
	return redirect(teamInvitationPath(token), { headers: freshSession(context) });
}

export default function TeamInvitationPage() {
	const { t } = useTranslation('members');
	const { invitation, account } = useLoaderData<typeof loader>();
	const problem = useActionData<typeof action>()?.problem ?? null;
	return (
		<JoiningFrame>
			{invitation ? (
				<TeamInvitation {...{ invitation, account, problem }} />
			) : (
				<section className="max-w-2xl">
					<h1 className="text-h2">{t('join.over.unknown.title')}</h1>
					<p className="mt-4 text-ink2">{t('join.over.unknown.text')}</p>
					<p className="mt-6">
						<a href="/signin" className={buttonClass('outline')}>
							{t('join.signIn')}
						</a>
					</p>
				</section>
			)}
		</JoiningFrame>
	);
}

export const meta = noindexMeta;
