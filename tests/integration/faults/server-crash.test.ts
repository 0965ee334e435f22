import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let db: Database;
let agent = '';

beforeAll(async () => {
	product = await startProduct('server-crash');
	db = openDatabase({ url: product.installation.databaseUrl });
	agent = await signInAs(product, 'agent');
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';

/** A table that the site needs is gone: no code of ours expects that. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
	await db.$client.execute(`alter table ${table} rename to ${table}_away`);
	try {
		return await work();
	} finally {
		await db.$client.execute(`alter table ${table}_away rename to ${table}`);
	}
}

/** Words of the details that can be opened on an error page, one fact a line. */
function detailsOf(html: string): string[] {
	const [, words = ''] = /<details[^>]*>.*?<pre[^>]*>(.*?)<\/pre>/s.exec(html) ?? [];
	return words.split('\n');
}

/** The report by a reference, as it was last seen; crashes of one kind share one. */
async function expectReport(reference: string, report: { location: string; user: string | null }) {
	await vi.waitFor(
		async () => {
			const sql = 'select origin, location, user_id as user from crash_report where fingerprint = ?';
			const { rows } = await db.$client.execute({ sql, args: [reference] });
			expect(rows.map((row) => ({ ...row }))).toEqual([{ origin: 'site', ...report }]);
		},
		{ timeout: 20_000, interval: 200 },
	);
}

const INSIDE = /no such table|_away|property_text|lead_event|\n\s+at |\.js:\d|LibsqlError|DrizzleQueryError|select /i;

test.each([
	['en', 'Our server could not make this page. The team has been told.', ['Page', 'Time', 'Reference']],
	['de', 'Unser Server konnte diese Seite nicht erstellen. Das Team ist benachrichtigt.', ['Seite', 'Zeit', 'Kennung']],
])(
	'a crash on the server says what the team finds it by, and nothing of its inside (%s)',
	async (lng, first, labels) => {
		const path = lng === 'de' ? '/chalets/oesterreich/lech/chalet-enzian' : PROPERTY;
		const page = await without('property_text', () => product.ask(path));
		expect(page.status).toBe(500);
		const [said, ...facts] = detailsOf(page.text);
		expect(said).toBe(first);
		expect(facts.map((fact) => fact.split(': ')[0])).toEqual(labels);
		expect(facts[0]).toContain(path);
		expect(facts[1]).toMatch(/: \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC$/);
		const reference = facts[2]?.split(': ')[1] ?? '';
		await expectReport(reference, { location: path, user: null });
		expect(page.text).not.toMatch(INSIDE);
		expect(page.headers['cache-control']).toContain('no-store');
	},
);

test('the report of a signed-in user’s crash names that user, and so it is when the page is loaded by script', async () => {
	const path = '/partner/dashboard';
	const crashed = await without('lead', () => product.ask(path, { headers: { cookie: agent } }));
	expect(crashed.status).toBe(500);
	const [, reference = ''] = /Reference: ([0-9a-f]{16})/.exec(detailsOf(crashed.text).join('\n')) ?? [];
	await expectReport(reference, { location: path, user: 'user_agent' });
	expect(crashed.text).not.toMatch(INSIDE);

	const data = await without('lead', () =>
		product.ask(`${path}?_data=routes%2Fpartner%2Fdashboard`, { headers: { cookie: agent } }),
	);
	expect(data.status).toBe(500);
	expect(JSON.parse(data.text)).toMatchObject({ crash: { reference, path } });
	expect(data.text).not.toMatch(INSIDE);
});
