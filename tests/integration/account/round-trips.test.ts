import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { proposalVersion } from '#db/schema/proposal';
import { approveProposal } from '~/domain/proposal/answer-proposal.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import { type CountingDatabase, countDatabase } from '../counting-database';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { agentContext, send, sendOne } from '../proposal/sent-proposal';
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
	const cookie = cookies.get(login);
	const question = { host, headers: cookie === undefined ? {} : { cookie } };
	await product.ask(path, question);
	// The changes of sessions are then new for the page, however long the first took (ACCESS-13).
	await product.ask('/partner/help-centre', question);
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
	// With the property's weeks and what it says to the stay; at the same time what it owes, its trip page, its rooming list, and the proposals it is in.
	['agent', '/partner/dashboard/leads/lead_counted', 5],
	['agent', '/partner/dashboard/leads/lead_counted/preview?checkIn=2027-02-27&checkOut=2027-03-06', 1],
	['agent', '/partner/help-centre', 0],
	['agent', '/partner/notices', 1],
	// A property is cached while the catalogue stays what it is; the options that are held on it are read each time.
	['agent', '/chalets/austria/lech/chalet-enzian', 1],
	['blaufirn', '/chalets/austria/lech/chalet-enzian', 1],
	// Currencies and what banks ask for (AGENCY-9).
	['agent', '/api/payout-currencies', 0],
	['agent', '/api/bank-account-requirements?targetCurrency=EUR', 0],
	// One's sessions.
	['agent', '/user', 1],
	['agent', '/about', 0],
])('%s at %s asks the database %i times', async (login, path, count) => {
	expect(await roundTrips(login, path)).toBe(count);
});

test('a client’s page, an older version and the PDF ask the database once, whatever has become of the proposal', async () => {
	const ctx = await agentContext(product);
	const { id, token } = await sendOne(ctx, [
		{ propertyKey: 'chalet-enzian', checkIn: '2027-01-09', checkOut: '2027-01-16' },
	]);
	await send(ctx, id, { title: 'Another week' });
	const paths = [`/p/${token}`, `/p/${token}?version=1`, `/p/${token}/pdf`];
	expect(await counts(paths)).toEqual([1, 1, 1]);
	const [option] = Object.keys(
		(await ctx.db.select({ basis: proposalVersion.basis }).from(proposalVersion))[0]?.basis ?? {},
	);
	await approveProposal({ ctx, token, version: 2, optionKey: option ?? '', name: 'Katharina Keller' });
	expect(await counts(paths)).toEqual([1, 1, 1]);
});

test('a trip page asks the database for the trip, and then once for what belongs to its booking', async () => {
	const ctx = await agentContext(product);
	const { id } = await insertLead(ctx.db, {
		...{ id: 'lead_trip', brandKey: ctx.brand.key, status: 'confirmedBooking', createdBy: ctx.actor?.id ?? '' },
		...{ agencyNo: ctx.actor?.agency?.no, checkIn: '2028-01-08', checkOut: '2028-01-15' },
	});
	const paths: string[] = [];
	for (const kind of ['lead', 'group'] as const)
		paths.push(new URL((await createTripLink({ ctx, leadId: id, kind })).url).pathname);
	expect(await counts(paths)).toEqual([2, 2]);
});

/** One after the other, as visitors without a session; the least of two, since every ten seconds brands are looked up behind an answer. */
async function counts(paths: readonly string[]): Promise<number[]> {
	const found: number[] = [];
	for (const path of paths) found.push(Math.min(await roundTrips('', path), await roundTrips('', path)));
	return found;
}
