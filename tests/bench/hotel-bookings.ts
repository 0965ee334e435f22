import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { startMailServer } from '../../workers/local/mail-server';
import { agenciesAtWork } from './agencies-at-work';
import { type BenchOptions, type BenchResult, percentile } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { patientWriter } from './patient-writer';
import { cpuSeconds } from './process-cpu';

const HOTELS = 500;
const AGENTS = 24;
/** Confirmed within a minute. */
const LEAST_BOOKINGS = 200;
/** So few nights that the first room types sell out. */
const FIRST_NIGHT = plainDate('2027-02-01');
const NIGHTS = 45;

type Hotel = { id: string; no: number; rooms: string[] };

/** Many agents who book one hotel's rooms for a minute, each an interest first: how many, how fast, and nothing sold twice. */
export async function benchHotelBookings(options: BenchOptions): Promise<BenchResult> {
	const folder = join(options.dataDir, 'mails-of-bookings');
	rmSync(folder, { recursive: true, force: true });
	const mail = await startMailServer({ smtpPort: 0, webPort: 0, folder });
	try {
		const site = await startBenchSite(options, { hotels: HOTELS }, { isScratch: true, smtpPort: mail.smtpPort });
		try {
			return await measure(options, site);
		} finally {
			await site.stop();
		}
	} finally {
		await mail.stop();
	}
}

async function measure(options: BenchOptions, site: BenchSite): Promise<BenchResult> {
	const { agents } = await agenciesAtWork(site.db, AGENTS, 0);
	const hotel = await instantHotel(site);
	const taken = await takenNights(site, hotel);
	options.say(`${AGENTS} agents book ${hotel.id} …`);
	const seconds = options.isQuick ? 15 : 60;
	const before = cpuSeconds([site.workerdPid, site.sqldPid]);
	const { booked, refused, odd, attempts } = await bookFor(site.port, agents, hotel, seconds);
	const spent = cpuSeconds([site.workerdPid, site.sqldPid]) - before;
	const wrong = await audit(site, hotel, { booked, takenBefore: taken });
	const perMinute = (booked.length / seconds) * 60;
	const times = attempts.filter(({ name }) => name === 'booking').map(({ milliseconds }) => milliseconds);
	const errors = [...odd].map(([what, count]) => `${count} × ${what}`).join(', ');
	const isSound = Object.values(wrong).every((count) => count === 0);
	return {
		rows: [
			{
				what: `Bookings of one hotel by ${AGENTS} agents: confirmed in a minute`,
				measured: `${perMinute.toFixed(0)}${errors ? `; odd answers: ${errors}` : ''}`,
				budget: `≥ ${LEAST_BOOKINGS}`,
				isMet: perMinute >= LEAST_BOOKINGS && odd.size === 0,
			},
			{
				what: 'Bookings of one hotel: nights oversold, nights without their booking, bookings lost, cents lost',
				measured: [wrong.oversold, wrong.uncounted, wrong.lost, wrong.cents].join(', '),
				budget: '0 each',
				isMet: isSound,
			},
			{
				what: 'Bookings of one hotel: p50, p99 of a booking',
				measured: `${percentile(times, 0.5).toFixed(0)}, ${percentile(times, 0.99).toFixed(0)} ms`,
				budget: '',
				isMet: null,
			},
		],
		notes: [
			`Bookings of one hotel: ${booked.length} confirmed and ${refused} refused because a room was gone, in ${seconds} s; ${((spent / Math.max(1, booked.length + refused)) * 1000).toFixed(0)} ms CPU for an interest and its booking, database included.`,
		],
	};
}

/** A hotel that confirms bookings by itself, with its room types. */
async function instantHotel({ db }: BenchSite): Promise<Hotel> {
	const { rows } = await db.$client.execute(
		`select hotel.no, hotel.id, group_concat(room.id) as rooms from hotel join hotel_room room on room.hotel_no = hotel.no
		where hotel.supports_instant_booking and not hotel.is_demo
			and not exists (select 1 from rate_closure closed where closed.hotel_no = hotel.no)
		group by hotel.no order by hotel.no limit 1`,
	);
	const [row] = rows;
	return { no: Number(row?.no), id: String(row?.id), rooms: String(row?.rooms).split(',') };
}

async function bookFor(port: number, agents: { cookie: string }[], hotel: Hotel, seconds: number) {
	const writer = patientWriter(port, agents.length);
	const booked: string[] = [];
	let refused = 0;
	const odd = new Map<string, number>();
	const note = (name: string, status: number) => odd.set(`${name} ${status}`, (odd.get(`${name} ${status}`) ?? 0) + 1);
	const until = performance.now() + seconds * 1000;

	async function work({ cookie }: { cookie: string }, at: number) {
		for (let turn = 0; performance.now() < until; turn++) {
			const interest = await writer.send({
				name: 'interest',
				path: '/api/hotels/interests',
				headers: {
					...{ cookie, 'content-type': 'application/json' },
					'idempotency-key': `bench-${at}-${turn}-${seconds}`,
				},
				body: JSON.stringify(interestOf(hotel, `${at}-${turn}`)),
			});
			if (interest.status === 409) {
				refused += 1;
				continue;
			}
			if (interest.status !== 200) {
				note('interest', interest.status);
				continue;
			}
			const { _id: id } = JSON.parse(interest.text) as { _id: string };
			const fields = { version: '1', seen: '', paymentMethod: 'bank_transfer', disclaimer: 'on', step: 'send' };
			const answer = await writer.send({
				name: 'booking',
				path: `/partner/dashboard/leads/${id}/book-now`,
				headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
				body: new URLSearchParams(fields).toString(),
			});
			if (answer.status === 302) booked.push(id);
			else if (answer.status === 409) refused += 1;
			else note('booking', answer.status);
		}
	}
	await Promise.all(agents.map(work));
	writer.close();
	return { booked, refused, odd, attempts: writer.attempts };
}

/** One or two rooms of any types for one to three nights, at the rate that everybody may have. */
function interestOf({ id, rooms, no }: Hotel, reference: string) {
	const checkIn = addDays(FIRST_NIGHT, Math.floor(Math.random() * NIGHTS));
	const any = () => rooms[Math.floor(Math.random() * rooms.length)] ?? '';
	return {
		hotelId: id,
		checkInDate: checkIn,
		checkOutDate: addDays(checkIn, 1 + Math.floor(Math.random() * 3)),
		guests: [{ firstName: 'Ada', lastName: 'Thorne' }],
		partnerAgency: { tls: reference },
		rooms: [any(), ...(Math.random() < 0.3 ? [any()] : [])].map((roomId) => ({
			...{ _id: `rate_${no}.0`, roomId, numAdults: 2, childrenAges: [] },
		})),
	};
}

async function takenNights({ db }: BenchSite, { no }: Hotel): Promise<number> {
	const { rows } = await db.$client.execute({
		sql: 'select coalesce(sum(taken), 0) as taken from room_night where hotel_no = ?',
		args: [no],
	});
	return Number(rows[0]?.taken);
}

type Expected = { booked: readonly string[]; takenBefore: number };

/** Each figure has to be 0. */
async function audit(site: BenchSite, hotel: Hotel, { booked, takenBefore }: Expected) {
	const count = async (sql: string, args: (string | number)[]) =>
		Number((await site.db.$client.execute({ sql, args })).rows[0]?.count);
	const held = await count(
		`select coalesce(sum(rooms), 0) as count from held_room_night join lead on lead.no = lead_no
		where lead.hotel_no = ? and lead.status = 'confirmedBooking'`,
		[hotel.no],
	);
	const sold = await count(
		`select coalesce(sum(julianday(lead.check_out) - julianday(lead.check_in)), 0) as count from lead_room join lead on lead.no = lead_no
		where lead.hotel_no = ? and lead.status = 'confirmedBooking'`,
		[hotel.no],
	);
	const confirmed = await count(
		"select count(*) as count from lead where status = 'confirmedBooking' and id in (select value from json_each(?))",
		[JSON.stringify(booked)],
	);
	return {
		oversold: await count('select count(*) as count from room_night where hotel_no = ? and taken > units', [hotel.no]),
		uncounted: Math.abs((await takenNights(site, hotel)) - takenBefore - held) + Math.abs(sold - held),
		lost: booked.length - confirmed,
		cents: await count(
			`select coalesce(sum(abs(total_minor - (select sum(total_minor) from lead_room where lead_no = lead.no))), 0) as count
			from lead where hotel_no = ?`,
			[hotel.no],
		),
	};
}
