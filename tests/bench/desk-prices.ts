import { request } from 'node:http';
import { newSessionToken, sessionTokenHash } from '~/domain/session/session-token';
import { type BenchOptions, type BenchResult, median, percentile } from './bench-row';
import { type BenchSite, HOST, startBenchSite, TODAY } from './bench-site';
import { pageCpu } from './page-cpu';
import { uncachedClient } from './uncached';

const PROPERTY = 'chalet-aurikel';
/** The year after next: nothing of it is taken. */
const YEAR = 2028;
const LEVELS = [0, 1, 2] as const;
const BUDGET = { milliseconds: 1000, cpu: 25 };

/** From the click on "Publish now" for 52 weeks at three levels until the property's public page has them, and what the pages of prices cost themselves. */
export async function benchDeskPrices(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo', { isScratch: true });
	try {
		const { cookie, path, id } = await operatorOf(site);
		const grid = `/partner/desk/properties/${id}/prices`;
		const desk = uncachedClient(site.port, cookie);
		const guest = uncachedClient(site.port);
		const send = (address: string, fields: Record<string, string>) => post(site, cookie, address, fields);
		const taken: number[] = [];
		for (let round = 0; round < (options.isQuick ? 3 : 9); round++) {
			const { body } = await desk.ask(`${grid}?year=${YEAR}`);
			const names = [...body.matchAll(/name="c:([^"]+)"/g)].map(([, name]) => String(name));
			const shown = Object.fromEntries(names.map((name) => [name, fieldOf(body, `c:${name}`)]));
			const price = (at: number) => String(20_000 + round * 500 + at);
			const cells = Object.fromEntries(names.map((name, at) => [`c:${name}`, price(at)]));
			if (names.length < 52 * LEVELS.length) throw new Error(`Only ${names.length} cells`);
			await send(`${grid}?year=${YEAR}`, { intent: 'cells', shown: JSON.stringify(shown), ...cells });
			const review = (await desk.ask(`${grid}/review`)).body;
			const [seen, state] = [fieldOf(review, 'seen'), fieldOf(review, 'state')];
			const last = names.length - 1;
			const [checkIn = '', checkOut = '', level = ''] = (names[last] ?? '').split('.');
			const query = new URLSearchParams({
				checkIn,
				checkOut,
				serviceLevel: ['self_catered', 'bed_and_breakfast', 'catered'][Number(level)] ?? '',
			});
			const wanted = new RegExp(price(last).replace(/(\d{3})$/, '[\\s\\u00a0]?$1'));
			const started = performance.now();
			await send(`${grid}/review`, { intent: 'publish', seen, state });
			while (!wanted.test((await guest.ask(`${path}?${query}`)).body))
				if (performance.now() - started > 20_000) throw new Error(`${price(last)} is not on ${path}?${query}`);
			taken.push(performance.now() - started);
		}
		desk.close();
		guest.close();
		const { total, ofDatabase } = await pageCpu({ options, site, paths: [`${grid}?year=${YEAR}`], cookie });
		options.say(`Prices: ${total.toFixed(1)} ms, database ${ofDatabase.toFixed(1)} ms`);
		const worst = percentile(taken, 1);
		return {
			rows: [
				{
					what: 'Publishing 52 weeks at 3 levels until the public page has them: median; longest',
					measured: `${median(taken).toFixed(0)} ms; ${worst.toFixed(0)} ms`,
					budget: `≤ ${BUDGET.milliseconds} ms`,
					isMet: worst <= BUDGET.milliseconds,
				},
				{
					what: 'Prices of a property, a year: CPU per request, database included',
					measured: `${total.toFixed(1)} ms`,
					budget: `≤ ${BUDGET.cpu} ms`,
					isMet: total <= BUDGET.cpu,
				},
			],
			notes: [`The page of prices: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms.`],
		};
	} finally {
		await site.stop();
	}
}

/** The session of an operator who has the property, and the path of its public page. */
async function operatorOf({ db }: BenchSite): Promise<{ cookie: string; path: string; id: string }> {
	const run = (sql: string, args: Record<string, string | number> = {}) => db.$client.execute({ sql, args });
	await run(
		`insert into user (id, issuer, subject, email, first_name, last_name, role, operator_no, updated_at)
		select 'user_prices', 'bench', 'prices', 'prices@bench.example', 'Pia', 'Preis', 'operator', operator_no, :now from property where slug = :property`,
		{ now: Date.parse(`${TODAY}T10:00:00Z`), property: PROPERTY },
	);
	const token = newSessionToken();
	const hash = await sessionTokenHash(token);
	await run(
		`insert into session (token_hash, user_no, created_at, expires_at)
		select :hash, no, :real, :real + 86400000 from user where id = 'user_prices'`,
		{ hash, real: Date.now() },
	);
	const { rows } = await run('select id from property where slug = :property', { property: PROPERTY });
	return { id: String(rows[0]?.id), cookie: `session=${token}`, path: '/chalets/austria/lech/chalet-aurikel' };
}

function fieldOf(html: string, name: string): string {
	const [, value = ''] = new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*? value="([^"]*)"`).exec(html) ?? [];
	return value;
}

function post({ port }: BenchSite, cookie: string, path: string, fields: Record<string, string>): Promise<void> {
	const body = new URLSearchParams(fields).toString();
	const headers = { host: HOST, cookie, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' };
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
			let answer = '';
			response.setEncoding('utf8');
			response.on('data', (chunk: string) => {
				answer += chunk;
			});
			response.on('end', () => {
				if ((response.statusCode ?? 500) < 400) resolve();
				else reject(new Error(`${path} answered ${response.statusCode}: ${answer.slice(0, 300)}`));
			});
		});
		sent.on('error', reject);
		sent.end(body);
	});
}
