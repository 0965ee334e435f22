import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { brand } from '#db/schema/brand';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { enquiryFigures } from '~/domain/enquiry/desk/enquiry-figures.server';
import { listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { freePort } from '../../workers/local/free-port';
import { startSqld } from '../../workers/local/sqld';
import { contextOf } from '../integration/lead/agent-workspace';
import { type BenchOptions, type BenchResult, type BenchRow, median } from './bench-row';

const ENQUIRIES = 100_000;
const TIMES = 40;
const BUDGET_MS = 30;
/** All of them are counted, where a list walks an index. */
const FIGURES_MS = 400;

/** 100,000 guests' enquiries in all states, a third of them given to one person: pages of the list with all counts, words, and the months' figures. */
export async function benchEnquiries({ root, dataDir, say }: BenchOptions): Promise<BenchResult> {
	const folder = join(dataDir, 'enquiries');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const port = await freePort();
	const sqld = await startSqld({ port, folder: join(folder, 'sqld'), logFile: join(folder, 'sqld.log') });
	const db = openDatabase({ url: sqld.url });
	try {
		await migrateDatabase(db, join(root, 'migrations'));
		await db.insert(brand).values({ key: 'consumer', name: 'Firnlicht', teamEmail: 'team@firnlicht.example' });
		const ctx = contextOf({ db }, 'admin', { may: ['enquiries'] });
		const began = performance.now();
		await seed(db, ctx.now);
		say(`${ENQUIRIES} enquiries after ${((performance.now() - began) / 1000).toFixed(0)} s`);
		const list = (given: object) =>
			listEnquiries({ ctx, filter: { state: 'new', isMine: false, words: '', after: null, ...given } });
		const first = await list({ state: 'lost' });
		const rows: BenchRow[] = [];
		const measure = async (what: string, run: () => Promise<unknown>, budget = BUDGET_MS) => {
			const times: number[] = [];
			for (let at = 0; at < TIMES; at += 1) {
				const start = performance.now();
				await run();
				times.push(performance.now() - start);
			}
			const middle = median(times);
			say(`${what}: ${middle.toFixed(1)} ms`);
			rows.push({
				what: `${ENQUIRIES} enquiries, ${what}: median`,
				...{ measured: `${middle.toFixed(1)} ms`, budget: `≤ ${budget} ms`, isMet: middle <= budget },
			});
		};
		for (const state of ENQUIRY_STATES) await measure(`${state}, first page with all counts`, () => list({ state }));
		await measure('the next page', () => list({ state: 'lost', after: first.next }));
		await measure('one person’s', () => list({ isMine: true }));
		await measure('a name that one in a thousand has', () => list({ state: 'lost', words: 'guest77' }));
		await measure('a word that all have', () => list({ state: 'lost', words: 'felicitas' }));
		await measure('figures of six months', () => enquiryFigures(ctx), FIGURES_MS);
		return { rows, notes: [] };
	} finally {
		db.$client.close();
		await sqld.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function seed(db: ReturnType<typeof openDatabase>, now: number): Promise<void> {
	const { $client } = db;
	await $client.execute(`insert into user (no, id, issuer, subject, email, first_name, role, capabilities, updated_at)
		values (6, 'user_admin', 'test', 'admin', 'admin@people.example', 'Lena', 'admin', '["enquiries"]', 0)`);
	const AT_ONCE = 10_000;
	for (let from = 0; from < ENQUIRIES; from += AT_ONCE)
		await $client.execute({
			sql: `with recursive n(i) as (select :from union all select i + 1 from n where i < :last)
				insert into enquiry (id, booking_number, brand_key, kind, state, language, subject, full_name, email, message,
					has_accepted_privacy, has_accepted_contact, created_at, promised_at, answered_at, moved_at, user_no)
				select 'enq_' || i, 'FL-' || i, 'consumer', 'general',
					case when i % 20 < 2 then 'new' when i % 20 < 6 then 'answered' when i % 20 < 9 then 'offerSent' when i % 20 < 11 then 'won' else 'lost' end,
					'en', 'Enquiry', 'Felicitas Guest' || (i % 1000), 'guest' || i || '@guest.example', 'Is the sauna heated?',
					1, 1, :now - i * 150000, :now - i * 150000 + 86400000, case when i % 20 >= 2 then :now - i * 150000 + 7200000 end,
					:now - i * 140000, case when i % 3 = 0 then 6 end from n`,
			args: { from, last: from + AT_ONCE - 1, now },
		});
}
