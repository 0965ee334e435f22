import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BANK_ENTRY_STATES } from '#db/schema/money-enums';
import { useRoot } from '~/components/root/use-root';
import type { ListedEntry, ListedStatement } from '~/domain/bank-statement/desk/list-statements.server';
import { BOOKED_TOGETHER, type Suggestion } from '~/domain/bank-statement/match';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { Pages } from '../page/pages';
import { VerbForm } from '../page/verb-form';
import { STATES_ROW } from '../parts/states-row';
import { EmptyState } from '../states';
import { Badge } from '../status-badge';
import { tradeButton } from '../trade-button';
import type { BankData } from './bank-view.server';

type BankEntriesProps = {
	bank: Pick<BankData, 'state' | 'entries' | 'next' | 'suggestions' | 'chosen'>;
	statement: ListedStatement;
};

/** The entries of a statement in one state; each leads to its panel. */
export function BankEntries({ bank, statement }: BankEntriesProps) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { state, entries, next, suggestions, chosen } = bank;
	const amount = (minor: number) => formatAmount({ minor, currency: statement.currency }, { hasCents: true });
	return (
		<section aria-labelledby="statement-title" className="trade-card min-w-0">
			<header className="flex flex-wrap items-center justify-between gap-3 border-b border-hair px-4.5 py-3.5">
				<div>
					<h2 id="statement-title">{formatDate(statement.closingDay, language, { weekday: 'plain' })}</h2>
					<p className="trade-note">
						{t('bank.balances', { opening: amount(statement.openingMinor), closing: amount(statement.closingMinor) })}
					</p>
				</div>
				{state === 'open' && entries.length > 0 ? (
					<VerbForm fields={{ intent: 'sure', statement: statement.id }}>
						<button type="submit" data-key="s" className={tradeButton()} formEncType="multipart/form-data">
							{t('bank.bookSure')}
							<KeyCap>S</KeyCap>
						</button>
					</VerbForm>
				) : null}
			</header>
			<nav aria-label={t('bank.state.label')} className={STATES_ROW}>
				{BANK_ENTRY_STATES.map((each) => (
					<Link
						key={each}
						to={`?statement=${statement.id}&state=${each}`}
						preventScrollReset
						aria-current={each === state ? 'page' : undefined}
					>
						{t(`bank.state.${each}`)}
					</Link>
				))}
			</nav>
			{entries.length === 0 ? (
				<EmptyState title={t('bank.noEntries.title')}>{t('bank.noEntries.text')}</EmptyState>
			) : (
				<table className="trade-table desk-table">
					<thead>
						<tr>
							<th scope="col">{t('bank.column.day')}</th>
							<th scope="col">{t('bank.column.from')}</th>
							<th scope="col" data-align="right">
								{t('bank.column.amount')}
							</th>
							<th scope="col">{t('bank.column.state')}</th>
							<th scope="col" data-align="right">
								{t('bank.column.sure')}
							</th>
						</tr>
					</thead>
					<tbody>
						{entries.map((entry) => (
							<EntryRow
								key={entry.id}
								entry={entry}
								best={suggestions[entry.id]?.[0]}
								isCurrent={entry.id === chosen?.id}
							/>
						))}
					</tbody>
				</table>
			)}
			<Pages next={next} />
		</section>
	);
}

type EntryRowProps = { entry: ListedEntry; best: Suggestion | undefined; isCurrent: boolean };

function EntryRow({ entry, best, isCurrent }: EntryRowProps) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const [query] = useSearchParams();
	const to = new URLSearchParams(query);
	to.set('entry', entry.id);
	to.delete('words');
	const name = entry.name ?? t('bank.unnamed');
	const money = { minor: entry.minor, currency: entry.currency };
	const text = [...entry.creditorReferences, ...entry.text].join(' ') || entry.bankText;
	return (
		<tr data-row data-current={isCurrent || undefined}>
			<td data-label={t('bank.column.day')}>{formatDate(entry.bookingDate, language, { hasYear: false })}</td>
			<th scope="row" data-label={t('bank.column.from')} className="desk-wide order-first">
				<Link
					to={`?${to}`}
					preventScrollReset
					className="trade-link"
					aria-current={isCurrent ? 'true' : undefined}
					aria-label={t('bank.open', { name, amount: formatAmount(money) })}
				>
					{name}
				</Link>
				{text ? <small className="line-clamp-2 wrap-anywhere">{text}</small> : null}
			</th>
			<td data-align="right" data-label={t('bank.column.amount')}>
				<Amount money={money} hasCents />
			</td>
			<td data-label={t('bank.column.state')}>
				<EntryBadge entry={entry} best={best} />
			</td>
			<td data-align="right" data-label={t('bank.column.sure')}>
				{entry.state === 'open' && best ? t('bank.percent', { count: best.confidence }) : '–'}
			</td>
		</tr>
	);
}

/** What became of an entry, or how sure it is what it is for. */
export function EntryBadge({ entry, best }: { entry: ListedEntry; best: Suggestion | undefined }) {
	const { t } = useTranslation('money');
	if (entry.state === 'booked') return <Badge shape="dot" tone="booked" text={t('bank.badge.booked')} />;
	if (entry.state === 'ignored') return <Badge shape="barred" tone="expired" text={t('bank.badge.ignored')} />;
	if (best)
		return best.confidence >= BOOKED_TOGETHER ? (
			<Badge shape="dot" tone="wanted" text={t('bank.badge.sure')} />
		) : (
			<Badge shape="ring" tone="wanted" text={t('bank.badge.suggested')} />
		);
	return entry.minor < 0 ? (
		<Badge shape="dash" tone="expired" text={t('bank.badge.out')} />
	) : (
		<Badge shape="cross" tone="cancelled" text={t('bank.badge.unknown')} />
	);
}
