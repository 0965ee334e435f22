import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { ListedSession } from '~/domain/session/list-sessions.server';
import { Timestamp } from '../trade/page/timestamp';
import { tradeButton } from '../trade/trade-button';

type SessionsCardProps = {
	sessions: readonly ListedSession[];
	/** All of them, also those that are not listed. */
	count: number;
	/** What the last try to end one came to. */
	problem: string | null;
};

/** The browsers in which a person is signed in, each with a button to end it (ACCESS-24). */
export function SessionsCard({ sessions, count, problem }: SessionsCardProps) {
	const { t } = useTranslation('account');
	const { language } = useRoot();
	const hidden = count - sessions.length;
	return (
		<section className="trade-card px-5 py-4" aria-labelledby="sessions">
			<h2 id="sessions">{t('user.sessions.title')}</h2>
			<p className="mt-1 text-small text-ink2">{t('user.sessions.lead')}</p>
			{problem ? (
				<p role="alert" className="mt-3 text-err">
					{problem}
				</p>
			) : null}
			<ul className="mt-3 border-t border-line">
				{sessions.map(({ id, device, country, createdAt, lastUsedAt, isThis }) => {
					const name = [device ?? t('user.sessions.unknown'), country].filter(Boolean).join(', ');
					return (
						<li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3">
							<div className="min-w-0">
								<p className="font-medium break-words">{name}</p>
								<p className="text-small text-ink2">
									<Timestamp at={createdAt}>{(moment) => t('user.sessions.begun', { moment })}</Timestamp>,{' '}
									<Timestamp at={lastUsedAt}>{(moment) => t('user.sessions.used', { moment })}</Timestamp>
								</p>
							</div>
							{isThis ? (
								<span className="shrink-0 text-small font-medium text-accent-ink">{t('user.sessions.this')}</span>
							) : (
								<EndForm
									end={id}
									label={t('user.sessions.endNamed', {
										device: name,
										moment: formatTimestamp(createdAt, language),
									})}
								>
									{t('user.sessions.end')}
								</EndForm>
							)}
						</li>
					);
				})}
			</ul>
			{hidden > 0 ? <p className="mt-3 text-small text-ink2">{t('user.sessions.more', { count: hidden })}</p> : null}
			{count > 1 ? (
				<div className="mt-4">
					<EndForm end="others">{t('user.sessions.endOthers')}</EndForm>
				</div>
			) : null}
		</section>
	);
}

function EndForm({ end, label, children }: { end: string; label?: string; children: string }) {
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
			action="/user"
			className="shrink-0"
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			<button type="submit" name="end" value={end} aria-label={label} className={tradeButton('line')}>
				{children}
			</button>
		</Form>
	);
}
