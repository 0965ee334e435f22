import { auditRows } from '../bench/audit-writes';
import { type Office, startClients } from './clients';
import type { Seen } from './evaluate-answer';
import type { FaultySite } from './faulty-site';
import type { Fault, Part } from './parts';

export type FaultResult = {
	part: string;
	fault: Fault;
	requests: number;
	announced: number;
	unannounced: number;
	/** Milliseconds. */
	longest: number;
	/** Seconds from the end of the fault to the last error of a request that began after it; null: errors until the end. */
	wellAfter: number | null;
	lost: number;
	doubled: number;
	soldTwice: number;
	/** Errors without an announcement, and writes answered by something that no client can do anything with, each with its count. */
	remarks: string[];
};

export type Durations = { before: number; during: number; quiet: number; most: number };

/** Milliseconds. */
export const WHOLE: Durations = { before: 3000, during: 12_000, quiet: 4000, most: 60_000 };
export const QUICK: Durations = { before: 2000, during: 8000, quiet: 3000, most: 30_000 };
const TICK = 5000;
const LAST_TICK = 2000;

/** Harms one part while 24 clients work, lets it come back, and waits until no error has come for a while. */
export async function runFault(
	{ site, office, durations }: { site: FaultySite; office: Office; durations: Durations },
	part: Part,
	fault: Fault,
): Promise<FaultResult> {
	const before = await auditRows(site.db, { leads: new Map(), enquiries: new Set(), messages: new Set() });
	const clients = startClients(site, office);
	const clock = startClock(site);
	await pause(durations.before);
	const harmedAt = performance.now();
	await part.harm(fault);
	await pause(durations.during);
	await part.heal();
	const healedAt = performance.now();
	const lastError = () => Math.max(healedAt, ...errorsSince(clients.seen, healedAt).map((seen) => endOf(seen)));
	while (performance.now() - lastError() < durations.quiet && performance.now() - healedAt < durations.most)
		await pause(200);
	const isWell = performance.now() - lastError() >= durations.quiet;
	const wellAfter = isWell ? (lastError() - healedAt) / 1000 : null;
	const report = await clients.stop();
	await clock.stop();
	const seen = clients.seen.filter((each) => endOf(each) >= harmedAt);
	const audit = await auditRows(site.db, report.written);
	const unannounced = seen.filter(({ verdict }) => verdict === 'unannounced');
	return {
		part: part.name,
		fault,
		requests: seen.length,
		announced: seen.filter(({ verdict }) => verdict === 'announced').length,
		unannounced: unannounced.length,
		longest: Math.max(0, ...seen.map(({ milliseconds }) => milliseconds)),
		wellAfter,
		lost: audit.lost,
		doubled: audit.doubled - before.doubled,
		soldTwice: audit.soldTwice - before.soldTwice,
		remarks: [
			...counted(unannounced.map(({ name, why }) => `${name}: ${why}`)),
			...[...report.odd].map(([what, count]) => `${count} × given up: ${what}`),
		],
	};
}

const endOf = ({ begunAt, milliseconds }: Seen) => begunAt + milliseconds;

function errorsSince(seen: readonly Seen[], since: number): Seen[] {
	return seen.filter(({ begunAt, verdict }) => begunAt >= since && verdict !== 'fine');
}

/** Each text once, with how often it came. */
export function counted(texts: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].map(([text, count]) => `${count} × ${text}`);
}

/** Lets scheduled work run all the while, one run at a time. */
export function startClock({ tick }: Pick<FaultySite, 'tick'>): { stop: () => Promise<void> } {
	let running: Promise<void> | undefined;
	const timer = setInterval(() => {
		running ??= tick().finally(() => {
			running = undefined;
		});
	}, TICK);
	return {
		async stop() {
			clearInterval(timer);
			// One that a fault has held up goes on beside what follows.
			await Promise.race([running, pause(LAST_TICK)]);
		},
	};
}

export function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
