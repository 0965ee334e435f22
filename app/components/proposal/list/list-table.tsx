import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { leadPath } from '~/domain/lead/lead-path';
import type { ListedProposal } from '~/domain/proposal/list-proposals.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import type { Worth } from '~/domain/proposal/proposal-worth';
import { Amount } from '../../trade/amount';
import { Timestamp } from '../../trade/page/timestamp';
import { VerbForm } from '../../trade/page/verb-form';
import { NewMark } from '../../trade/thread/new-mark';
import { threadPath } from '../../trade/thread/thread-view';
import { tradeButton } from '../../trade/trade-button';
import { LinkButton, RemindButton } from './list-actions';
import { ProposalBadge } from './list-badge';

/** Options that are named; the others are counted. */
const NAMED = 2;

/** The agency's proposals, the latest change first; below 1000 px each row is a card. */
export function ProposalTable({ rows }: { rows: readonly ListedProposal[] }) {
	const { t } = useTranslation('trade-proposals');
	return (
		<table className="trade-table desk-table">
			<thead>
				<tr>
					<th scope="col">{t('list.client')}</th>
					<th scope="col">{t('list.options')}</th>
					<th scope="col" data-align="right">
						{t('list.worth')}
					</th>
					<th scope="col">{t('list.state')}</th>
					<th scope="col">{t('list.seen')}</th>
					<th scope="col">{t('list.valid')}</th>
					<th scope="col">{t('list.next')}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.id} row={row} />
				))}
			</tbody>
		</table>
	);
}

function Row({ row }: { row: ListedProposal }) {
	const { t } = useTranslation('trade-proposals');
	const { language } = useRoot();
	const client = row.client || t('list.noClient');
	const more = row.options.length - NAMED;
	return (
		<tr data-proposal={row.id} data-closed={row.state === 'withdrawn' ? '' : undefined}>
			<th scope="row" className="xl:min-w-44 [overflow-wrap:anywhere]">
				<Link to={builderPath(row.id)} className="trade-link inline-block leading-6">
					{client}
				</Link>
				{row.unread > 0 ? (
					<Link
						to={threadPath(row.id)}
						className="flex min-h-6 w-fit items-center"
						aria-label={`${t('list.unread', { count: row.unread })}: ${client}`}
					>
						<NewMark>{t('list.unread', { count: row.unread })}</NewMark>
					</Link>
				) : null}
				<small>{[row.title, row.agent].filter(Boolean).join(' · ')}</small>
			</th>
			<td data-label={t('list.options')}>
				{row.options.slice(0, NAMED).map(({ leadId, name, checkIn, checkOut }) => (
					<span key={leadId} className="block">
						{name} <span className="text-ink2 whitespace-nowrap">{formatDateRange(checkIn, checkOut, language)}</span>
					</span>
				))}
				{more > 0 ? <small>{t('list.more', { count: more })}</small> : null}
				{row.options.length === 0 ? <span className="text-ink2">{t('list.noOption')}</span> : null}
			</td>
			<td data-align="right" data-label={t('list.worth')}>
				{row.worth.map((worth) => (
					<WorthLine key={worth.currency} worth={worth} />
				))}
			</td>
			<td data-label={t('list.state')}>
				<ProposalBadge state={row.state} />
			</td>
			<td data-label={t('list.seen')}>
				{row.sentAt === null ? (
					<span className="text-ink2">{t('list.notSent')}</span>
				) : (
					<>
						<Timestamp at={row.sentAt}>{(text) => t('list.sentAt', { at: text })}</Timestamp>
						<small>
							{row.lastOpenedAt === null
								? t('list.notOpened')
								: t('list.openedAt', { count: row.openings, at: formatTimestamp(row.lastOpenedAt, language) })}
							{row.reminders > 0 ? ` · ${t('list.reminded', { count: row.reminders })}` : ''}
						</small>
					</>
				)}
			</td>
			<td data-label={t('list.valid')} className="whitespace-nowrap">
				<Timestamp at={row.validUntil} />
			</td>
			<td data-label={t('list.next')} className="desk-wide">
				<NextStep row={row} client={client} />
			</td>
		</tr>
	);
}

/** `EUR 39 200 to 48 900`: options are alternatives. */
function WorthLine({ worth: { currency, fromMinor, toMinor } }: { worth: Worth }) {
	const { t } = useTranslation('trade-proposals');
	return (
		<span className="block whitespace-nowrap">
			<Amount money={{ minor: fromMinor, currency }} />
			{toMinor > fromMinor ? (
				<small className="block text-note text-ink2">
					{t('list.upTo')} <Amount money={{ minor: toMinor, currency }} />
				</small>
			) : null}
		</span>
	);
}

function NextStep({ row, client }: { row: ListedProposal; client: string }) {
	const { t } = useTranslation('trade-proposals');
	const { language } = useRoot();
	const { step, id } = row;
	const isWaiting = row.state === 'sent' || row.state === 'opened';
	const link = (to: string, text: string, kind: 'dark' | 'line' = 'line') => (
		<Link to={to} className={tradeButton(kind)} aria-label={`${text}: ${client}`}>
			{text}
		</Link>
	);
	return (
		<div className="flex flex-wrap items-center gap-2">
			{step === 'finish' ? link(builderPath(id), t('list.step.finish')) : null}
			{step === 'sendAgain' ? link(builderPath(id), t('list.step.sendAgain')) : null}
			{step === 'remind' || step === 'wait' ? (
				<RemindButton id={id} client={client} isReminded={step === 'wait'} />
			) : null}
			{step === 'wait' && row.lastRemindedAt !== null ? (
				<span className="text-ink2">{t('list.step.wait', { at: formatTimestamp(row.lastRemindedAt, language) })}</span>
			) : null}
			{step === 'follow'
				? link(row.approvedLead ? leadPath(row.approvedLead) : builderPath(id), t('list.step.follow'), 'dark')
				: null}
			{step === 'revise' ? link(builderPath(id), t('list.step.revise')) : null}
			{step === 'renew' ? link(builderPath(id), t('list.step.renew')) : null}
			{step === 'none' ? <span className="text-ink2">{t('list.step.none')}</span> : null}
			{isWaiting ? <LinkButton id={id} client={client} /> : null}
			{isWaiting || row.state === 'declined' || row.state === 'expired' ? <Withdraw id={id} client={client} /> : null}
		</div>
	);
}

/** Asked twice, since the client sees it at once. */
function Withdraw({ id, client }: { id: string; client: string }) {
	const { t } = useTranslation('trade-proposals');
	return (
		<details className="group/withdraw">
			<summary
				className={tradeButton('quiet', 'list-none group-open/withdraw:hidden')}
				aria-label={`${t('list.withdraw')}: ${client}`}
			>
				{t('list.withdraw')}
			</summary>
			<VerbForm fields={{ id, intent: 'withdraw' }} className="flex flex-wrap items-center gap-2">
				<span className="text-note text-ink2">{t('list.withdrawAsk')}</span>
				<button type="submit" className={tradeButton('dark')} aria-label={`${t('list.withdrawNow')}: ${client}`}>
					{t('list.withdrawNow')}
				</button>
			</VerbForm>
		</details>
	);
}
