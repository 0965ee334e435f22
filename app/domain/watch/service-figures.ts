import type { Counts, WatchReport } from './watch-report';

/** Figures of an hour, or of the whole day. Shares are of 1; null where nothing was counted. */
export type ServiceFigures = {
	requests: number;
	failed: number;
	/** More than the service takes: 429. */
	refused: number;
	cachedShare: number | null;
	/** Of the answers that were worked out, those within 200 ms. */
	quickShare: number | null;
	/** Round trips to the database for each answer that was worked out. */
	trips: number | null;
	/** Messages that endpoints took. */
	webhooks: number;
	/** Attempts that they did not take. */
	webhookFaults: number;
};

/** The figures that the admins' page shows of what was counted (OBSERVE-5). */
export function serviceFigures(counts: Counts): ServiceFigures {
	const of = (name: string) => counts[name] ?? 0;
	const sum = (prefix: string) =>
		Object.entries(counts).reduce((total, [name, value]) => total + (name.startsWith(prefix) ? value : 0), 0);
	const requests = sum('requests.');
	const workedOut = sum('time.');
	const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
	return {
		requests,
		failed: of('requests.5xx'),
		refused: of('refused.429'),
		cachedShare: share(of('cache.hit') + of('cache.stale'), requests),
		quickShare: share(of('time.50') + of('time.200'), workedOut),
		trips: share(of('database.trips'), workedOut),
		webhooks: of('webhook.delivered'),
		webhookFaults: of('webhook.failed'),
	};
}

/** The counts of all hours together. */
export function dayCounts({ hours }: Pick<WatchReport, 'hours'>): Counts {
	const day: Record<string, number> = {};
	for (const { counts } of hours)
		for (const [name, value] of Object.entries(counts)) day[name] = (day[name] ?? 0) + value;
	return day;
}
