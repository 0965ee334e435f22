import { describe, expect, it } from 'vitest';
import { COSTS, DAY } from '../../bench/capacity';
import { loadOf, monthlyCost, simulateCaches } from '../../bench/capacity-model';

const simulate = (changes: Partial<typeof DAY>) => simulateCaches({ ...DAY, ...changes }, COSTS, 200_000);
const ofRendered = ({ rendered }: ReturnType<typeof simulate>) => rendered.search + rendered.property + rendered.other;

describe('the simulated caches', () => {
	it('answer nearly all of a site of few pages in one place, and next to nothing where each page is asked once', () => {
		const few = { searches: 5, otherPages: 5, properties: 5, dataCentres: 1, isolatesPerDataCentre: 1 };
		const often = simulate(few);
		expect(often.answered).toBeGreaterThan(0.99);
		expect(ofRendered(often)).toBeLessThan(0.01);
		const rare = simulate({ searches: 1e9, otherPages: 1e9, properties: 1e9, skew: 0 });
		expect(rare.answered).toBeLessThan(0.01);
		expect(ofRendered(rare)).toBeGreaterThan(0.99);
	});

	it('answer less the more often the catalogue changes, and the same for the same day', () => {
		const calm = simulate({});
		const busy = simulate({ versionEvery: 30 });
		expect(busy.answered).toBeLessThan(calm.answered);
		expect(simulate({})).toEqual(calm);
	});
});

describe('the load of a day', () => {
	const caches = { answered: 0.5, rendered: { search: 0.2, property: 0.2, other: 0.1 } };

	it('grows with the views, and searches in countries with the catalogue', () => {
		const one = loadOf(DAY, COSTS, caches);
		const two = loadOf({ ...DAY, views: 2 * DAY.views }, COSTS, caches);
		expect(two.isolateCores / one.isolateCores).toBeCloseTo(2);
		const small = loadOf({ ...DAY, properties: DAY.properties / 10 }, COSTS, caches);
		expect(one.countryCores / small.countryCores).toBeCloseTo(10);
	});

	it('is priced for thirty days at the mean rate, less what is included', () => {
		const cost = monthlyCost(DAY, loadOf(DAY, COSTS, caches));
		// 750 million requests, of which ten million are included.
		expect(cost.requests).toBeCloseTo(740 * 0.3);
		const idle = { ...DAY, views: 1000, agents: 0, dataCentres: 1, isolatesPerDataCentre: 1 };
		expect(monthlyCost(idle, loadOf(idle, COSTS, caches)).total).toBe(5);
	});
});
