import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { SHORT_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { type PlainDate, partsOf, weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { StripDay } from '~/domain/operator-desk/today/stay-strip';

const ROWS = ['arrive', 'inHouse', 'leave'] as const;

/** Fourteen days at a glance; a day is chosen for the boxes below. */
export function StayStrip({ strip, chosen }: { strip: readonly StripDay[]; chosen: PlainDate | null }) {
	const { t } = useTranslation('operator-today');
	const language = useRoot().language as Language;
	const most = Math.max(1, ...strip.map(({ inHouse }) => inHouse));
	return (
		<div className="trade-card today-strip">
			<table aria-label={t('strip.title')}>
				<thead>
					<tr>
						<th scope="col">
							<span className="sr-only">{t('strip.what')}</span>
						</th>
						{strip.map(({ day }, at) => {
							const { day: date, month } = partsOf(day);
							const isChosen = day === chosen;
							return (
								<th
									key={day}
									scope="col"
									data-today={at === 0 || undefined}
									data-weekend={weekday(day) === 0 || weekday(day) === 6 || undefined}
								>
									<Link
										to={isChosen ? '.' : `?day=${day}`}
										preventScrollReset
										aria-current={isChosen ? 'date' : undefined}
										prefetch="intent"
									>
										<small>{SHORT_WEEKDAYS[language][weekday(day)]}</small>
										{date}
										{date === 1 || at === 0 ? <small> {SHORT_MONTHS[language][month - 1]}</small> : null}
									</Link>
								</th>
							);
						})}
					</tr>
				</thead>
				<tbody>
					{ROWS.map((row) => (
						<tr key={row}>
							<th scope="row">{t(`strip.${row}`)}</th>
							{strip.map((each) => (
								<td
									key={each.day}
									data-none={each[row] === 0 || undefined}
									style={
										row === 'inHouse' && each.inHouse > 0
											? {
													background: `color-mix(in srgb, var(--color-accent) ${10 + Math.round((30 * each.inHouse) / most)}%, #fff)`,
												}
											: undefined
									}
								>
									{each[row]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
