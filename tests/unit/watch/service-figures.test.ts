import { expect, test } from 'vitest';
import { dayCounts, serviceFigures } from '~/domain/watch/service-figures';

test('figures are made of the counts of all hours', () => {
	const day = dayCounts({
		hours: [
			{ at: 0, counts: { 'requests.2xx': 90, 'requests.5xx': 2, 'cache.hit': 40, 'time.50': 10, 'time.more': 2 } },
			{
				at: 3_600_000,
				counts: {
					...{ 'requests.2xx': 8, 'cache.stale': 10, 'refused.429': 3, 'time.200': 8, 'database.trips': 50 },
					...{ 'webhook.delivered': 7, 'webhook.failed': 2 },
				},
			},
		],
	});
	expect(serviceFigures(day)).toEqual({
		...{ requests: 100, failed: 2, refused: 3, cachedShare: 0.5 },
		...{ quickShare: 0.9, trips: 2.5, webhooks: 7, webhookFaults: 2 },
	});
});

test('nothing counted has no shares', () => {
	expect(serviceFigures({})).toEqual({
		...{ requests: 0, failed: 0, refused: 0, cachedShare: null },
		...{ quickShare: null, trips: null, webhooks: 0, webhookFaults: 0 },
	});
});
