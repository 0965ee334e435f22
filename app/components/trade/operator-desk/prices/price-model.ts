import { SERVICE_LEVELS } from '#db/schema/enums';
import type { PriceCell, PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import type { PriceWeek } from '~/domain/operator-desk/prices/price-year';
import { cellName } from '~/domain/operator-desk/prices/prices-content';
import { type GridCell, type GridSelection, spanOf } from '../../grid/grid-selection';

/** The ground of the cheapest and of the dearest week of the year, in percent of the darkest. */
const HEAT = { least: 6, most: 70 };

export type PriceGridModel = ReturnType<typeof priceModel>;

/** The cells of a year by row and column: both seasons are one row of weeks, so that a choice goes from one into the other. */
export function priceModel({ bands, cells }: Pick<PricesDesk, 'bands' | 'cells'>) {
	const weeks = bands.flatMap((band) => band.weeks);
	const prices = weeks.flatMap((week) =>
		SERVICE_LEVELS.flatMap((_, level) => cells[nameAt(week, level)]?.offer?.price ?? []),
	);
	const [least, most] = [Math.min(...prices), Math.max(...prices)];
	const nameOf = ({ row, column }: GridCell) => {
		const week = weeks[column];
		return week ? nameAt(week, row) : null;
	};
	return {
		...{ weeks, cells, nameAt, nameOf, least, most },
		size: { rows: SERVICE_LEVELS.length, columns: weeks.length },
		cellAt: (week: PriceWeek, level: number): PriceCell | undefined => cells[nameAt(week, level)],
		heatOf({ offer }: PriceCell): number | null {
			if (offer?.price == null || offer.status === 'sold') return null;
			const share = most > least ? (offer.price - least) / (most - least) : 0;
			return Math.round(HEAT.least + share * (HEAT.most - HEAT.least));
		},
		/** The cells of a choice that may be changed, in the order of its rows. */
		chosen(selection: GridSelection | null): string[] {
			if (!selection) return [];
			const { top, bottom, left, right } = spanOf(selection);
			const names: string[] = [];
			for (let row = top; row <= bottom; row++)
				for (let column = left; column <= right; column++) {
					const name = nameOf({ row, column });
					if (name && cells[name]?.lock === null) names.push(name);
				}
			return names;
		},
	};
}

/** The texts of all cells, as a form says what it had shown. */
export function shownTexts(cells: PricesDesk['cells']): Record<string, string> {
	return Object.fromEntries(Object.entries(cells).map(([name, { offer }]) => [name, priceText(offer)]));
}

function nameAt({ checkIn, checkOut }: Pick<PriceWeek, 'checkIn' | 'checkOut'>, level: number): string {
	return cellName({ check_in: checkIn, check_out: checkOut, service_level: SERVICE_LEVELS[level] ?? 'catered' });
}
