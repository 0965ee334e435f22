import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { duration } from '~/domain/date/duration';
import { formatPercent } from '~/domain/language/format-number';
import { formatRate } from '~/domain/money/format-rate';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';

/** Payment and cancellation as the operator gives them, in days before check-in (weeks where they are whole ones). */
export function TermBoxes({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { terms } = view.property;
	const share = (ratio: number) => formatPercent(ratio * 100, language);
	const before = useBefore();
	const payments = terms.paymentTerms.map((term, index): [string, string] => [
		term.daysBeforeCheckIn === 0 ? t('terms.atCheckIn') : before(term.daysBeforeCheckIn),
		index === terms.paymentTerms.length - 1
			? t('terms.final', { share: share(term.paymentRatio) })
			: t('terms.part', { share: share(term.paymentRatio) }),
	]);
	const { securityDeposit, securityDepositType, acceptedPaymentMethods } = terms;
	const deposit = securityDeposit ? formatRate(securityDeposit, { hasCents: true }) : null;
	// What keeps everything is said once, as what comes last.
	const tiers = terms.cancellationTerms.filter(({ refundRatio }) => refundRatio > 0);
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<Box title={t('terms.payment')}>
				<Line label={t('terms.atBooking')}>{t('terms.prepayment', { share: share(terms.prepaymentRatio) })}</Line>
				{payments.map(([label, text]) => (
					<Line key={label} label={label}>
						{text}
					</Line>
				))}
				<Line label={securityDepositType ? t('terms.beforeArrival') : t('terms.deposit')}>
					{deposit && securityDepositType
						? t(securityDepositType === 'blocked' ? 'terms.depositBlocked' : 'terms.depositCashedIn', {
								amount: deposit,
							})
						: (deposit ?? t('terms.depositUnknown'))}
				</Line>
				{acceptedPaymentMethods.includes('credit_card') ? (
					<Line label={t('terms.byCard')}>
						{terms.creditCardFeeRatio > 0
							? t('terms.fee', { share: share(terms.creditCardFeeRatio) })
							: t('terms.noFee')}
					</Line>
				) : null}
				{acceptedPaymentMethods.includes('bank_transfer') ? (
					<Line label={t('terms.byTransfer')}>{t('terms.noFee')}</Line>
				) : null}
			</Box>
			<Box title={t('terms.cancellation')}>
				{tiers.map((term) => (
					<Line
						key={term.daysBeforeCheckIn}
						label={
							term.daysBeforeCheckIn === 0
								? t(tiers.length > 1 ? 'terms.later' : 'terms.untilCheckIn')
								: t('terms.until', { time: before(term.daysBeforeCheckIn) })
						}
					>
						{term.refundRatio === 1 ? t('terms.free') : t('terms.kept', { share: share(1 - term.refundRatio) })}
					</Line>
				))}
				{tiers.at(-1)?.daysBeforeCheckIn === 0 ? null : (
					<Line label={t(tiers.length > 0 ? 'terms.later' : 'terms.untilCheckIn')}>
						{t('terms.kept', { share: share(1) })}
					</Line>
				)}
				<Line label={t('terms.option')}>{t('terms.optionText', { hours: view.facts.optionHours })}</Line>
				<Line label={t('terms.packageRules')}>
					<Link to="/package-rate-rules" className="text-accent-ink underline decoration-accent underline-offset-4">
						{t('terms.readRules')}
					</Link>
				</Line>
			</Box>
		</div>
	);
}

/** `12 weeks before check-in`. */
export function useBefore(): (days: number) => string {
	const { t } = useTranslation('trade-house');
	return (days) => {
		const { unit, count } = duration(days);
		return t(unit === 'weeks' ? 'terms.weeksBefore' : 'terms.daysBefore', { count });
	};
}

export function Box({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="trade-card px-5 pt-4 pb-3">
			<h3 className="text-[1.25rem]/7 font-semibold">{title}</h3>
			<dl className="mt-1 divide-y divide-line">{children}</dl>
		</section>
	);
}

export function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-6 py-2">
			<dt className="text-ink2">{label}</dt>
			<dd className="tabular text-right font-medium">{children}</dd>
		</div>
	);
}
