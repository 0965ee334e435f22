import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';
import { Amount } from '../amount';
import { FIGURES, Figure } from '../parts/figures';
import { TaxFigures } from '../parts/tax-figures';
import { inlineLabel } from '../property/inline-label';

type LeadFiguresProps = { quote: LeadQuote; tax: TaxWords | null; level: string | null; markupMinor: number };

/** The price of a stay by one payment method, its payment schedule, the current cancellation fee, and the agency's commission. */
export function LeadFigures({ quote, tax, level, markupMinor }: LeadFiguresProps) {
	const { t } = useTranslation(['trade-lead', 'trade-house']);
	const language = useRoot().language as Language;
	const { currency, subtotalMinor, cardFeeMinor, totalMinor, payments, deposit, tiers, bookingDate, commission } =
		quote;
	const digits = (minor: number) => groupDigits(minor, 2);
	const when = (date: string) => (date === bookingDate ? t('trade-house:summary.today') : formatDate(date, language));
	const now = tiers[0];
	return (
		<>
			<dl className={`${FIGURES} mt-3.5 border-t border-hair pt-3`}>
				<div>
					<dt>
						{level
							? t('trade-house:summary.stayAt', { level: inlineLabel(level, language) })
							: t('trade-house:summary.stay')}
					</dt>
					<dd>
						<Amount money={{ minor: subtotalMinor, currency }} hasCents />
					</dd>
				</div>
				{cardFeeMinor > 0 ? (
					<div>
						<dt className="text-ink2">{t('cardFee', { share: formatPercent(quote.cardFeeRatio * 100, language) })}</dt>
						<dd>{digits(cardFeeMinor)}</dd>
					</div>
				) : null}
				<Figure label={t('total')} className="is-total">
					<Amount money={{ minor: totalMinor, currency }} hasCents />
				</Figure>
				{markupMinor > 0 ? (
					<>
						<Figure label={t('markupShort')} className="text-ink2">
							{digits(markupMinor)}
						</Figure>
						<Figure label={t('clientPrice')}>
							<Amount money={{ minor: totalMinor + markupMinor, currency }} hasCents />
						</Figure>
					</>
				) : null}
				<TaxFigures tax={tax} totalMinor={totalMinor + markupMinor} />
			</dl>
			{tax ? <p className="trade-note mt-1">{tax.note}</p> : null}
			<div className="mt-3.5 border-t border-hair pt-3">
				<dl className={FIGURES}>
					{payments.map(({ kind, dueDate, ratio, minor }) => (
						<div key={kind + dueDate}>
							<dt>
								{t('trade-house:summary.due', {
									date: when(dueDate),
									what: t(payments.length === 1 ? 'trade-house:summary.whole' : `trade-house:summary.kind.${kind}`),
									share: formatPercent(ratio * 100, language),
								})}
							</dt>
							<dd>{digits(minor)}</dd>
						</div>
					))}
					<div className="text-ink2">
						<dt>
							{deposit.kind === 'unknown'
								? t('trade-house:summary.deposit.unknown')
								: t('trade-house:summary.dated', {
										date: when(deposit.date),
										what: t(`trade-house:summary.deposit.${deposit.kind}`),
									})}
						</dt>
						<dd>
							{deposit.amount === null
								? t('trade-house:summary.depositAsk')
								: deposit.amount.currency === currency
									? digits(deposit.amount.minor)
									: formatAmount(deposit.amount, { hasCents: true })}
						</dd>
					</div>
				</dl>
				{now ? (
					<p className="trade-note mt-1">
						{tiers.length > 1
							? t('keptUntil', {
									share: formatPercent(now.retainedRatio * 100, language),
									date: formatDate(now.until, language),
								})
							: t('keptNow', { share: formatPercent(now.retainedRatio * 100, language) })}
					</p>
				) : null}
			</div>
			{commission ? (
				<dl className={`${FIGURES} mt-3.5 border-t border-hair pt-3 font-semibold text-accent-ink`}>
					<Figure label={t('trade-house:summary.commission', { percent: formatPercent(commission.percent, language) })}>
						<Amount money={{ minor: commission.minor, currency }} hasCents />
					</Figure>
					{markupMinor > 0 ? (
						<Figure label={t('earned')}>
							<Amount money={{ minor: commission.minor + markupMinor, currency }} hasCents />
						</Figure>
					) : null}
				</dl>
			) : null}
		</>
	);
}
