import type { TFunction } from 'i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import type { NightCell } from '~/domain/hotel-desk/nights/night-cell';
import { nightState } from '~/domain/hotel-desk/nights/night-cell';
import { EVERY_WEEKDAY, type NightChange } from '~/domain/hotel-desk/nights/night-change';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';

type Texts = TFunction<['hotel-calendar']>;

/** A night in one sentence: what screen readers say, and the tip. */
export function nightSentence(t: Texts, language: Language, room: string, currency: string, cell: NightCell): string {
	const state = nightState(cell);
	const words = [
		`${room}, ${formatDate(cell.night, language, { weekday: 'plain', hasYear: false })}`,
		cell.priceMinor === null ? t('cell.noPrice') : `${currency} ${groupDigits(cell.priceMinor, 0)}`,
		state === 'closed' || state === 'stopped' || state === 'soldOut' ? t(`cell.${state}`) : null,
		state === 'soldOut' ? null : t('cell.left', { count: cell.left }),
		cell.booked > 0 ? t('cell.booked', { count: cell.booked }) : null,
		cell.held > 0 ? t('cell.held', { count: cell.held }) : null,
		cell.minNights > 1 ? t('cell.minNights', { count: cell.minNights }) : null,
		cell.isArrivalClosed ? t('cell.noArrival') : null,
	];
	return words.filter(Boolean).join(', ');
}

/** `3` or `3 to 7`, of numbers; '' of none. */
export function spanWords(t: Texts, numbers: readonly number[]): string {
	if (numbers.length === 0) return '';
	const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
	return least === most ? `${least}` : t('span', { least, most });
}

/** `EUR 1 270 to 1 560`, of prices in minor units. */
export function priceSpan(t: Texts, currency: string, prices: readonly number[]): string {
	const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => groupDigits(price, 0));
	return `${currency} ${least === most ? least : t('span', { least, most })}`;
}

/** What a change set, as a list of short sentences. */
export function changeWords(t: Texts, change: NightChange): string[] {
	const { units, minNights, isArrivalClosed, isStopped } = change;
	return [
		units === undefined ? null : units === null ? t('set.allUnits') : t('set.units', { count: units }),
		minNights === undefined
			? null
			: minNights === null
				? t('set.seasonMinNights')
				: t('set.minNights', { count: minNights }),
		isArrivalClosed === undefined ? null : t(isArrivalClosed ? 'set.arrivalClosed' : 'set.arrivalOpen'),
		isStopped === undefined ? null : t(isStopped ? 'set.stopped' : 'set.sold'),
	].filter((words) => words !== null);
}

/** The nights of a change: `12 – 20 Dec 2026, Fri Sat`. */
export function changeNights(language: Language, { first, last, weekdays }: NightChange): string {
	const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => (weekdays >> day) & 1);
	const names = weekdays === EVERY_WEEKDAY ? [] : days.map((day) => SHORT_WEEKDAYS[language][day] ?? '');
	return [formatDateRange(first, last, language), names.join(' ')].filter(Boolean).join(', ');
}

/** A season's name out of its key: `christmas-2027` is `Christmas 2027`. */
export function seasonName(key: string): string {
	const words = key.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
