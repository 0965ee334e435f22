import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { SHORT_MONTHS } from '~/domain/date/month-names';
import { addDays, partsOf } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { YearContext } from '~/domain/proposal/year-context';
import { ClientPart } from './client-part';

/** Where the stay stands in the coming year, week by week, as tones without amounts. */
export function ClientYear({ year, language }: { year: YearContext; language: Language }) {
	const { t } = useTranslation(['proposal']);
	const { from, steps, at, standing } = year;
	const weeks = steps.map((_, week) => addDays(from, 7 * week));
	const last = weeks.at(-1) ?? from;
	return (
		<ClientPart title={t('year.title')}>
			<p className="text-ink2">{t(`year.text.${standing}`)}</p>
			<div
				role="img"
				aria-label={t('year.strip', { from: formatDate(from, language), to: formatDate(last, language) })}
				className="mt-5"
			>
				<div className="flex gap-px">
					{steps.map((step, week) => (
						<span key={week} data-step={step ?? 'none'} data-own={week === at || undefined} className="client-week" />
					))}
				</div>
				<div className="mt-1.5 flex text-label text-ink2">
					{monthsIn(weeks).map(({ month, length }, index) => (
						<span key={index} className="min-w-0 overflow-hidden" style={{ flex: `${length} 0 0` }}>
							<span className={`whitespace-nowrap ${index % 2 === 0 ? '' : 'max-lg:hidden'}`}>
								{length < LABEL_WEEKS ? '' : SHORT_MONTHS[language][month - 1]}
							</span>
						</span>
					))}
				</div>
			</div>
			<p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-label text-ink2" aria-hidden="true">
				<span className="inline-flex items-center gap-2">
					<span data-step="0" className="client-week h-3! w-5! flex-none!" />
					{t('year.cheap')}
				</span>
				<span className="inline-flex items-center gap-2">
					<span data-step="4" className="client-week h-3! w-5! flex-none!" />
					{t('year.dear')}
				</span>
				<span className="inline-flex items-center gap-2">
					<span data-step="none" className="client-week h-3! w-5! flex-none!" />
					{t('year.closed')}
				</span>
				<span className="inline-flex items-center gap-2">
					<span className="h-3 w-5 border-2 border-ink" />
					{t('year.yours')}
				</span>
			</p>
		</ClientPart>
	);
}

/** A month of fewer weeks has no room for its name. */
const LABEL_WEEKS = 3;

/** The months over the weeks, each as long as its weeks. */
function monthsIn(weeks: readonly ReturnType<typeof addDays>[]): { month: number; length: number }[] {
	const months: { month: number; length: number }[] = [];
	for (const week of weeks) {
		const { month } = partsOf(week);
		const last = months.at(-1);
		if (last?.month === month) last.length += 1;
		else months.push({ month, length: 1 });
	}
	return months;
}
