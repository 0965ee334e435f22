import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { TripDeposit } from './trip-after';
import type { CancelledTripView } from './trip-view';

/** Of a cancelled booking: what is kept by the agreed terms, what was paid, and what comes back. */
export function TripCancelled({ cancelled }: { cancelled: CancelledTripView }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { bookingNumber, currency, hotelFeeMinor, money, deposit } = cancelled;
	const words = (minor: number) =>
		formatAmount({ minor, currency: isCurrency(currency) ? currency : 'EUR' }, { hasCents: true });
	const rows: { key: string; label: string; amount: number; isStrong?: boolean }[] = money
		? [
				...money.kept.map(({ kind, minor }, at) => ({
					...{ key: `kept ${at}`, label: t(`payments.kind.${kind}`), amount: minor },
				})),
				{ key: 'paid', label: t('cancelled.paid'), amount: money.paidMinor },
				...money.refunds.map(({ minor, paidOn }, at) => ({
					key: `refund ${at}`,
					label: t('payments.refunded', { day: formatDate(paidOn, language) }),
					amount: minor,
				})),
				...(money.openMinor > 0
					? [{ key: 'open', label: t('cancelled.open'), amount: money.openMinor, isStrong: true }]
					: []),
				...(money.refundMinor > 0
					? [{ key: 'back', label: t('cancelled.back'), amount: money.refundMinor, isStrong: true }]
					: []),
			]
		: [];
	const kept = money ? money.keptMinor : hotelFeeMinor;
	return (
		<>
			<p className="mt-1 text-ink2 tabular">{t('cancelled.booking', { number: bookingNumber })}</p>
			{kept === null ? null : (
				<p className="mt-5">
					{kept === 0
						? t('cancelled.keptNothing')
						: t(money ? 'cancelled.kept' : 'cancelled.keptByHotel', { amount: words(kept) })}
				</p>
			)}
			{rows.length > 0 ? (
				<dl className="mt-5">
					{rows.map(({ key, label, amount, isStrong }) => (
						<div
							key={key}
							className={`flex items-baseline justify-between gap-x-6 border-line border-t py-3 ${isStrong ? 'font-semibold' : ''}`}
						>
							<dt>{label}</dt>
							<dd className="amount">{words(amount)}</dd>
						</div>
					))}
				</dl>
			) : null}
			{money && money.refundMinor > 0 ? <p className="mt-1 text-ink2 text-small">{t('cancelled.backText')}</p> : null}
			{deposit ? (
				<div className="mt-8">
					<TripDeposit deposit={deposit} />
				</div>
			) : null}
		</>
	);
}
