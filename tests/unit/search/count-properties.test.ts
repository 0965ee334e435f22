import { describe, expect, it } from 'vitest';
import { countProperties } from '~/domain/search/answer/count-properties';
import { MISS } from '~/domain/search/statement/miss';

type Property = {
	country: number;
	type: number;
	pets: number;
	bedrooms: number;
	levels: number;
	bar: number;
	miss: number;
};

const FRENCH_VILLA: Property = { country: 2, type: 2, pets: 1, bedrooms: 6, levels: 5, bar: 3, miss: 0 };

const packed = (property: Partial<Property>) => {
	const { country, type, pets, bedrooms, levels, bar, miss } = { ...FRENCH_VILLA, ...property };
	return ((((country * 4 + type) * 64 + pets * 32 + bedrooms) * 8 + levels) * 32 + bar) * 128 + miss;
};

describe('countHouses', () => {
	it('counts nothing for no text', () => {
		expect(countProperties(null, null)).toMatchObject({ total: 0, country: [0, 0, 0, 0], pets: 0, withoutPrice: 0 });
	});

	it('counts a property that lacks nothing everywhere', () => {
		const counts = countProperties(`${packed({})}:${2 ** 51 + 2 ** 26 + 2 ** 25 + 1}:17`, null);
		expect(counts).toMatchObject({
			total: 1,
			country: [0, 0, 1, 0],
			propertyType: [0, 0, 1],
			level: [1, 0, 1],
			pets: 1,
		});
		expect(counts.facility.flatMap((properties, bit) => (properties > 0 ? bit : []))).toEqual([0, 25, 26, 51]);
		expect(counts.bedrooms[6]).toBe(1);
		expect(counts.price[2]).toBe(1);
		expect([...counts.sector]).toEqual([[17, 1]]);
	});

	it('counts a property that lacks one choice in that group only', () => {
		const lacking = (miss: number) => countProperties(`${packed({ miss })}:1:17`, null);
		expect(lacking(MISS.propertyType)).toMatchObject({ total: 0, propertyType: [0, 0, 1], level: [0, 0, 0], pets: 0 });
		expect(lacking(MISS.sector).sector.get(17)).toBe(1);
		expect(lacking(MISS.pets)).toMatchObject({ pets: 1, propertyType: [0, 0, 0] });
		expect(lacking(MISS.bedrooms).bedrooms[6]).toBe(1);
		expect(lacking(MISS.price)).toMatchObject({ level: [1, 0, 1], propertyType: [0, 0, 0] });
		expect(lacking(MISS.price).price[2]).toBe(1);
		expect(lacking(MISS.level + MISS.price)).toMatchObject({ level: [1, 0, 1] });
		expect(lacking(MISS.level + MISS.price).price[2]).toBe(0);
	});

	it('takes countries that were not chosen from their own text', () => {
		expect(countProperties(`${packed({})}:0: ${packed({ bar: 0 })}:0:`, '0:12 3:4')).toMatchObject({
			total: 2,
			country: [12, 0, 2, 4],
			withoutPrice: 1,
		});
	});
});
