import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { DayOff } from '~/domain/operator-desk/calendar/calendar-holidays';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { GridPart } from '../grid/grid-part';
import { DAY_WIDTHS, rem, type Zoom } from './calendar-geometry';
import type { Texts } from './calendar-words';

/** A holiday is named beside its day where this many days are free for it. */
const LEAST_ROOM = 4;

type HolidayRowProps = {
	holidays: DeskCalendar['holidays'];
	from: PlainDate;
	/** Days that are drawn. */
	left: number;
	right: number;
	zoom: Zoom;
};

/** Below the days: public holidays where properties are, the team's days off, and school holidays (OPERATOR-28). */
export const HolidayRow = memo(function HolidayRow({ holidays, from, left, right, zoom }: HolidayRowProps) {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const width = DAY_WIDTHS[zoom];
	const columnOf = (day: PlainDate) => daysBetween(from, day);
	const school = holidays.school.filter(({ first, last }) => columnOf(first) < right && columnOf(last) >= left);
	const days =
		zoom === 'month' ? [] : holidays.days.filter(({ day }) => columnOf(day) < right && columnOf(day) >= left);
	const isAmong = (day: PlainDate) => holidays.school.some(({ first, last }) => first <= day && day <= last);
	const roomAfter = (day: PlainDate) => {
		if (isAmong(day)) return 0;
		const next = [...holidays.days.map((each) => each.day), ...holidays.school.map(({ first }) => first)]
			.filter((each) => each > day)
			.map((each) => daysBetween(day, each) - 1);
		return Math.min(9, ...next);
	};
	return (
		<GridPart part="row" className="desk-holidays">
			<GridPart part="rowheader" className="desk-name desk-note">
				{t('holidays.title')}
			</GridPart>
			{school.map(({ kind, first, last, parts }) => {
				const at = Math.max(0, columnOf(first));
				const countries = countryList(t, language, [...new Set(parts.map(({ country }) => country))]);
				const words = t(`holidays.school.${kind}`, { countries });
				const each = parts.map(
					(part) => `${t(`holidays.in.${part.country}`)} ${formatDateRange(part.first, part.last, language)}`,
				);
				return (
					<GridPart
						key={kind + first}
						part="gridcell"
						className="desk-school"
						title={`${words}: ${each.join('; ')}. ${t('holidays.usual')}`}
						style={{ left: rem(at * width), width: rem((columnOf(last) + 1 - at) * width) }}
					>
						<span>{words}</span>
					</GridPart>
				);
			})}
			{days.map((off) => {
				const room = zoom === 'day' ? roomAfter(off.day) : 0;
				const words = dayWords(t, off);
				return (
					<GridPart
						key={off.day}
						part="gridcell"
						className="desk-day-off"
						data-among={isAmong(off.day) || undefined}
						aria-label={`${formatDate(off.day, language, { weekday: 'plain' })}: ${dayWords(t, off, language)}`}
						title={`${formatDate(off.day, language, { weekday: 'plain' })}: ${dayWords(t, off, language)}`}
						style={{ left: rem(columnOf(off.day) * width), width: rem(width) }}
					>
						{room >= LEAST_ROOM ? (
							<span className="desk-off-name" style={{ maxWidth: rem(room * width - 6) }}>
								{words}
							</span>
						) : null}
					</GridPart>
				);
			})}
		</GridPart>
	);
});

/** What a day off is called, with `language` also where it is one. */
function dayWords(t: Texts, { name, countries, isTeamOff }: DayOff, language?: Language): string {
	const own = name === null ? t('holidays.holiday') : t(`holidays.names.${name}`);
	const isPlaced = language !== undefined && countries.length > 0;
	const placed = isPlaced
		? t('holidays.inCountries', { name: own, countries: countryList(t, language, countries) })
		: own;
	return isTeamOff ? placed + t('holidays.noTeam') : placed;
}

function countryList(
	t: Texts,
	language: Language,
	countries: readonly ('AT' | 'CH' | 'DE' | 'FR' | 'GB' | 'IT')[],
): string {
	const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
	return list.format(countries.map((country) => t(`holidays.in.${country}`)));
}
