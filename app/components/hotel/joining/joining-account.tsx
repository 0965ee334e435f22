import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { JoiningAccount } from '~/domain/hotel/joining/joining-account';
import { SignOutButton } from '../../account/sign-out-button';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

type Props = {
	hotel: string;
	/** The signed-in account; null without one. */
	account: { email: string; is: JoiningAccount } | null;
	/** Where the sign-in comes back to. */
	back: string;
	problem: 'taken' | 'failed' | null;
};

/** The account that is to open the hotel's desk: sign in, then say that it is the one. */
export function JoiningAccountStep({ hotel, account, back, problem }: Props) {
	const { t } = useTranslation('invitation');
	const isSending = useNavigation().state === 'submitting';
	const { brand } = useRoot();
	const to = encodeURIComponent(back);
	return (
		<section className="grid gap-6">
			<div>
				<h2 className="text-h3">{t('account.title')}</h2>
				<p className="mt-3 max-w-2xl text-ink2">{t('account.text', { hotel })}</p>
			</div>
			{problem ? (
				<p role="alert" className="flex gap-3 border-l-[3px] border-err bg-err-bg px-4 py-3 text-err">
					<Icon name="warning" className="mt-0.5 shrink-0" />
					{t(problem === 'taken' ? 'account.waits' : 'problem.failed')}
				</p>
			) : null}
			{account === null ? (
				<div className="flex flex-wrap gap-4">
					<a href={`/signin?prompt=create&to=${to}`} className={buttonClass('dark')}>
						{t('account.create')}
					</a>
					<a href={`/signin?to=${to}`} className={buttonClass('outline')}>
						{t('account.signIn')}
					</a>
				</div>
			) : (
				<div className="rounded-[8px] border border-line bg-sheet px-5 py-6 lg:px-8">
					<p>
						{t('account.signedIn')} <strong className="font-semibold break-all">{account.email}</strong>
					</p>
					{account.is === 'free' ? (
						<p className="mt-2 text-ink2">{t('account.sure', { hotel })}</p>
					) : (
						<p className="mt-2 text-err">{t(`account.not.${account.is}`, { brand: brand.name })}</p>
					)}
					<div className="mt-5 flex flex-wrap items-center gap-4">
						{account.is === 'free' ? (
							<Form
								method="post"
								onSubmit={(event) => {
									if (isSending) event.preventDefault();
								}}
							>
								<input type="hidden" name="intent" value="join" />
								<Button type="submit" variant="dark" aria-disabled={isSending || undefined}>
									{t(isSending ? 'sending' : 'account.join')}
								</Button>
							</Form>
						) : null}
						<SignOutButton label={t('account.other')} />
					</div>
					<p className="mt-4 text-small text-ink2">{t('account.otherHint')}</p>
				</div>
			)}
			<p>
				<a href="?step=details" className="inline-flex min-h-11 items-center underline underline-offset-4">
					{t('account.back')}
				</a>
			</p>
		</section>
	);
}
