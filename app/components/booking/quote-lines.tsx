import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BookingQuote } from '~/domain/booking/booking-quote';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';

type Line = { label: string; value: string };

type QuoteLinesProps = { quote: BookingQuote; tax: TaxWords | null; className?: string };

/** Price, fee, tourist tax and total, the due dates, and the cancellation fees. With cents, because these amounts become payable. */
export function QuoteLines({ quote, tax, className = '' }: QuoteLinesProps) {
	const { t } = useTranslation('booking');
	const { language } = useRoot();
	const { currency, deposit } = quote;
	const amount = (minor: number) => formatAmount({ minor, currency }, { hasCents: true });
	const day = (date: string) => formatDate(date, language).replaceAll(' ', NO_BREAK_SPACE);

	const due: Line[] = quote.payments.map(({ dueDate, minor }) => ({
		label: dueDate === quote.bookingDate ? t('summary.atBooking') : t('summary.by', { date: day(dueDate) }),
		value: amount(minor),
	}));
	if (deposit.amount) {
		const label =
			deposit.kind === 'unknown'
				? t('summary.depositUnknown')
				: t(deposit.kind === 'blocked' ? 'summary.depositBlocked' : 'summary.depositCashedIn', {
						date: day(deposit.date),
					});
		due.push({ label, value: formatAmount(deposit.amount, { hasCents: true }) });
	}
	if (tax) due.push(...tax.due);
	const cancellation: Line[] = quote.tiers.map(({ from, until, retainedMinor }, index) => ({
		label:
			index < quote.tiers.length - 1
				? t('summary.keptUntil', { until: day(until) })
				: t('summary.keptAfter', { from: day(from) }),
		value: retainedMinor === 0 ? t('summary.keptNothing') : t('summary.kept', { amount: amount(retainedMinor) }),
	}));
	return (
		<div className={`text-[0.9375rem]/6 ${className}`}>
			<dl className="space-y-1.5">
				<Row label={t('summary.price')} value={amount(quote.subtotalMinor)} />
				{quote.cardFeeMinor > 0 ? (
					<Row
						label={t('summary.cardFee', { share: formatPercent(quote.cardFeeRatio * 100, language) })}
						value={amount(quote.cardFeeMinor)}
					/>
				) : null}
				{tax?.rows.map((row) => (
					<Row key={row.label} {...row} />
				))}
				<div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line2 pt-3">
					<dt className="font-semibold">{tax?.totalLabel ?? t('summary.total')}</dt>
					<dd className="amount text-[1.375rem]/8">{totalText(quote, { tax })}</dd>
				</div>
			</dl>
			<p className="text-small text-ink2">{tax?.note}</p>
			<Group heading={t('summary.due')} lines={due} />
			<Group heading={t('summary.cancellation')} lines={cancellation} />
		</div>
	);
}

/** What the stay costs in all, with the tourist tax that is known. */
export function totalText({ totalMinor, currency }: BookingQuote, { tax }: { tax: TaxWords | null }): string {
	return formatAmount({ minor: totalMinor + (tax?.addedMinor ?? 0), currency }, { hasCents: true });
}

function Group({ heading, lines }: { heading: string; lines: readonly Line[] }) {
	return (
		<>
			<h3 className="mt-5 border-t border-line2 pt-4 font-sans text-[0.9375rem]/6 font-semibold tracking-normal">
				{heading}
			</h3>
			<dl className="mt-1.5 space-y-1.5">
				{lines.map(({ label, value }) => (
					<Row key={label} label={label} value={value} />
				))}
			</dl>
		</>
	);
}

function Row({ label, value }: Line) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-ink2">{label}</dt>
			<dd className="tabular text-right whitespace-nowrap">{value}</dd>
		</div>
	);
}
