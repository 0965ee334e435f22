import { type PlainDate, partsOf, weekday } from '../date/plain-date';
import { commissionOf } from '../lead/commission';
import { seasonKey, seasonOf } from '../stay/season';
import type { ServiceLevel } from '../stay/service-level';
import type { StayRate } from '../stay/stay-rate';
import type { StayStatus } from '../stay/stay-status';
import type { OptionStay } from './live-options.server';

export type TradeWeek = {
	checkIn: PlainDate;
	checkOut: PlainDate;
	status: StayStatus;
	/** Minor units; null on request without a price. */
	priceMinor: number | null;
	/** Minor units; null without a price, or where none is shown. */
	commissionMinor: number | null;
	/** It can still be had: neither sold nor begun. */
	isFree: boolean;
	/** An option holds it; another one may wait in line. */
	isOnOption: boolean;
};

/** Weeks under one heading: those around Christmas and New Year, else those that begin in a month (1 to 12). */
export type WeekGroup = { key: 'holidays' | number; weeks: TradeWeek[] };

/** A night between these belongs to Christmas and New Year. */
const HOLIDAYS = { first: '-12-24', last: '-01-02' } as const;

type Shown = {
	rates: readonly StayRate[];
	optionStays: readonly OptionStay[];
	/** Key of the season. */
	season: string;
	serviceLevel: ServiceLevel;
	commissionPercent: number | null;
	today: PlainDate;
};

/** The stays of a season at one level as the table of the trade shows them (LEAD-37), in time. */
export function weekGroups({ rates, optionStays, season, serviceLevel, commissionPercent, today }: Shown): WeekGroup[] {
	const groups: WeekGroup[] = [];
	const onOption = new Set(optionStays.map(keyOf));
	const own = rates
		.filter((rate) => rate.serviceLevel === serviceLevel && seasonKey(seasonOf(rate.checkIn)) === season)
		.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
	for (const { checkIn, checkOut, status, priceMinor, ...rate } of own) {
		const key = isHoliday(checkIn, checkOut) ? 'holidays' : partsOf(checkIn).month;
		const commission =
			priceMinor === null ? null : commissionOf({ subtotalMinor: priceMinor, percent: commissionPercent, checkOut });
		const week: TradeWeek = {
			checkIn,
			checkOut,
			status,
			priceMinor,
			commissionMinor: commission?.minor ?? null,
			isFree: status !== 'sold' && checkIn >= today,
			isOnOption: status === 'sold' && checkIn >= today && onOption.has(keyOf({ checkIn, checkOut, ...rate })),
		};
		const last = groups.at(-1);
		if (last?.key === key) last.weeks.push(week);
		else groups.push({ key, weeks: [week] });
	}
	return groups;
}

/** What two rates of one stay at one level have in common. */
export function keyOf(stay: { checkIn: string; checkOut: string; serviceLevel: ServiceLevel }): string {
	return `${stay.checkIn} ${stay.checkOut} ${stay.serviceLevel}`;
}

function isHoliday(checkIn: PlainDate, checkOut: PlainDate): boolean {
	const { year } = partsOf(checkIn);
	return [year - 1, year].some(
		(begin) => checkIn <= `${begin + 1}${HOLIDAYS.last}` && checkOut > `${begin}${HOLIDAYS.first}`,
	);
}

/** The weekday on which all of these weeks begin and end (Sunday 0), null where they differ. */
export function changeDayOf(groups: readonly WeekGroup[]): number | null {
	const days = new Set(
		groups.flatMap(({ weeks }) => weeks.flatMap((week) => [weekday(week.checkIn), weekday(week.checkOut)])),
	);
	const [day] = days;
	return days.size === 1 && day !== undefined ? day : null;
}
