import { SERVICE_LEVELS } from '#db/schema/enums';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import type { PriceBand } from '~/domain/operator-desk/prices/price-year';
import { cellName } from '~/domain/operator-desk/prices/prices-content';
import type { ServiceLevel } from '~/domain/stay/service-level';

/** A week of a chart; prices in minor units, null where there is none. */
export type PricePoint = { checkIn: string; price: number | null; lastYear: number | null; isDraft: boolean };

export type PriceLines = {
	season: PriceBand['season'];
	level: ServiceLevel;
	points: readonly PricePoint[];
	/** Values of the grid lines, in minor units, ascending; the first and the last are the ends of the scale. */
	ticks: readonly number[];
};

/** Fewer weeks make no line. */
const LEAST_POINTS = 3;

/** The dearest service of the first season in which enough weeks have a price, with the year before; null where there is none. */
export function priceLines({ bands, cells }: Pick<PricesDesk, 'bands' | 'cells'>): PriceLines | null {
	for (const { season, weeks } of bands)
		for (const level of SERVICE_LEVELS.toReversed()) {
			const points = weeks.map(({ checkIn, checkOut }): PricePoint => {
				const cell = cells[cellName({ check_in: checkIn, check_out: checkOut, service_level: level })];
				return {
					checkIn,
					price: cell?.offer?.price ?? null,
					lastYear: cell?.lastYear ?? null,
					isDraft: cell?.published !== undefined,
				};
			});
			if (points.filter(({ price }) => price !== null).length < LEAST_POINTS) continue;
			const trimmed = trim(points);
			const values = trimmed.flatMap(({ price, lastYear }) => [price, lastYear].filter((each) => each !== null));
			return { season, level, points: trimmed, ticks: niceTicks(Math.min(...values), Math.max(...values)) };
		}
	return null;
}

/** Without weeks at either end that have no price in either year. */
function trim(points: readonly PricePoint[]): PricePoint[] {
	const isShown = ({ price, lastYear }: PricePoint) => price !== null || lastYear !== null;
	const first = points.findIndex(isShown);
	return points.slice(first, points.findLastIndex(isShown) + 1);
}

/** Three or four round values around all prices. */
export function niceTicks(least: number, most: number): number[] {
	const rough = Math.max(1, (most - least) / 2);
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
	const first = Math.floor(least / step) * step;
	const count = Math.max(2, Math.ceil((most - first) / step) + 1);
	return Array.from({ length: count }, (_, at) => first + at * step);
}

/** The pieces of a line: weeks without a price part it. */
export function pieces<Point>(
	points: readonly Point[],
	priceOf: (point: Point) => number | null,
): { at: number; value: number }[][] {
	const found: { at: number; value: number }[][] = [[]];
	for (const [at, point] of points.entries()) {
		const value = priceOf(point);
		if (value !== null) found.at(-1)?.push({ at, value });
		else if (found.at(-1)?.length) found.push([]);
	}
	return found.filter(({ length }) => length > 0);
}

/** Weeks that a month's name takes. */
const NAME_WEEKS = 3;

/** Where the months of a chart begin, as far as their names have room. */
export function monthStarts(points: readonly PricePoint[]): { checkIn: string; at: number }[] {
	const starts = points.flatMap(({ checkIn }, at) =>
		at > 0 && points[at - 1]?.checkIn.slice(0, 7) === checkIn.slice(0, 7) ? [] : [{ checkIn, at }],
	);
	return starts.filter(({ at }, index) => (starts[index + 1]?.at ?? at + NAME_WEEKS) - at >= NAME_WEEKS);
}
