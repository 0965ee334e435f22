import { withinPatience } from '~/platform/within-patience';
import type { SiteEnv } from './env';

/** So long an isolate keeps what it has counted; what it has not handed over when it ends is lost. */
const HANDED_OVER_EVERY = 10_000;
/** A watch that hangs holds up no schedule. */
const PATIENCE = 3000;

const counted = new Map<string, number>();
let handedOverAt = 0;

/** Counts for the admins' page and the metrics (OBSERVE-5); names are listed in docs/service.md. */
export function count(name: string, by = 1): void {
	counted.set(name, (counted.get(name) ?? 0) + by);
}

/** Counts an answer; `milliseconds` where it was worked out. */
export function countAnswer(status: number, milliseconds: number | null): void {
	count(`requests.${Math.floor(status / 100)}xx`);
	if (REFUSALS.has(status)) count(`refused.${status}`);
	if (milliseconds === null) return;
	const limit = LIMITS.find((each) => milliseconds <= each);
	count(`time.${limit ?? 'more'}`);
}

/** Counts what a run of the webhooks has come to. */
export function countWebhooks({ delivered, failed }: { delivered: number; failed: number }): void {
	if (delivered > 0) count('webhook.delivered', delivered);
	if (failed > 0) count('webhook.failed', failed);
}

/** 429 and 503: who asks too much, and what the service could not do. */
const REFUSALS = new Set([401, 403, 429, 503]);

/** Milliseconds of the histogram of answers. */
const LIMITS = [50, 200, 1000, 5000];

/** Hands over what was counted, at most every ten seconds. What is not taken is handed over with the next. */
export function handOverCounts(env: Pick<SiteEnv, 'WATCH'>, waitUntil: (work: Promise<unknown>) => void, now: number) {
	if (now - handedOverAt < HANDED_OVER_EVERY || counted.size === 0) return;
	handedOverAt = now;
	waitUntil(handOver(env));
}

/** The same at once, for a schedule, after which this isolate may end. */
export async function handOver(env: Pick<SiteEnv, 'WATCH'>): Promise<void> {
	const counts = Object.fromEntries(counted);
	counted.clear();
	await withinPatience(env.WATCH.add(counts), PATIENCE).catch(() => {
		for (const [name, value] of Object.entries(counts)) count(name, value);
	});
}
