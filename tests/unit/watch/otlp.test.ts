import { expect, test } from 'vitest';
import { otlpMetrics } from '../../../workers/watch/otlp';

test('counters are cumulative sums with a kind, gauges are what waits', () => {
	const body = otlpMetrics({
		totals: { 'requests.2xx': 12, 'requests.5xx': 1, 'schedule.minute.done': 3 },
		gauges: {
			outboxDue: 2,
			outboxSeconds: 0,
			mailsDead: 0,
			webhooksDue: 0,
			webhooksSeconds: 0,
			webhooksFailing: 0,
			replicas: 0,
			replicasLate: 0,
		},
		startedAt: 1_000,
		now: 61_000,
	});
	const [{ metrics = [] } = {}] = body.resourceMetrics[0]?.scopeMetrics ?? [];
	expect(metrics.slice(0, 3)).toEqual([
		{
			name: 'firnlicht.requests',
			sum: {
				aggregationTemporality: 2,
				isMonotonic: true,
				dataPoints: [
					{
						attributes: [{ key: 'kind', value: { stringValue: '2xx' } }],
						...{ startTimeUnixNano: '1000000000', timeUnixNano: '61000000000', asInt: '12' },
					},
					{
						attributes: [{ key: 'kind', value: { stringValue: '5xx' } }],
						...{ startTimeUnixNano: '1000000000', timeUnixNano: '61000000000', asInt: '1' },
					},
				],
			},
		},
		expect.objectContaining({ name: 'firnlicht.schedule' }),
		{ name: 'firnlicht.waiting.outboxDue', gauge: { dataPoints: [{ timeUnixNano: '61000000000', asInt: '2' }] } },
	]);
});
