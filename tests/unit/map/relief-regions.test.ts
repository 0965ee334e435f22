import { expect, test } from 'vitest';
import { RELIEF_REGIONS, reliefRegionsNear } from '~/components/map/relief-regions';

test.each([
	['Courchevel 1850', 45.4153, 6.6347, ['savoy']],
	["Val d'Isère", 45.4485, 6.9795, ['savoy']],
	['Megève', 45.8568, 6.6175, ['mont-blanc']],
	['Verbier', 46.0964, 7.2286, ['vaud', 'valais']],
	['Gstaad', 46.4722, 7.2866, ['vaud']],
	['Zermatt', 46.0207, 7.7491, ['valais']],
	['Davos', 46.8027, 9.836, ['engadine']],
	['Lech', 47.2083, 10.1419, ['arlberg']],
	['Kitzbühel', 47.4464, 12.3925, ['tyrol']],
	["Cortina d'Ampezzo", 46.5405, 12.1356, ['dolomites']],
	['Milan', 45.46, 9.19, []],
])('%s', (_, latitude, longitude, regions) => {
	expect(reliefRegionsNear({ latitude, longitude })).toEqual(expect.arrayContaining(regions));
	expect(reliefRegionsNear({ latitude, longitude }).length).toBeLessThanOrEqual(3);
	if (regions.length === 0) expect(reliefRegionsNear({ latitude, longitude })).toEqual([]);
});

test('without a place all of them', () => {
	expect(reliefRegionsNear(null)).toEqual(Object.keys(RELIEF_REGIONS));
});
