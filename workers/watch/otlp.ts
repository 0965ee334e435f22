import type { Counts, Gauges } from '~/domain/watch/watch-report';

type Metrics = { totals: Counts; gauges: Gauges | null; startedAt: number; now: number };

/** Sums since the start of counting, not since the last export. */
const CUMULATIVE = 2;

/**
 * The body of an export of metrics (OpenTelemetry Protocol 1.x over HTTP, JSON): a sum for the first part of a counter's name, with the rest as its
 * attribute `kind`, and a gauge for each of what waits. 64-bit numbers are texts there.
 */
export function otlpMetrics({ totals, gauges, startedAt, now }: Metrics) {
	const families = new Map<string, [string, number][]>();
	for (const [name, value] of Object.entries(totals)) {
		const [family = name, ...rest] = name.split('.');
		families.set(family, [...(families.get(family) ?? []), [rest.join('.'), value]]);
	}
	const sums = [...families].map(([family, points]) => ({
		name: `firnlicht.${family}`,
		sum: {
			aggregationTemporality: CUMULATIVE,
			isMonotonic: true,
			dataPoints: points.map(([kind, value]) => ({
				attributes: [{ key: 'kind', value: { stringValue: kind } }],
				startTimeUnixNano: nanoseconds(startedAt),
				timeUnixNano: nanoseconds(now),
				asInt: String(Math.round(value)),
			})),
		},
	}));
	const waiting = Object.entries(gauges ?? {}).map(([name, value]) => ({
		name: `firnlicht.waiting.${name}`,
		gauge: { dataPoints: [{ timeUnixNano: nanoseconds(now), asInt: String(value) }] },
	}));
	return {
		resourceMetrics: [
			{
				resource: { attributes: [{ key: 'service.name', value: { stringValue: 'firnlicht' } }] },
				scopeMetrics: [{ scope: { name: 'firnlicht.watch' }, metrics: [...sums, ...waiting] }],
			},
		],
	};
}

function nanoseconds(milliseconds: number): string {
	return `${Math.round(milliseconds)}000000`;
}
