import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import type { Offer, PriceChange } from '~/domain/operator-desk/prices/prices-content';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { tradeButton } from '../../trade-button';
import { type ChangedPeriod, changedPeriods } from './changed-periods';

type PriceChangesProps = {
	changes: readonly PriceChange[];
	/** In the draft, and no longer possible. */
	locked: readonly PriceChange[];
	currency: string;
	/** Revision of the draft, for taking a period out of it; null: that is not offered. */
	seen: number | null;
};

/** More periods than a year has are only counted. */
const MOST = 120;

/** What the draft changes, before and after, a period a row: new ones first, then by date. */
export function PriceChanges({ changes, locked, currency, seen }: PriceChangesProps) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const periods = changedPeriods(changes);
	return (
		<section aria-labelledby="price-changes" className="trade-card mt-6">
			<div className="flex flex-wrap items-baseline justify-between gap-3 border-b border-hair px-4.5 py-3">
				<h2 id="price-changes">
					{t('changes.title')}
					{periods.length > 0 ? (
						<span className="ml-2 rounded-full bg-row px-2 py-0.5 text-note font-semibold tabular">
							{periods.length}
						</span>
					) : null}
				</h2>
				<p className="trade-note">{t('changes.unit', { currency })}</p>
			</div>
			{periods.length === 0 ? (
				<p className="px-4.5 py-4 text-ink2">{t('changes.empty')}</p>
			) : (
				<table className="trade-table desk-table desk-slim price-changes">
					<thead>
						<tr>
							<th scope="col">{t('changes.week')}</th>
							{SERVICE_LEVELS.map((level) => (
								<th key={level} scope="col" data-align="right">
									{serviceLevelLabel(level, language)}
								</th>
							))}
							<th scope="col" data-align="right">
								{t('changes.change')}
							</th>
							{seen === null ? null : <td />}
						</tr>
					</thead>
					<tbody>
						{periods.slice(0, MOST).map((period) => (
							<PeriodRow key={period.key} period={period} seen={seen} language={language} />
						))}
					</tbody>
				</table>
			)}
			{periods.length > MOST ? (
				<p className="px-4.5 py-3 text-ink2">{t('changes.more', { count: periods.length - MOST })}</p>
			) : null}
			{locked.length > 0 ? (
				<p className="border-t border-hair px-4.5 py-3 text-soon">{t('changes.locked', { count: locked.length })}</p>
			) : null}
		</section>
	);
}

function PeriodRow({ period, seen, language }: { period: ChangedPeriod; seen: number | null; language: Language }) {
	const { t } = useTranslation('operator-prices');
	const { checkIn, checkOut, byLevel, kind, percent } = period;
	const words = formatDateRange(checkIn, checkOut, language);
	return (
		<tr>
			<th scope="row">{words}</th>
			{SERVICE_LEVELS.map((level) => {
				const change = byLevel[level];
				return (
					<td key={level} data-align="right" data-label={serviceLevelLabel(level, language)}>
						{change ? (
							<>
								<span className="text-ink2">{offerWords(change.before, t, 'none')}</span>
								<span className="mx-1.5 text-faint">→</span>
								<b className="font-semibold">{offerWords(change.after, t, 'closed')}</b>
							</>
						) : null}
					</td>
				);
			})}
			<td data-align="right" data-label={t('changes.change')} className="tabular">
				{kind === 'changed'
					? percent === null
						? ''
						: `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent), language)}`
					: t(`changes.${kind}`)}
			</td>
			{seen === null ? null : (
				<td data-align="right">
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="week" />
						<input type="hidden" name="period" value={`${checkIn}.${checkOut}`} />
						<input type="hidden" name="seen" value={seen} />
						<button type="submit" className={tradeButton('quiet')} aria-label={t('changes.undo', { period: words })}>
							↶
						</button>
					</Form>
				</td>
			)}
		</tr>
	);
}

function offerWords(
	offer: Offer | null,
	t: ReturnType<typeof useTranslation<'operator-prices'>>['t'],
	without: 'none' | 'closed',
): string {
	if (offer === null) return t(`changes.${without}`);
	const amount = priceText({ ...offer, status: 'available' });
	return [amount, offer.status === 'available' ? '' : t(`state.${offer.status}`)].filter(Boolean).join(', ');
}
