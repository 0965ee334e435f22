import { Agent, request } from 'node:http';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { BenchSite } from './bench-site';
import { HOST } from './bench-site';
import { HOTEL_COUNTRIES } from './hotel-generator';
import { chance, newSearches } from './new-searches';

const FIRST_DAY = plainDate('2026-12-05');
/** Milliseconds until the client disconnects. */
const PATIENCE = 10_000;

/** The next request. */
type Input = { path: string; method?: string; headers?: Record<string, string>; body?: string };

type Counts = { good: number; busy: number; failed: number };

/** Asks one thing after the other on so many connections at once until told to stop; counts what comes back. */
export function askOn(
	site: Pick<BenchSite, 'port'>,
	{ connections, next, pause = 0 }: { connections: number; next: (turn: number) => Input; pause?: number },
): { stop: () => Promise<Counts> } {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const counts: Counts = { good: 0, busy: 0, failed: 0 };
	let turn = 0;
	let isOver = false;
	const run = async () => {
		while (!isOver) {
			const status = await ask(site.port, agent, next(turn++)).catch(() => 0);
			if (status === 503 || status === 429) counts.busy += 1;
			else if (status >= 200 && status < 400) counts.good += 1;
			else counts.failed += 1;
			if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
		}
	};
	const running = Promise.all(Array.from({ length: connections }, run));
	return {
		async stop() {
			isOver = true;
			await running;
			agent.destroy();
			return counts;
		},
	};
}

function ask(port: number, agent: Agent, { path, method = 'GET', headers = {}, body }: Input): Promise<number> {
	return new Promise((resolve, reject) => {
		const own = { host: HOST, 'accept-encoding': 'gzip', ...headers };
		const signal = AbortSignal.timeout(PATIENCE);
		const outgoing = request({ host: '127.0.0.1', port, method, path, headers: own, agent, signal }, (answer) => {
			answer.on('data', () => undefined);
			answer.on('error', reject);
			answer.on('end', () => resolve(answer.statusCode ?? 0));
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

/** Everybody at once: readers of many pages in two languages, agents with lists of hotels and properties, and writers. */
export function mixedLoad(site: BenchSite, propertyPaths: readonly string[], cookie: string) {
	const pick = chance(7);
	const searches = newSearches(11);
	const property = () => propertyPaths[pick(propertyPaths.length)] ?? '/';
	const reader = () => {
		const language = pick(3) === 0 ? 'de' : 'en';
		const path = [
			searches,
			searches,
			property,
			property,
			property,
			() => '/',
			() => '/search',
			() => `${searches()}&page=2`,
		];
		// Of robots some take no gzip.
		const packing = pick(10) === 0 ? 'identity' : 'gzip, br';
		return {
			path: (path[pick(path.length)] ?? property)(),
			headers: { 'accept-language': language, 'accept-encoding': packing },
		};
	};
	const hotels = () => {
		const checkIn = addDays(FIRST_DAY, pick(200));
		const period = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 3 + pick(7))}`;
		return `${period}&destination=${HOTEL_COUNTRIES[pick(HOTEL_COUNTRIES.length)]}`;
	};
	const agent = () => {
		const paths = [
			() => `/api/available-hotels?${hotels()}`,
			() => `/hotels?${hotels()}`,
			property,
			() => `/partner/dashboard?page=${1 + pick(5)}`,
			searches,
		];
		return { path: (paths[pick(paths.length)] ?? property)(), headers: { cookie } };
	};
	const writer = (turn: number) => ({
		path: '/api/mailer',
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'user-agent': `writer ${turn}`,
			'cf-connecting-ip': `10.${turn % 200}.${pick(250)}.1`,
		},
		body: JSON.stringify({
			name: 'Katharina',
			email: `k${turn}@b.example`,
			message: `Hello ${turn}`,
			subject: 'A question',
		}),
	});
	const parts = {
		readers: askOn(site, { connections: 12, next: reader }),
		agents: askOn(site, { connections: 4, next: agent }),
		writers: askOn(site, { connections: 24, next: writer, pause: 1000 }),
	};
	return {
		async stop() {
			const [readers, agents, writers] = await Promise.all([
				parts.readers.stop(),
				parts.agents.stop(),
				parts.writers.stop(),
			]);
			return { readers, agents, writers };
		},
	};
}
