import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { builderPath } from '~/domain/proposal/proposal-path';
import type { WaitingProposals } from '~/domain/proposal/waiting-proposals.server';
import { Countdown } from '../../trade/dashboard/countdown';
import { NewMark } from '../../trade/thread/new-mark';
import { threadPath } from '../../trade/thread/thread-view';
import { TradeIcon } from '../../trade/trade-icon';
import { LinkButton, RemindButton } from './list-actions';

/** Proposals that wait for their clients, those that end first, each with a reminder and the link to pass on. */
export function WaitingBox({ waiting, now }: { waiting: WaitingProposals; now: number }) {
	const { t } = useTranslation('dashboard');
	const { language } = useRoot();
	const { rows, count } = waiting;
	return (
		<section
			className="trade-card flex min-w-0 flex-col [&_li+li]:border-t [&_li+li]:border-hair"
			aria-labelledby="due-proposals"
		>
			<header className="flex min-h-11 items-center gap-2 border-b border-hair px-4 py-2">
				<TradeIcon name="document" className="text-accent-ink" />
				<h3 className="text-t font-sans font-semibold tracking-[0]" id="due-proposals">
					{t('proposals.title')}
				</h3>
				<span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-light2 px-1.5 text-[0.75rem] font-semibold">
					{count}
				</span>
				<span className="trade-note ml-auto">{t('proposals.hint')}</span>
			</header>
			<ul>
				{rows.map(({ id, client, options, validUntil, lastOpenedAt, remindedAt, hasEmail, unread }, index) => (
					<li
						key={id}
						className="grid gap-x-3 gap-y-1 px-4 py-2.5 [grid-template:'when_what'_auto_'who_what'_1fr_/_minmax(0,1fr)_auto] lg:[grid-template:'when_who_what'_auto_/_minmax(5.75rem,2fr)_minmax(0,3fr)_auto]"
					>
						<div className="[grid-area:when]">
							<p>
								<Countdown until={validUntil} now={now} />
							</p>
							<p className="trade-note">{t('proposals.until', { at: formatTimestamp(validUntil, language) })}</p>
						</div>
						<div className="min-w-0 [grid-area:who]">
							<p className="truncate font-semibold">
								<Link to={builderPath(id)} className="inline-block min-h-6">
									{client}
								</Link>
							</p>
							{unread > 0 ? (
								<Link
									to={threadPath(id)}
									aria-label={`${t('proposals.unread', { count: unread })}: ${client}`}
									className="flex min-h-6 w-fit items-center"
								>
									<NewMark>{t('proposals.unread', { count: unread })}</NewMark>
								</Link>
							) : null}
							<p className="trade-note">
								{[
									t('proposals.options', { count: options }),
									lastOpenedAt === null
										? t('proposals.notOpened')
										: t('proposals.openedAt', { at: formatTimestamp(lastOpenedAt, language) }),
									remindedAt === null ? '' : t('proposals.remindedAt', { at: formatTimestamp(remindedAt, language) }),
								]
									.filter(Boolean)
									.join(', ')}
							</p>
						</div>
						<div className="grid content-start justify-items-end gap-1 [grid-area:what]">
							{hasEmail ? (
								<RemindButton
									id={id}
									client={client}
									kind={index === 0 ? 'dark' : 'line'}
									className={SMALL}
									isReminded={remindedAt !== null}
								/>
							) : null}
							<LinkButton id={id} client={client} className={SMALL} />
						</div>
					</li>
				))}
			</ul>
			<p className="mt-auto border-t border-hair px-4 py-2">
				<Link to="/partner/proposals" className="trade-link">
					{t('proposals.all')}
				</Link>
			</p>
		</section>
	);
}

const SMALL = 'min-h-11 xl:min-h-6 xl:rounded-chip xl:px-2 xl:py-0 xl:text-[0.8125rem]';
