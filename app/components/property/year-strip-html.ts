import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { Currency } from '~/domain/money/money';
import { dateOfDay } from '~/domain/property/date-of-day';
import { stayQuery } from '~/domain/property/stay-query';
import type { StayTuple } from '~/domain/property/stay-tuples';
import type { YearWeeks } from '~/domain/property/year-weeks';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';

type StripText = {
	language: Language;
	currency: Currency;
	guests: { adults: number; children: number };
	/** `House closed`. */
	closed: string;
	priceOnRequest: string;
};

export type ChosenCell = { checkInDay: number; nights: number; level: number } | null;

const STATUS = [
	['available', ''],
	['on_request', ' class="r"'],
	['sold', ' class="s"'],
] as const;

/** Columns that a gap must have before words fit into it. */
const WORDS_NEED = 5;

/** What the cells of one week share, whatever their level. */
type Week = { range: string; dates: string };

/**
 * The rows of the strip as HTML: up to 52 links each, every one with a full label. Written as text because a year has up
 * to 156 of them, and as elements they would cost more than the rest of the page. Nothing in it comes from a text that
 * people type.
 */
export function yearRowsHtml(weeks: YearWeeks, chosen: ChosenCell, text: StripText): string[] {
	const known = new Map<number, Week>();
	const weekOf = (day: number, nights: number): Week => {
		const key = day * 1000 + nights;
		let week = known.get(key);
		if (!week) {
			const checkIn = dateOfDay(day);
			const checkOut = dateOfDay(day + nights);
			week = {
				range: formatDateRange(checkIn, checkOut, text.language),
				dates: stayQuery({ checkIn, checkOut, serviceLevel: null, ...text.guests }).replaceAll('&', '&amp;'),
			};
			known.set(key, week);
		}
		return week;
	};
	return weeks.rows.map((row, index) =>
		rowHtml(weeks, row, index === Math.floor(weeks.rows.length / 2), chosen, text, weekOf),
	);
}

function rowHtml(
	weeks: YearWeeks,
	{ level, cells }: YearWeeks['rows'][number],
	isMiddle: boolean,
	chosen: ChosenCell,
	text: StripText,
	weekOf: (day: number, nights: number) => Week,
): string {
	const serviceLevel = serviceLevelAt(level);
	if (!serviceLevel) return '';
	const name = serviceLevelLabel(serviceLevel, text.language).replace('&', '&amp;');
	const least = weeks.range?.least ?? 0;
	const spread = (weeks.range?.most ?? 0) - least || 1;
	let html = '';
	for (let column = 0; column < cells.length; column += 1) {
		const stay = cells[column];
		if (!stay) {
			const first = column;
			while (column + 1 < cells.length && !cells[column + 1]) column += 1;
			const hasWords = isMiddle && weeks.closed.some(([start, length]) => start === first && length >= WORDS_NEED);
			html += `<i style="grid-column:span ${column - first + 1}">${hasWords ? text.closed : ''}</i>`;
			continue;
		}
		const [day, nights, , status, price] = stay;
		const [word, className] = STATUS[status] ?? STATUS[2];
		const { range, dates } = weekOf(day, nights);
		const isFree = word !== 'sold';
		const amount = price === null ? text.priceOnRequest : formatAmount({ minor: price, currency: text.currency });
		const label = `${range}, ${name}${isFree ? `, ${amount}` : ''}, ${stayStatusLabel(word, text.language)}`;
		const heat = isFree && price !== null ? ` style="--h:${Math.round(((price - least) / spread) * 100)}"` : '';
		const current = isChosen(stay, chosen) ? ' aria-current="true"' : '';
		html += `<a href="${dates}&amp;serviceLevel=${serviceLevel}#availabilities"${className}${heat}${current} aria-label="${label}"></a>`;
	}
	return html;
}

function isChosen([day, nights, level]: StayTuple, chosen: ChosenCell): boolean {
	return chosen !== null && day === chosen.checkInDay && nights === chosen.nights && level === chosen.level;
}
