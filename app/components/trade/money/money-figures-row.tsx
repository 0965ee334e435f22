import { useTranslation } from 'react-i18next';
import type { Figure, MoneyFigures } from '~/domain/payment/desk/money-figures.server';
import { Amount } from '../amount';

const CELLS = ['overdue', 'due', 'coming', 'credit'] as const;

/** What is late, due and coming, and what is to be given back; in each currency. */
export function MoneyFiguresRow({ figures }: { figures: readonly MoneyFigures[] }) {
	const { t } = useTranslation('money');
	const of = (cell: (typeof CELLS)[number], { groups, credit }: MoneyFigures): Figure =>
		cell === 'credit' ? credit : groups[cell];
	return (
		<section aria-label={t('figure.label')} className="trade-card mt-6">
			<dl className="grid grid-cols-1 sm:grid-cols-2 2xl:grid-cols-4">
				{CELLS.map((cell) => {
					const lines = figures.filter((each) => of(cell, each).count > 0);
					return (
						<div
							key={cell}
							className="border-hair px-4.5 py-3.5 not-first:border-t sm:nth-2:border-t-0 sm:even:border-l 2xl:border-t-0! 2xl:not-first:border-l"
						>
							<dt className="text-ink2">{t(`figure.${cell}`)}</dt>
							<dd className="mt-0.5 grid gap-0.5">
								{lines.length === 0 ? <span className="text-ink2">{t('figure.nothing')}</span> : null}
								{lines.map((each) => {
									const { count, minor } = of(cell, each);
									return (
										<span key={each.currency} className="flex flex-wrap items-baseline gap-x-2">
											<span data-urgency={cell === 'overdue' ? 'urgent' : undefined}>
												<Amount money={{ minor, currency: each.currency }} hasCents className="text-[1.125rem]/6" />
											</span>
											<span className="trade-note">
												{t(cell === 'credit' ? 'figure.clients' : 'figure.instalments', { count })}
											</span>
										</span>
									);
								})}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}
