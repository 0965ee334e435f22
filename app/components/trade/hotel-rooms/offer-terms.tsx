import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber, formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { Offer } from '~/domain/offer/offer';
import { Icon } from '../../ui/icon';

const TERM = 'flex flex-wrap items-center gap-x-1.5 text-note/5';

/** What is due when, and what a cancellation costs, as days and amounts (OFFER-19, OFFER-20). */
export function OfferTerms({ terms }: { terms: Pick<Offer, 'payments' | 'cancellation' | 'cancellationPolicy'> }) {
	const { t } = useTranslation('rooms');
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language);
	return (
		<>
			{terms.payments.length > 0 ? (
				<dl>
					{terms.payments.map(({ dueDate, percent, minor }) => (
						<div key={dueDate} className="grid grid-cols-[minmax(5.75rem,1fr)_3rem_5.5rem] tabular">
							<dt>{dueDate <= today ? t('atBooking') : day(dueDate)}</dt>
							<dd className="text-right text-ink2">{formatPercent(percent, language)}</dd>
							<dd className="trade-amount text-right">{groupDigits(minor, 2)}</dd>
						</div>
					))}
				</dl>
			) : null}
			<ul className={terms.payments.length > 0 ? 'mt-1.5 border-t border-dashed border-line2 pt-1.5' : ''}>
				{terms.cancellationPolicy.cancellationPeriods.length === 0 ? (
					<li className={`font-semibold text-err ${TERM}`}>
						<Icon name="close" size={14} />
						{t('notRefundable')}
					</li>
				) : (
					terms.cancellation.map(({ from, until, feePercent, feeMinor }) =>
						feePercent === 0 ? (
							<li key={from} className={`font-semibold text-ok ${TERM}`}>
								<Icon name="check" size={14} />
								{t('freeUntil', { date: day(until) })}
							</li>
						) : (
							<li key={from} className={`text-ink2 ${TERM}`}>
								<Icon name="minus" size={14} />
								{t('feeFrom', { date: day(from), percent: formatNumber(feePercent, language) })}
								{feeMinor === null ? null : <span className="ml-auto tabular">{groupDigits(feeMinor, 2)}</span>}
							</li>
						),
					)
				)}
			</ul>
		</>
	);
}
