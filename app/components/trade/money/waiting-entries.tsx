import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { WaitingEntries } from '~/domain/bank-statement/desk/waiting-entries.server';
import { formatDate } from '~/domain/date/format-date';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';

/** What of the bank's statements waits for a decision, beside the receivables (BOOKS-3); on small windows the number alone. */
export function WaitingEntriesCard({ waiting }: { waiting: WaitingEntries | null }) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const day = waiting ? formatDate(waiting.latest.closingDay, language, { weekday: 'plain' }) : null;
	return (
		<section aria-labelledby="bank-waiting" className="trade-card mt-6">
			<CardHead>
				<div>
					<h2 id="bank-waiting">{t('tabs.bank')}</h2>
					<p className="trade-note">
						{day === null
							? t('bank.noFiles.title')
							: [t('waiting.bookedUpTo', { day }), t('waiting.count', { count: waiting?.openCount ?? 0 })].join(', ')}
					</p>
				</div>
				<Link to="/partner/money/bank" className="trade-link ml-auto">
					{t('waiting.open')}
				</Link>
			</CardHead>
			{waiting && waiting.entries.length > 0 ? (
				<ul className="max-2xl:hidden">
					{waiting.entries.map((entry) => {
						const name = entry.name ?? t('bank.unnamed');
						return (
							<li key={entry.id} className="border-t border-hair first:border-0">
								<Link
									to={`/partner/money/bank?statement=${entry.statementId}&entry=${entry.id}`}
									className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4.5 py-3 hover:bg-row"
								>
									<span className="font-semibold wrap-anywhere">{name}</span>
									<Amount money={entry} hasCents />
									{entry.text ? <span className="trade-note col-span-2 truncate">{entry.text}</span> : null}
									<span className="trade-note">{entry.client ?? t('bank.match.none')}</span>
									<span className="text-right font-semibold tabular">
										{entry.confidence === null ? '–' : t('bank.percent', { count: entry.confidence })}
									</span>
								</Link>
							</li>
						);
					})}
				</ul>
			) : null}
		</section>
	);
}
