import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import { formatAmount } from '~/domain/money/format-amount';
import { FormError } from '../form/form-error';
import { Icon } from '../ui/icon';
import { ALTERNATIVE_FIELD } from './alternative-field';

type SoldBoxProps = {
	id: string;
	alternatives: readonly AlternativeView[];
	error?: 'sold' | 'noPrice';
	/** Which rule of the property the period breaks. */
	reason?: string | null | undefined;
};

/** The period is sold, or has no price (FORM-7), with the nearest free ones to tap. Each is a sending button: it works without script. */
export function SoldBox({ id, alternatives, error = 'sold', reason }: SoldBoxProps) {
	const { t } = useTranslation(['enquiry', 'common']);
	const { language } = useRoot();
	return (
		<div className="mt-4 border-l-[3px] border-err bg-err-bg py-4 pr-5 pl-5">
			<p id={id} className="flex gap-3 text-err">
				<Icon name="warning" size={22} className="mt-0.5 shrink-0" />
				<span>
					<FormError error={{ key: error }} />
					{reason ? <b className="mt-1 block font-semibold">{reason}</b> : null}
				</span>
			</p>
			{alternatives.length > 0 ? (
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
			) : null}
		</div>
	);
}
