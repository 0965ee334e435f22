import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import type { StayFigures } from '~/domain/property/stay-figures';

type PaymentLinesProps = { figures: StayFigures; amount: (minor: number) => string };

/** The payment schedule in four lines; the consulting is free. */
export function PaymentLines({ figures, amount }: PaymentLinesProps) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const { payments, deposit, bookingDate } = figures;
	const lines: [label: string, value: string][] = payments.map(({ dueDate, ratio, minor }) => {
		const share = formatPercent(ratio * 100, language);
		const label =
			dueDate === bookingDate
				? t('stay.withBooking', { share })
				: t('stay.by', { date: formatDate(dueDate, language), share });
		return [label, amount(minor)];
	});
	if (deposit.amount) lines.push([t(`stay.deposit.${deposit.kind}`), formatAmount(deposit.amount)]);
	lines.push([t('stay.consultingFee'), amount(0)]);
	return (
		<dl className="mt-6 space-y-1.5 border-t border-line pt-5 text-small">
			{lines.map(([label, value]) => (
				<div key={label} className="flex justify-between gap-4">
					<dt className="text-ink2">{label}</dt>
					<dd className="tabular whitespace-nowrap">{value}</dd>
				</div>
			))}
		</dl>
	);
}
