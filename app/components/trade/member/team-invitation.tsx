import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { AccountObstacle, OpenedTeamInvitation } from '~/domain/member/team-invitation.server';
import { SignOutButton } from '../../account/sign-out-button';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

type Props = {
	invitation: OpenedTeamInvitation;
	/** The signed-in account; null without one. */
	account: { email: string; obstacle: AccountObstacle } | null;
	problem: 'taken' | 'failed' | null;
};

/** Where the sign-in comes back to; the token stays out of the issuer's sight. */
const BACK = encodeURIComponent('/team-invitation');

/** An invitation into a team, for the person who opens its link. */
export function TeamInvitation({ invitation, account, problem }: Props) {
	const { t } = useTranslation('members');
	const { state, team, inviter, rank } = invitation;
	const isSending = useNavigation().state === 'submitting';
	if (state === 'joined')
		return (
			<section className="max-w-2xl">
				<h1 className="text-h2">{t('join.done', { team })}</h1>
				<p className="mt-4 text-ink2">{t(`join.doneText.${rank}`)}</p>
				<p className="mt-6">
					<a href={invitation.kind === 'agency' ? '/onboarding' : '/partner/desk'} className={buttonClass('dark')}>
						{t('join.goOn')}
					</a>
				</p>
			</section>
		);
	if (state !== 'open')
		return (
			<section className="max-w-2xl">
				<h1 className="text-h2">{t(`join.over.${state}.title`)}</h1>
				<p className="mt-4 text-ink2">{t(`join.over.${state}.text`, { inviter: inviter || team })}</p>
				<p className="mt-6">
					<a href="/signin" className={buttonClass('outline')}>
						{t('join.signIn')}
					</a>
				</p>
			</section>
		);
	return (
		<section className="grid max-w-2xl gap-6">
			<div>
				<h1 className="text-h2">{t('join.title', { team })}</h1>
				<p className="mt-4">{t('join.text', { inviter: inviter || team, team })}</p>
				<p className="mt-2 text-ink2">{t(`join.${rank}`)}</p>
			</div>
			{problem ? (
				<p role="alert" className="flex gap-3 border-l-[3px] border-err bg-err-bg px-4 py-3 text-err">
					<Icon name="warning" className="mt-0.5 shrink-0" />
					{t(`join.problem.${problem}`)}
				</p>
			) : null}
			{account === null ? (
				<div className="flex flex-wrap gap-4">
					<a href={`/signin?prompt=create&to=${BACK}`} className={buttonClass('dark')}>
						{t('join.create')}
					</a>
					<a href={`/signin?to=${BACK}`} className={buttonClass('outline')}>
						{t('join.signIn')}
					</a>
				</div>
			) : (
				<div className="rounded-[8px] border border-line bg-sheet px-5 py-6 lg:px-8">
					<p>
						{t('join.signedIn')} <strong className="font-semibold break-all">{account.email}</strong>
					</p>
					{account.obstacle ? <p className="mt-2 text-err">{t(`join.not.${account.obstacle}`)}</p> : null}
					<div className="mt-5 flex flex-wrap items-center gap-4">
						{account.obstacle ? null : (
							<Form
								method="post"
								onSubmit={(event) => {
									if (isSending) event.preventDefault();
								}}
							>
								<Button type="submit" variant="dark" aria-disabled={isSending || undefined}>
									{t(isSending ? 'join.sending' : 'join.join')}
								</Button>
							</Form>
						)}
						<SignOutButton label={t('join.other')} />
					</div>
				</div>
			)}
		</section>
	);
}
