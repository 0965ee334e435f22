import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { type CountingDatabase, countDatabase } from '../counting-database';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let database: CountingDatabase;
const cookies = new Map<string, string>();

beforeAll(async () => {
	product = await startProduct('round-trips', async ({ sqld }) => {
		database = await countDatabase(sqld);
		return { LIBSQL_URL: database.url };
	});
	const db = openDatabase({ url: product.installation.databaseUrl });
	await insertLead(db, {
		id: 'lead_counted',
		agencyNo: sql`(select no from travel_agency where id = 'agency_nordwand')` as unknown as number,
		status: 'interest',
		createdBy: 'user_agent',
	});
	for (const login of ['agent', 'supervisor', 'blaufirn', 'operator'])
		cookies.set(login, await signInAs(product, login));
});
afterAll(async () => {
	await product?.stop();
	await database?.stop();
});

/** Asked twice: the session, the catalogue's version and the vocabulary of the search are then known to the isolate. */
async function roundTrips(login: string, path: string, host = product.host()): Promise<number> {
	const question = { host, headers: { cookie: String(cookies.get(login)) } };
	await product.ask(path, question);
	database.taken();
	const answer = await product.ask(path, question);
	expect(answer.status).toBe(200);
	return database.taken();
}

test.each([
	// Two requests at once: leads, and the proposals that are out.
	['agent', '/partner/dashboard', 2],
	['agent', '/partner/dashboard?whose=team&q=keller', 2],
	['supervisor', '/partner/dashboard', 2],
	['agent', '/search', 1],
	// With the property's weeks and what it says to the stay; at the same time the proposals it is in.
	['agent', '/partner/dashboard/leads/lead_counted', 2],
	['agent', '/partner/dashboard/leads/lead_counted/preview?checkIn=2027-02-27&checkOut=2027-03-06', 1],
	['agent', '/partner/help-centre', 0],
	['agent', '/partner/notices', 1],
	// A property is cached while the catalogue stays what it is; the options that are held on it are read each time.
	['agent', '/chalets/austria/lech/chalet-enzian', 1],
	['blaufirn', '/chalets/austria/lech/chalet-enzian', 1],
	// Currencies and what banks ask for (AGENCY-9).
	['agent', '/api/payout-currencies', 0],
	['agent', '/api/bank-account-requirements?targetCurrency=EUR', 0],
	['agent', '/user', 0],
	['agent', '/about', 0],
])('%s at %s asks the database %i times', async (login, path, count) => {
	expect(await roundTrips(login, path)).toBe(count);
});
