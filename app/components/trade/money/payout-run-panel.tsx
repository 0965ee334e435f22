import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { FactList } from '../parts/fact-list';
import { tradeButton } from '../trade-button';
import { PayoutRunBadge } from './payout-run-badge';
import type { PayoutRunView } from './payout-run-view.server';

/** What a run comes to, who has done what with it, and its next step. */
export function PayoutRunPanel({ run, today }: { run: PayoutRunView; today: string }) {
	const { t } = useTranslation('payouts');
	const { language } = useRoot();
	const minor = [...run.payouts, ...run.suppliers, ...run.refunds].reduce((sum, each) => sum + each.minor, 0);
	const moment = (at: number | null) => (at === null ? '' : formatTimestamp(at, language));
	return (
		<section className="trade-card" aria-label={t('run.facts')}>
			<CardHead>
				<h2>{t('run.facts')}</h2>
				<PayoutRunBadge state={run.state} />
			</CardHead>
			<div className="grid gap-4 py-4 px-4.5">
				<FactList className="min-[40rem]:grid-cols-2!">
					<div>
						<dt>{t('run.sum')}</dt>
						<dd>
							<Amount money={{ minor, currency: run.currency }} hasCents className="text-[1.125rem]/6" />
						</dd>
					</div>
					<div>
						<dt>{t('run.from')}</dt>
						<dd>{run.bank ?? t('due.missing')}</dd>
					</div>
					<div>
						<dt>{t('run.on')}</dt>
						<dd>{formatDate(run.executionDay, language, { weekday: 'plain' })}</dd>
					</div>
					<div>
						<dt>{t('run.format')}</dt>
						<dd>pain.001.001.09</dd>
					</div>
				</FactList>
				<ul className="grid gap-2 border-t border-hair pt-4">
					<Step>{t('run.madeBy', { name: run.makerName, moment: moment(run.createdAt) })}</Step>
					{run.releasedAt ? (
						<Step>{t('run.releasedBy', { name: run.releaserName, moment: moment(run.releasedAt) })}</Step>
					) : null}
					{run.paidOn ? <Step>{t('runs.paidOn', { day: formatDate(run.paidOn, language) })}</Step> : null}
				</ul>
				{run.isObjected && (run.state === 'open' || run.state === 'released') ? (
					<p className="flex gap-2.5 text-err">
						<Icon className="mt-0.5 shrink-0" name="warning" size={18} />
						{t(run.state === 'open' ? 'run.objectedText' : 'run.objectedReleased')}
					</p>
				) : null}
				<NextStep run={run} today={today} />
				<Link to="/partner/money/payouts" className="trade-link w-fit">
					{t('run.back')}
				</Link>
			</div>
		</section>
	);
}

function Step({ children }: { children: string }) {
	return (
		<li className="flex gap-2.5">
			<Icon className="mt-0.5 shrink-0" name="check" size={16} />
			{children}
		</li>
	);
}

function NextStep({ run, today }: { run: PayoutRunView; today: string }) {
	const { t } = useTranslation('payouts');
	const typed = useTyped('paid');
	if (run.state !== 'open' && run.state !== 'released') return null;
	return (
		<div className="grid gap-4 border-t border-hair pt-4">
			{run.state === 'open' ? (
				run.isOwn ? (
					<p className="trade-note">{t('run.releaseNote')}</p>
				) : (
					<VerbForm fields={{ intent: 'release' }} className="grid gap-2">
						<button type="submit" className={tradeButton('dark')} disabled={run.isObjected}>
							{t('run.release')}
						</button>
						<p className="trade-note">{t('run.releaseWhat')}</p>
					</VerbForm>
				)
			) : (
				<>
					<div className="grid gap-2">
						<a href={`${payoutRunPath(run.id)}/file.xml`} className={tradeButton('dark')}>
							{t('run.file')}
						</a>
						<p className="trade-note">{t('run.fileNote')}</p>
					</div>
					<VerbForm fields={{ intent: 'paid' }} className="grid gap-2">
						<label className="grid gap-1">
							<span className="text-note text-ink2">{t('run.paidDay')}</span>
							<input
								type="date"
								name="day"
								required
								max={today}
								defaultValue={typed.day ?? today}
								className="trade-field"
							/>
						</label>
						<button type="submit" className={tradeButton()}>
							{t('run.paidSure')}
						</button>
						<p className="trade-note">{t('run.paidWhat')}</p>
					</VerbForm>
				</>
			)}
			<details className="open:[&>summary]:mb-2">
				<summary className={tradeButton('line', 'w-fit')}>{t('run.discard')}</summary>
				<VerbForm fields={{ intent: 'discard' }} className="grid gap-2">
					<p className="trade-note">{t('run.discardWhat')}</p>
					<button type="submit" className={tradeButton('dark', 'w-fit')}>
						{t('run.discardSure')}
					</button>
				</VerbForm>
			</details>
		</div>
	);
}
