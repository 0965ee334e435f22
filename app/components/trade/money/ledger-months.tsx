import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatMonth, parseMonth } from '~/domain/date/month';
import { Icon } from '../../ui/icon';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';

type LedgerMonthsProps = {
	next: { month: string; openEntries: number; isOver: boolean } | null;
	closed: readonly {
		month: string;
		fingerprint: string;
		closedAt: number;
		closedBy: string | null;
		transferCount: number;
	}[];
};

const ROW = 'grid gap-2 border-b border-hair px-4.5 py-3 last:border-0';

/** The months of the books: the next one to close, and the closed ones with their fingerprints (BOOKS-4). */
export function LedgerMonths({ next, closed }: LedgerMonthsProps) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const name = (value: string) => {
		const month = parseMonth(value);
		return month ? formatMonth(month, language) : value;
	};
	return (
		<section aria-labelledby="months" className="trade-card mt-4">
			<header className="border-b border-hair px-4.5 py-3.5">
				<h2 id="months">{t('ledger.months')}</h2>
				<p className="trade-note">{next ? t('ledger.monthsNote') : t('ledger.noMonths')}</p>
			</header>
			<ul>
				{next ? (
					<li className={ROW}>
						<p>
							<b className="font-semibold">{name(next.month)}</b>
							<small className="trade-note block">
								{next.openEntries > 0
									? t('ledger.monthEntries', { count: next.openEntries })
									: t(next.isOver ? 'ledger.monthOpen' : 'ledger.monthRunning')}
							</small>
						</p>
						{next.isOver && next.openEntries === 0 ? (
							<details>
								<summary
									className={tradeButton('line', 'w-fit')}
									aria-label={t('ledger.closeMonthOf', { month: name(next.month) })}
								>
									{t('ledger.closeMonth')}
								</summary>
								<VerbForm fields={{ intent: 'close', month: next.month }} className="mt-2 grid gap-2">
									<p className="trade-note">{t('ledger.closeText', { month: name(next.month) })}</p>
									<button type="submit" className={tradeButton('dark', 'w-fit')}>
										{t('ledger.closeMonthOf', { month: name(next.month) })}
									</button>
								</VerbForm>
							</details>
						) : null}
					</li>
				) : null}
				{closed.map(({ month, fingerprint, closedAt, closedBy, transferCount }) => (
					<li key={month} className={ROW}>
						<div className="flex items-start justify-between gap-3">
							<p className="flex min-w-0 gap-2.5">
								<Icon name="check" size={18} className="mt-0.5 shrink-0 text-[#1b5834]" />
								<span className="min-w-0">
									{name(month)}
									<small className="trade-note block">
										{t('ledger.monthClosed', {
											day: formatDate(new Date(closedAt).toISOString().slice(0, 10), language),
											name: closedBy || '–',
											count: transferCount,
										})}
									</small>
									<code className="trade-note block break-all">
										<span className="sr-only">{t('ledger.fingerprint')} </span>
										{fingerprint}
									</code>
								</span>
							</p>
							<a
								href={`/partner/money/months/${month}.csv`}
								download
								aria-label={t('ledger.monthFile', { month: name(month) })}
								className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-row xl:size-9"
							>
								<TradeIcon name="download" />
							</a>
						</div>
						<VerbForm fields={{ intent: 'verify', month }}>
							<button
								type="submit"
								className="trade-link"
								aria-label={t('ledger.verifyMonthOf', { month: name(month) })}
							>
								{t('ledger.verifyMonth')}
							</button>
						</VerbForm>
					</li>
				))}
			</ul>
		</section>
	);
}
