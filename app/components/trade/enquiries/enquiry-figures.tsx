import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatMonth, parseMonth } from '~/domain/date/month';
import type { EnquiryMonth } from '~/domain/enquiry/desk/enquiry-figures.server';
import type { Language } from '~/domain/language/language';
import { useClockWords } from './use-clock-words';

/** Median time to the first answer, and the share within the promise, by month (ENQUIRY-9). */
export function EnquiryFigures({ months }: { months: readonly EnquiryMonth[] }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const words = useClockWords();
	return (
		<section className="trade-card mt-6 max-w-176">
			<h2 className="px-4.5 pt-4 pb-2 text-t3!">{t('figures.title')}</h2>
			<table className="w-full text-left [&_:is(td,th)]:px-2.5 [&_:is(td,th):first-child]:pl-4.5 [&_:is(td,th):last-child]:pr-4.5 [&_:is(td,th)]:py-2.5 [&_tr]:border-t [&_tr]:border-hair">
				<thead>
					<tr className="trade-note">
						<th scope="col">{t('figures.month')}</th>
						<th scope="col" className="text-right">
							{t('figures.count')}
						</th>
						<th scope="col" className="text-right">
							{t('figures.median')}
						</th>
						<th scope="col" className="text-right">
							{t('figures.kept')}
						</th>
					</tr>
				</thead>
				<tbody>
					{months.map(({ month, count, medianMinutes, keptShare }) => {
						const known = parseMonth(month);
						return (
							<tr key={month}>
								<th scope="row" className="font-medium">
									{known ? formatMonth(known, language) : month}
								</th>
								<td className="text-right tabular">{count}</td>
								<td className="text-right tabular">
									{medianMinutes === null ? t('figures.none') : words(medianMinutes)}
								</td>
								<td className="text-right tabular">
									{keptShare === null ? t('figures.none') : `${Math.round(keptShare * 100)} %`}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
