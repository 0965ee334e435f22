import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Month } from '~/domain/date/month';
import { LONG_MONTHS, SHORT_MONTHS } from '~/domain/date/month-names';

type MonthChipsProps = { months: readonly Month[]; month: Month; onMonth: (month: Month) => void };

/** Months to choose from; each says its year where that changes, and always to screen readers. */
export function MonthChips({ months, month, onMonth }: MonthChipsProps) {
	const { t } = useTranslation('stay-calendar');
	const { language } = useRoot();
	const row = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		const box = row.current;
		const pressed = box?.querySelector<HTMLElement>('[aria-pressed=true]');
		// Narrow screens scroll the row: it opens with the chosen month in sight.
		if (box && pressed) box.scrollLeft = pressed.offsetLeft - box.offsetLeft - box.clientWidth / 3;
	}, []);
	return (
		<fieldset ref={row} className="stay-months no-scrollbar" aria-label={t('weeks.months')}>
			{months.map((each, index) => {
				const at = Number(each.slice(5)) - 1;
				const year = each.slice(0, 4);
				const isNewYear = year !== months[index - 1]?.slice(0, 4);
				return (
					<button key={each} type="button" aria-pressed={each === month} onClick={() => onMonth(each)}>
						<span className="stay-month-long">{LONG_MONTHS[language][at]}</span>
						<span className="stay-month-short">{SHORT_MONTHS[language][at]}</span>
						<span className={isNewYear ? '' : 'sr-only'}> {year}</span>
					</button>
				);
			})}
		</fieldset>
	);
}
