import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brand } from '#db/schema/brand';
import { crashReport } from '#db/schema/crash-report';
import { mailOutbox } from '#db/schema/mail';
import { type CrashReportInput, recordCrash } from '../../../workers/crash-reports/record-crash';
import type { TestDatabase } from '../database';
import { onlyMail, startMailDatabase } from './mail-database';
import { bundleWorker } from './worker-bundle';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 9, 46);

let base: TestDatabase;
beforeAll(async () => {
	base = await startMailDatabase();
});
afterAll(() => base.stop());
beforeEach(async () => {
	await base.db.delete(crashReport);
	await base.db.delete(mailOutbox);
});

const input: CrashReportInput = {
	origin: 'browser',
	error: 'TypeError: guest jane@example.com\n    at f (https://www.firnlicht.example/a.js:1:2)',
	location: 'https://www.firnlicht.example/search?adults=2',
	hasReloaded: true,
	user: 'user_1',
};
const record = (change: Partial<CrashReportInput> = {}, now = START) =>
	recordCrash({ db: base.db, input: { ...input, ...change }, teamBrandKey: 'firnlicht', now });

test('the same crash is one row with a count, and one mail a day', async () => {
	expect(await record()).toEqual({ hasNotified: true });
	expect(await record({}, START + HOUR)).toEqual({ hasNotified: false });
	expect(await record({}, START + 25 * HOUR)).toEqual({ hasNotified: true });
	const rows = await base.db.select().from(crashReport);
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({
		count: 3,
		origin: 'browser',
		location: 'www.firnlicht.example/search',
		hasReloaded: true,
		userId: 'user_1',
		createdAt: START,
		lastSeenAt: START + 25 * HOUR,
	});
	const mails = await base.db.select().from(mailOutbox);
	expect(mails).toHaveLength(2);
	expect(mails[1]).toMatchObject({ kind: 'crash-report', toAddress: 'team@firnlicht.example', state: 'pending' });
	expect(mails[1]?.subject).toBe('Frontend Crashed: TypeError: guest [email]');
	expect(JSON.stringify([rows, mails])).not.toMatch(/jane|adults/);
	expect(mails[1]?.plainText).toMatch(/User:? +user_1/);
});

test('several at once are one row and one mail', async () => {
	await Promise.all(Array.from({ length: 6 }, () => record()));
	expect((await base.db.select().from(crashReport))[0]?.count).toBe(6);
	await onlyMail(base.db);
});

test('made-up crashes do not fill the mailbox', async () => {
	for (let count = 0; count < 25; count += 1) await record({ error: `Error: ${String.fromCharCode(97 + count)}` });
	expect(await base.db.$count(crashReport)).toBe(25);
	expect(await base.db.$count(mailOutbox)).toBe(20);
});

test('made-up crashes of browsers do not silence what the site reports', async () => {
	for (let count = 0; count < 25; count += 1) await record({ error: `Error: ${String.fromCharCode(97 + count)}` });
	expect(await record({ origin: 'site', error: 'TypeError: the site itself' })).toEqual({ hasNotified: true });
	expect(await record({ error: 'Error: one more' })).toEqual({ hasNotified: false });
});

test('huge and wrongly typed input is cut, not refused', async () => {
	await record({ error: `Error: ${'x'.repeat(1_000_000)}`, location: 'y'.repeat(10_000), hasReloaded: undefined });
	const [row] = await base.db.select().from(crashReport);
	expect(row?.error.length).toBe(4000);
	expect(row?.location?.length).toBe(500);
	expect(row?.hasReloaded).toBeNull();
});

test('without a team the crash is stored nevertheless', async () => {
	const result = await recordCrash({ db: base.db, input, teamBrandKey: 'none', now: START });
	expect(result).toEqual({ hasNotified: false });
	expect(await base.db.$count(crashReport)).toBe(1);
	expect(await base.db.$count(brand)).toBe(1);
});

test('by RPC, as the site calls it', async () => {
	const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
	const compatibilityDate = '2026-08-20';
	const contents = await bundleWorker('crash-reports');
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			workers: [
				{
					name: 'caller',
					modules: true,
					script:
						'export default { async fetch(request, env) { await env.CRASH_REPORTS.report(await request.json()); return new Response("done"); } }',
					compatibilityDate,
					serviceBindings: { CRASH_REPORTS: { name: 'firnlicht-crash-reports', entrypoint: 'CrashReports' } },
				},
				{
					name: 'firnlicht-crash-reports',
					modules: [{ type: 'ESModule', path: 'index.js', contents }],
					compatibilityDate,
					bindings: { LIBSQL_URL: base.url, TEAM_BRAND_KEY: 'firnlicht' },
				},
			],
		}),
	);
	const answer = await miniflare.dispatchFetch('http://caller/', { method: 'POST', body: JSON.stringify(input) });
	expect(await answer.text()).toBe('done');
	await miniflare.dispose();
	expect(await base.db.$count(crashReport)).toBe(1);
	expect(await onlyMail(base.db)).toMatchObject({ kind: 'crash-report' });
});
