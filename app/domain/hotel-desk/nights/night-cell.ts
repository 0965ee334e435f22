import { type PlainDate, weekday } from '../../date/plain-date';
import type { Closure, SeasonRate } from '../../offer/rate';

/** Fewer rooms than these are few. */
export const FEW = 3;

/** A night of a room type, as the hotel's calendar shows it. */
export type NightCell = {
	night: PlainDate;
	/** Under the plan that is shown, for the included guests; null: the plan does not sell the night. */
	priceMinor: number | null;
	/** Rooms to sell, those that are booked and held among them. */
	units: number;
	booked: number;
	/** By options. */
	held: number;
	/** Rooms that agents may still have. */
	left: number;
	minNights: number;
	/** The hotel has set it for this night. */
	isOwnMinNights: boolean;
	isArrivalClosed: boolean;
	isStopped: boolean;
	/** Closed by the catalogue, which takes precedence over the hotel's own settings. */
	isClosed: boolean;
};

/** What the database knows of a night; left out: nothing is set. */
export type StoredNight = {
	night: PlainDate;
	taken: number;
	units: number;
	minNights: number | null;
	isArrivalClosed: boolean;
	isStopped: boolean;
	/** Of `taken`, by options. */
	held: number;
};

type Room = {
	units: number;
	/** Under the plan that is shown, in the order of their nights. */
	seasons: readonly SeasonRate[];
	/** Of this plan and of all plans. */
	closures: readonly Closure[];
};

/** A night as its parts make it: stock, the hotel's own rules, the season's price and minimum stay, and what is closed. */
export function nightCell(night: PlainDate, { units: all, seasons, closures }: Room, stored?: StoredNight): NightCell {
	const season = seasons.find(({ firstNight, lastNight }) => firstNight <= night && night <= lastNight);
	const on = (kind: Closure['kind']) =>
		closures.some((each) => each.kind === kind && each.firstDay <= night && night <= each.lastDay);
	const { taken = 0, held = 0, units = all } = stored ?? {};
	const isWeekend = season !== undefined && ((season.weekendMask >> weekday(night)) & 1) === 1;
	return {
		night,
		priceMinor: season ? ((isWeekend ? season.weekendMinor : null) ?? season.nightlyMinor) : null,
		...{ units, held },
		booked: taken - held,
		left: Math.max(0, units - taken),
		minNights: stored?.minNights ?? season?.minNights ?? 1,
		isOwnMinNights: stored?.minNights != null,
		isArrivalClosed: (stored?.isArrivalClosed ?? false) || on('arrival'),
		isStopped: stored?.isStopped ?? false,
		isClosed: on('stay'),
	};
}

/** What an agent finds on a night: the first word that holds. */
export type NightState = 'closed' | 'stopped' | 'noPrice' | 'soldOut' | 'few' | 'free';

export function nightState(cell: NightCell): NightState {
	if (cell.isClosed) return 'closed';
	if (cell.isStopped) return 'stopped';
	if (cell.left === 0) return 'soldOut';
	if (cell.priceMinor === null) return 'noPrice';
	return cell.left < FEW ? 'few' : 'free';
}
