import { type Database, openDatabase } from '#db/client';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { checkPrices } from '~/domain/lead/price-watch/check-prices.server';
import { agenciesAtWork } from './agencies-at-work';
import { type BenchOptions, type BenchResult, median } from './bench-row';
import { type BenchSite, startBenchSite, TODAY } from './bench-site';
import { patientWriter } from './patient-writer';
import { cpuSeconds } from './process-cpu';

const HOTELS = 5000;
const AGENTS = 24;
/** As many as one run takes. */
const INTERESTS = 1000;
/** A run begins nothing more after this time, so a slower one leaves interests for the next minute. */
const BUDGET_MS = 15_000;
const FIRST_NIGHT = plainDate('2027-01-11');

/** The run of every minute that compares the prices of watched interests: where nothing has changed, and where every price has risen. */
export async function benchPriceWatch(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, { hotels: HOTELS }, { isScratch: true });
	try {
		options.say(`${INTERESTS} interests in hotel rooms are saved …`);
		await saveInterests(site);
		const db = openDatabase({ url: site.databaseUrl, keepsStreams: true });
		// As the site's schedule does before a run: mails are written in the brand of their lead.
		await refreshBrands({ db, pictureBaseUrl: 'https://pictures.bench' });
		return await measure(options, site, db);
	} finally {
		await site.stop();
	}
}

async function measure(options: BenchOptions, site: BenchSite, db: Database): Promise<BenchResult> {
	const pids = [process.pid, site.sqldPid];
	const rounds = options.isQuick ? 3 : 9;
	const times: number[] = [];
	let checked = 0;
	let spent = 0;
	for (let round = 0; round <= rounds; round++) {
		const before = cpuSeconds(pids);
		const run = await runOnce(db);
		// The first one reads the database's pages.
		if (round === 0) continue;
		times.push(run.milliseconds);
		checked += run.checked;
		spent += cpuSeconds(pids) - before;
		if (run.told > 0) throw new Error(`${run.told} agents were told of prices that have not changed`);
	}
	await db.$client.execute(
		'update room_rate set nightly_minor = nightly_minor * 6 / 5, weekend_minor = weekend_minor * 6 / 5',
	);
	const risen = await runOnce(db);
	const again = await runOnce(db);
	const count = async (sql: string) => Number((await db.$client.execute(sql)).rows[0]?.count);
	const notices = await count('select count(*) as count from lead_price_notice');
	const mails = await count("select count(*) as count from mail_outbox where kind = 'lead-price'");
	const isWhole = checked === rounds * INTERESTS;
	return {
		rows: [
			{
				what: `Check of the prices of ${INTERESTS} interests, ${HOTELS} hotels, nothing changed: median of a run`,
				measured: `${median(times).toFixed(0)} ms${isWhole ? '' : `; ${checked} of ${rounds * INTERESTS} compared`}`,
				budget: `≤ ${BUDGET_MS} ms`,
				isMet: isWhole && median(times) <= BUDGET_MS,
			},
			{
				what: 'The same when every price has risen: the run; notices, mails; told once more',
				measured: `${risen.milliseconds.toFixed(0)} ms; ${notices}, ${mails}; ${again.told}`,
				budget: `≤ ${BUDGET_MS} ms; ${INTERESTS}, ${INTERESTS}; 0`,
				isMet: risen.milliseconds <= BUDGET_MS && notices === INTERESTS && mails === INTERESTS && again.told === 0,
			},
		],
		notes: [
			`Check of prices: ${((spent / Math.max(1, checked)) * 1000).toFixed(1)} ms CPU for an interest, database included; ${rounds} runs. It is run by Node here and by the site's worker else.`,
		],
	};
}

/** A run in which the turn of every interest has come. */
async function runOnce(db: Database) {
	await db.$client.execute(
		"update lead set price_checked_at = null where status = 'interest' and hotel_no is not null",
	);
	const started = performance.now();
	const done = await checkPrices({ db, today: plainDate(TODAY), now: Date.now(), tellNews: async () => {} });
	return { ...done, milliseconds: performance.now() - started };
}

/** Each in a hotel of its own, by agents of several agencies; where a room is sold out, another hotel is asked. */
async function saveInterests({ port, db }: BenchSite): Promise<void> {
	const { agents } = await agenciesAtWork(db, AGENTS, 0);
	const { rows } = await db.$client.execute(
		`select hotel.no, hotel.id, min(room.id) as room from hotel join hotel_room room on room.hotel_no = hotel.no
		where not hotel.is_demo group by hotel.no order by hotel.no`,
	);
	const writer = patientWriter(port, agents.length);
	const hotels = rows.values();
	let saved = 0;
	const save = async ({ cookie }: { cookie: string }) => {
		for (const hotel of hotels) {
			if (saved >= INTERESTS) return;
			saved += 1;
			const checkIn = addDays(FIRST_NIGHT, (Number(hotel.no) * 3) % 60);
			const answer = await writer.send({
				name: 'interest',
				path: '/api/hotels/interests',
				headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `bench-watch-${hotel.no}` },
				body: JSON.stringify({
					...{ hotelId: hotel.id, checkInDate: checkIn, checkOutDate: addDays(checkIn, 3) },
					guests: [{ firstName: 'Ada', lastName: 'Thorne' }],
					partnerAgency: { tls: String(hotel.no) },
					rooms: [{ _id: `rate_${hotel.no}.0`, roomId: hotel.room, numAdults: 2, childrenAges: [] }],
				}),
			});
			if (answer.status !== 200) saved -= 1;
		}
	};
	await Promise.all(agents.map(save));
	writer.close();
	if (saved < INTERESTS) throw new Error(`Only ${saved} of ${INTERESTS} interests could be saved`);
}
