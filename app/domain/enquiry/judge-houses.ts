import type { PlainDate } from '../date/plain-date';
import { fitsParty } from '../property/occupancy';
import { type HousePrice, priceHouse } from '../shortlist/price-house';
import type { ShortlistHouse } from '../shortlist/shortlist-house';
import { isSoldOut } from '../stay/is-sold-out';
import { nearestFree } from '../stay/nearest-free';
import type { Period } from '../stay/stay-rate';
import type { Faults } from './fault';
import type { Wish } from './judge-wish';

/** How one of several houses stands to a wish. */
export type Standing = {
	isSold: boolean;
	/** The wished level is not one of the house's. */
	lacksLevel: boolean;
	isTooSmall: boolean;
	/** At the wished level, or the best one; null while the period is open. */
	offer: HousePrice | null;
};

export type HousesJudgement = {
	faults: Faults;
	/** In the order of the houses. */
	standings: Standing[];
	/** Two periods of the same length in which all of them are free, when one of them is sold. */
	nearest: Period[];
};

type AskedHouse = Pick<ShortlistHouse, 'levels' | 'beds' | 'rates' | 'currency'>;

const NEAREST_SHOWN = 2;

/** Periods of each house that are compared. */
const NEAREST_TRIED = 60;

/**
 * The rules of P§5 between a wish and several houses, as `judgeWish` has them for one: none of them sold in the period,
 * each at the wished level (null takes any), each with beds for everybody. Pure.
 */
export function judgeHouses(houses: readonly AskedHouse[], wish: Wish, today: PlainDate): HousesJudgement {
	const standings = houses.map((house) => standingOf(house, wish));
	const faults: Faults = {};
	if (standings.some(({ isSold }) => isSold)) faults.period = { key: 'sold' };
	if (standings.some(({ lacksLevel }) => lacksLevel)) faults.serviceLevel = { key: 'levelSome' };
	if (standings.some(({ isTooSmall }) => isTooSmall)) faults.adults = { key: 'bedsSome' };
	return { faults, standings, nearest: faults.period ? allFree(houses, wish, today) : [] };
}

function standingOf(house: AskedHouse, { period, serviceLevel, adults, children }: Wish): Standing {
	const level = levelAt(house, serviceLevel);
	return {
		isSold: period !== null && isSoldOut(house.rates, period, level),
		lacksLevel: serviceLevel !== null && level === null,
		isTooSmall: adults !== null && !fitsParty(house.beds, { adults, children }),
		offer: period && priceHouse(house, period, level),
	};
}

/** The wished level where the house has it: by its stays; a house of which no level is known may have any. */
function levelAt({ rates, levels }: AskedHouse, wished: Wish['serviceLevel']): Wish['serviceLevel'] {
	if (wished === null) return null;
	const isOffered =
		rates.length > 0
			? rates.some(({ serviceLevel }) => serviceLevel === wished)
			: levels.length === 0 || levels.includes(wished);
	return isOffered ? wished : null;
}

function allFree(houses: readonly AskedHouse[], { period, serviceLevel }: Wish, earliest: PlainDate): Period[] {
	if (!period) return [];
	const [first = [], ...others] = houses.map((house) =>
		nearestFree(house.rates, { period, level: levelAt(house, serviceLevel), count: NEAREST_TRIED, earliest }),
	);
	return first
		.filter(({ checkIn }) => others.every((free) => free.some((other) => other.checkIn === checkIn)))
		.slice(0, NEAREST_SHOWN)
		.map(({ checkIn, checkOut }) => ({ checkIn, checkOut }));
}
