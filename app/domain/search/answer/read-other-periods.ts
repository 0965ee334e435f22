import { daysBetween } from '../../date/plain-date';
import type { OtherPeriod } from '../search-result';
import type { SearchCondition } from '../statement/search-condition';
import { nearestOffer } from './nearest-offer';
import { type CardRow, type CardSetting, levelsOf, readCard, toMoney } from './read-cards';

/** Properties that are free in another period only, each with the nearest one that obeys levels and price range. */
export function readOtherPeriods(
	rows: readonly CardRow[],
	condition: SearchCondition,
	setting: CardSetting,
): OtherPeriod[] {
	const [period] = condition.periods;
	if (!period) return [];
	const stayRequest = {
		period,
		earliest: condition.earliest,
		levels: condition.levelMask === null ? null : levelsOf(condition.levelMask),
		price: condition.price,
	};
	return rows.flatMap((row) => {
		const nearest = nearestOffer(row[18] ?? [], stayRequest);
		if (!nearest || nearest.status === 'sold') return [];
		const { checkIn, checkOut, serviceLevel, status, shiftDays } = nearest;
		return {
			card: readCard(row, setting),
			offer: {
				checkIn,
				checkOut,
				nights: daysBetween(checkIn, checkOut),
				serviceLevel,
				status,
				price: toMoney(nearest.priceMinor, row[12]),
			},
			shiftDays,
		};
	});
}
