import { FACILITY_LIMIT, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import { MOST_BEDROOMS } from './house-list-sql';
import { MISS } from './miss';
import { PRICE_BUCKETS } from './search-result';

/** Houses per option; lists go by index (type, level, bedrooms with the last for unknown, facility bit, bar). */
export type HouseCounts = {
	/** Houses that lack nothing. */
	total: number;
	country: number[];
	propertyType: number[];
	level: number[];
	bedrooms: number[];
	facility: number[];
	sector: Map<number, number>;
	pets: number;
	price: number[];
	withoutPrice: number;
};

const HIGH_HALF = 2 ** 26;

/**
 * Counts the texts of `houseListSql`. A house that lacks nothing counts everywhere, one that lacks a single choice in that
 * choice's group only; null texts count nothing.
 */
export function countHouses(houses: string | null, elsewhere: string | null): HouseCounts {
	const counts: HouseCounts = {
		total: 0,
		country: [0, 0, 0, 0],
		propertyType: PROPERTY_TYPES.map(() => 0),
		level: SERVICE_LEVELS.map(() => 0),
		bedrooms: Array.from({ length: MOST_BEDROOMS + 2 }, () => 0),
		facility: Array.from({ length: FACILITY_LIMIT }, () => 0),
		sector: new Map(),
		pets: 0,
		price: Array.from({ length: PRICE_BUCKETS }, () => 0),
		withoutPrice: 0,
	};
	if (houses) for (const house of houses.split(' ')) count(counts, house);
	for (const [country, found] of (elsewhere ?? '').split(' ').map((pair) => pair.split(':').map(Number))) {
		if (country !== undefined && found !== undefined) add(counts.country, country, found);
	}
	return counts;
}

function count(counts: HouseCounts, house: string): void {
	const [code = '', facilities = '', sector = ''] = house.split(':');
	// 13 bits of traits, levels, bar and lacks: 25 in all
	const packed = Number(code);
	const miss = packed & 127;
	const bar = (packed >> 7) & 31;
	const levels = (packed >> 12) & 7;
	const traits = packed >> 15;
	if (miss === 0 || miss === MISS.propertyType) add(counts.propertyType, (traits >> 6) & 3);
	if (miss === 0 || miss === MISS.bedrooms) add(counts.bedrooms, traits & 31);
	if ((miss === 0 || miss === MISS.pets) && traits & 32) counts.pets++;
	if ((miss & ~(MISS.level | MISS.price)) === 0) {
		for (let level = 0; level < SERVICE_LEVELS.length; level++) if (levels & (1 << level)) add(counts.level, level);
	}
	if (miss === 0 || miss === MISS.price) {
		if (bar === 0) counts.withoutPrice++;
		else add(counts.price, bar - 1);
	}
	if (sector !== '' && (miss === 0 || miss === MISS.sector)) {
		const sectorNo = Number(sector);
		counts.sector.set(sectorNo, (counts.sector.get(sectorNo) ?? 0) + 1);
	}
	if (miss !== 0) return;
	counts.total++;
	add(counts.country, traits >> 8);
	const mask = Number(facilities);
	addBits(counts.facility, mask % HIGH_HALF, 0);
	addBits(counts.facility, Math.floor(mask / HIGH_HALF), 26);
}

function add(counts: number[], at: number, houses = 1): void {
	counts[at] = (counts[at] ?? 0) + houses;
}

function addBits(counts: number[], mask: number, from: number): void {
	for (let rest = mask; rest !== 0; rest &= rest - 1) add(counts, from + 31 - Math.clz32(rest & -rest));
}
