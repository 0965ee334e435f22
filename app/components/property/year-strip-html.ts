import { formatDateRange } from '~/domain/date/format-date-range';
import { SHORT_MONTHS } from '~/domain/date/month-names';
import { fromEpochDay, partsOf } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { Currency } from '~/domain/money/money';
import { type Holiday, holidayRuns, holidaysOf } from '~/domain/property/holiday-weeks';
import { type QueryParty, stayQuery } from '~/domain/property/stay-query';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { monthsOf, WEEKS_SHOWN, type YearWeeks } from '~/domain/property/year-weeks';
import { serviceLevelAt, serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';

type StripText = {
	language: Language;
	currency: Currency;
	guests: QueryParty;
	/** `House closed`. */
	closed: string;
	priceOnRequest: string;
	holidays: Record<Holiday, string>;
};

export type ChosenCell = { checkInDay: number; nights: number; level: number } | null;

/** Weeks of one table: the year has four of them, beside or under each other as space permits. */
const QUARTER = 13;
/** Two tables on one line where there is room; when the property is closed throughout, a sentence says so. */
const HALF = 2 * QUARTER;

/** Steps of price from the cheapest to the dearest, each a tone (`h0` to `h4`). */
export const PRICE_STEPS = 5;

const STATUS = [
	['available', ''],
	['on_request', ' r'],
	['sold', 's'],
] as const;

/** Columns that a gap must have before words fit into it. */
const WORDS_NEED = 3;

/** What the cells of one week share, at every level. */
type Week = { range: string; dates: string };

/**
 * The coming year as HTML: up to four tables of 13 weeks, months, holidays and days over the columns, a row per level, each
 * cell a link with a full label. Written as text because a year has up to 156 of them, and as elements they would cost
 * more than the rest of the page. Nothing in it comes from a text that people type.
 */
export function yearStripHtml(weeks: YearWeeks, chosen: ChosenCell, text: StripText): string {
	const weekOf = rememberWeeks(text);
	const holidays = holidaysOf(weeks.starts);
	let html = '';
	for (let from = 0; from < WEEKS_SHOWN; from += HALF) {
		if (weeks.rows.some(({ cells }) => cells.slice(from, from + HALF).some(Boolean))) {
			html += quarterHtml(weeks, from, holidays, chosen, text, weekOf);
			html += quarterHtml(weeks, from + QUARTER, holidays, chosen, text, weekOf);
		} else html += `<p>${weekOf(weeks.starts[from] ?? 0, HALF * 7).range}: ${text.closed}</p>`;
	}
	return html;
}

function quarterHtml(
	weeks: YearWeeks,
	from: number,
	holidays: readonly (Holiday | null)[],
	chosen: ChosenCell,
	text: StripText,
	weekOf: ReturnType<typeof rememberWeeks>,
): string {
	const starts = weeks.starts.slice(from, from + QUARTER);
	const isChosenWeek = (column: number) => {
		const start = weeks.starts[from + column];
		return (
			chosen !== null &&
			start !== undefined &&
			start + 6 >= chosen.checkInDay &&
			start < chosen.checkInDay + chosen.nights
		);
	};
	const frame = (column: number) =>
		`${isChosenWeek(column) && !isChosenWeek(column - 1) ? 'f' : ''}${isChosenWeek(column) && !isChosenWeek(column + 1) ? ' l' : ''}`.trim();
	const isOpen = (column: number) => weeks.rows.some(({ cells }) => cells[from + column]);
	let html = `<table${from % HALF === 0 ? '' : ' class="v"'}><caption>${weekOf(starts[0] ?? 0, QUARTER * 7).range}</caption><thead>${monthsHtml(starts, weeks.starts[from - 1], text.language)}`;
	html += `${holidaysHtml(weeks, holidays, from, text.holidays)}<tr class="d"><td></td>`;
	for (const [column, start] of starts.entries()) {
		const isHere = isChosenWeek(column) ? ' class="c"' : '';
		html += `<th scope="col"${isHere}>${partsOf(fromEpochDay(start)).day}</th>`;
	}
	html += '</tr></thead><tbody>';
	for (const [index, { level, cells }] of weeks.rows.entries()) {
		const serviceLevel = serviceLevelAt(level);
		if (!serviceLevel) continue;
		const name = serviceLevelLabel(serviceLevel, text.language).replace('&', '&amp;');
		html += `<tr><th scope="row">${name}</th>`;
		for (let column = 0; column < starts.length; column += 1) {
			const stay = cells[from + column];
			const edge = frame(column);
			const className = edge ? ` class="${edge}"` : '';
			if (stay) {
				html += `<td${className}>${cellHtml(stay, weeks, serviceLevel, name, chosen, text, weekOf)}</td>`;
				continue;
			}
			const first = column;
			if (!isChosenWeek(column))
				while (column + 1 < starts.length && !cells[from + column + 1] && !isChosenWeek(column + 1)) column += 1;
			const span = column - first + 1;
			const isSaid =
				index === Math.floor((weeks.rows.length - 1) / 2) &&
				span >= WORDS_NEED &&
				!starts.slice(first, column + 1).some((_, each) => isOpen(first + each));
			html += `<td colspan="${span}" class="x${isSaid ? ' w' : ''}${edge ? ` ${edge}` : ''}">${text.closed}</td>`;
		}
		html += '</tr>';
	}
	return `${html}</tbody></table>`;
}

/** A label that already starts in the previous quarter is marked (`k`): it is not repeated beside that one. */
function monthsHtml(starts: readonly number[], before: number | undefined, language: Language): string {
	let html = '<tr class="m"><td></td>';
	const begun = before === undefined ? null : partsOf(fromEpochDay(before)).month;
	for (const { column, length, month, year, hasYear } of monthsOf(starts)) {
		const className = column === 0 && month === begun ? ' class="k"' : '';
		const name = SHORT_MONTHS[language][month - 1];
		html += `<th scope="colgroup" colspan="${length}"${className}><span>${name}${hasYear ? ` <b>${year}</b>` : ''}</span></th>`;
	}
	return `${html}</tr>`;
}

/** The months in highest demand, where the property is open then; a line for two quarters without any takes no room (`z`). */
function holidaysHtml(
	weeks: YearWeeks,
	holidays: readonly (Holiday | null)[],
	from: number,
	names: Record<Holiday, string>,
): string {
	const isOpen = (first: number, length: number) =>
		weeks.rows.some(({ cells }) => cells.slice(first, first + length).some(Boolean));
	const half = from - (from % HALF);
	const isFree = !holidays.slice(half, half + HALF).some((each, column) => each && isOpen(half + column, 1));
	const before = isOpen(from - 1, 1) ? holidays[from - 1] : null;
	let html = `<tr class="o${isFree ? ' z' : ''}"><td></td>`;
	let reached = 0;
	for (const { column, length, holidays: said } of holidayRuns(holidays.slice(from, from + QUARTER))) {
		if (!isOpen(from + column, length)) continue;
		if (column > reached) html += `<td colspan="${column - reached}"></td>`;
		const className = column === 0 && said[0] === before ? 'k' : column + length === QUARTER ? 'e' : '';
		const words = said.map((each) => names[each]).join(', ');
		html += `<td colspan="${length}"${className ? ` class="${className}"` : ''}><span>${words}</span></td>`;
		reached = column + length;
	}
	if (reached < QUARTER) html += `<td colspan="${QUARTER - reached}"></td>`;
	return `${html}</tr>`;
}

function cellHtml(
	stay: StayTuple,
	{ range: prices }: YearWeeks,
	serviceLevel: string,
	name: string,
	chosen: ChosenCell,
	text: StripText,
	weekOf: ReturnType<typeof rememberWeeks>,
): string {
	const [day, nights, , status, price] = stay;
	const [word, look] = STATUS[status] ?? STATUS[2];
	const { range, dates } = weekOf(day, nights);
	const isFree = word !== 'sold';
	const amount = price === null ? text.priceOnRequest : formatAmount({ minor: price, currency: text.currency });
	const label = `${range}, ${name}${isFree ? `, ${amount}` : ''}, ${stayStatusLabel(word, text.language)}`;
	const className = isFree ? (price === null || !prices ? `n${look}` : `h${priceStep(price, prices)}${look}`) : look;
	const current =
		chosen !== null && day === chosen.checkInDay && nights === chosen.nights && stay[2] === chosen.level
			? ' aria-current="true"'
			: '';
	const shown = isFree && price !== null ? groupDigits(price, 0) : '';
	return `<a href="${dates}&amp;serviceLevel=${serviceLevel}#availabilities" rel="nofollow" class="${className}"${current} aria-label="${label}">${shown}</a>`;
}

/** 0 for the cheapest fifth between the property's own least and most, up to 4 for the dearest. */
export function priceStep(price: number, { least, most }: { least: number; most: number }): number {
	return Math.min(PRICE_STEPS - 1, Math.floor(((price - least) / (most - least || 1)) * PRICE_STEPS));
}

function rememberWeeks(text: StripText): (day: number, nights: number) => Week {
	const known = new Map<number, Week>();
	return (day, nights) => {
		const key = day * 1000 + nights;
		let week = known.get(key);
		if (!week) {
			const checkIn = fromEpochDay(day);
			const checkOut = fromEpochDay(day + nights);
			week = {
				range: formatDateRange(checkIn, checkOut, text.language),
				dates: stayQuery({ checkIn, checkOut, serviceLevel: null, ...text.guests }).replaceAll('&', '&amp;'),
			};
			known.set(key, week);
		}
		return week;
	};
}
