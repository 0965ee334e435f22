import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import { formatAmount } from '~/domain/money/format-amount';
import { ALTERNATIVE_FIELD } from './alternative-field';

export type NearestPeriodsProps = { alternatives: readonly AlternativeView[] };

/** The nearest free periods to tap (FORM-7). Each is a sending button: it works without script. */
export function NearestPeriods({ alternatives }: NearestPeriodsProps) {
	const { t } = useTranslation(['enquiry', 'common']);
	const { language } = useRoot();
	return (
		<ul aria-label={t('property.nearest')} className="mt-3 flex flex-wrap gap-2.5 pl-8.5 max-lg:flex-col">
			{alternatives.map((period) => {
				const amount =
					period.minor === null
						? t('summary.onRequest')
						: t('common:property.from', {
								amount: formatAmount({ minor: period.minor, currency: period.currency }),
							});
				const range = formatDateRange(period.checkIn, period.checkOut, language);
				return (
					<li key={period.value}>
						<button
							type="submit"
							name={ALTERNATIVE_FIELD}
							value={period.value}
							className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm border border-err/40 bg-sheet px-4 text-small transition-colors hover:bg-row"
						>
							<span className="tabular font-medium whitespace-nowrap">{range.replace(/ \d{4}$/, '')}</span>
							<span className="amount">{amount}</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
