import { FACILITY_LIMIT, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import { PRICE_BUCKETS } from '../search-result';
import { MISS } from '../statement/miss';
import { MOST_BEDROOMS } from '../statement/property-list-sql';

/** Properties per option; lists go by index (type, level, bedrooms with the last for unknown, facility bit, bar). */
export type PropertyCounts = {
	/** Properties that lack nothing. */
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

const SPACE = 32;
const COLON = 58;
const ZERO = 48;
const HIGH_HALF = 2 ** 26;

/**
 * Counts the texts of `houseListSql`. A property that lacks nothing counts everywhere, one that lacks a single choice in that
 * choice's group only; null texts count nothing. Reads digit by digit: a country may have tens of thousands.
 */
export function countProperties(properties: string | null, elsewhere: string | null): PropertyCounts {
	const counts: PropertyCounts = {
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
	forEachEntry(properties ?? '', (packed, mask, sectorNo) => count(counts, packed, mask, sectorNo));
	forEachEntry(elsewhere ?? '', (country, found) => add(counts.country, country, found));
	return counts;
}

/** Entries apart by spaces, each of up to three numbers apart by colons; a missing number is 0. */
function forEachEntry(text: string, visit: (first: number, second: number, third: number) => void): void {
	if (text === '') return;
	const numbers = [0, 0, 0];
	let field = 0;
	let value = 0;
	for (let index = 0; index <= text.length; index++) {
		const code = index < text.length ? text.charCodeAt(index) : SPACE;
		if (code !== SPACE && code !== COLON) {
			value = value * 10 + code - ZERO;
			continue;
		}
		numbers[field] = value;
		value = 0;
		field++;
		if (code !== SPACE) continue;
		const [first = 0, second = 0, third = 0] = numbers;
		visit(first, second, field > 2 ? third : 0);
		field = 0;
	}
}

/** `packed` holds 10 bits of traits, then levels, bar and lacks: 25 in all. Sector 0 is none. */
function count(counts: PropertyCounts, packed: number, mask: number, sectorNo: number): void {
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
	if (sectorNo > 0 && (miss === 0 || miss === MISS.sector)) {
		counts.sector.set(sectorNo, (counts.sector.get(sectorNo) ?? 0) + 1);
	}
	if (miss !== 0) return;
	counts.total++;
	add(counts.country, traits >> 8);
	addBits(counts.facility, mask % HIGH_HALF, 0);
	addBits(counts.facility, Math.floor(mask / HIGH_HALF), 26);
}

function add(counts: number[], at: number, properties = 1): void {
	counts[at] = (counts[at] ?? 0) + properties;
}

function addBits(counts: number[], mask: number, from: number): void {
	for (let rest = mask; rest !== 0; rest &= rest - 1) add(counts, from + 31 - Math.clz32(rest & -rest));
}
