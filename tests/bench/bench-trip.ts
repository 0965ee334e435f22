import { sql } from 'drizzle-orm';
import { lead, leadGuest } from '#db/schema/lead';
import { instalment } from '#db/schema/payment';
import { roomingList, trip, tripLink } from '#db/schema/trip';
import { tripPath, tripTokenHash } from '~/domain/trip/trip-token';
import type { BenchSite } from './bench-site';

const SENT = Date.parse('2026-11-20T09:46:00Z');
const TOKEN = 'benchtripbenchtripbenchtr23'.slice(0, 26).replaceAll('i', 'j');
const ID = 'lead_bench_trip';

/** A booked week for eight in the best placed property, with rooming list and payments; the path of its lead guest's page. */
export async function benchTrip({ db }: Pick<BenchSite, 'db'>): Promise<string> {
	const [known] = await db.select({ no: lead.no }).from(lead).where(sql`${lead.id} = ${ID}`);
	if (known) return tripPath(TOKEN);
	const [booked] = await db
		.insert(lead)
		.values({
			...{ id: ID, brandKey: 'demo', status: 'confirmedBooking', language: 'en', createdBy: 'bench' },
			propertyNo: sql`(select no from property where property_type = 'chalet' order by rank, no limit 1)`,
			...{ propertyName: 'Chalet', checkIn: '2099-01-10', checkOut: '2099-01-17', serviceLevel: 'catered', pax: 8 },
			...{ clientFirstName: 'Katharina', clientLastName: 'Brenninger', currency: 'EUR', updatedAt: SENT },
			...{ subtotalMinor: 3_850_000, cardFeeMinor: 0, totalMinor: 3_850_000 },
		})
		.returning({ no: lead.no });
	const leadNo = booked?.no ?? 0;
	const guests = Array.from({ length: 8 }, (_, position) => ({
		...{ leadNo, position, firstName: `Guest ${position + 1}`, lastName: 'Brenninger', diet: 'vegetarian' },
		...{ room: String(1 + Math.floor(position / 2)), heightCm: 172, bootSize: 41, age: position > 5 ? 9 : null },
	}));
	const part = { leadNo, brandKey: 'demo', currency: 'EUR' } as const;
	await db.batch([
		db.insert(leadGuest).values(guests),
		db.insert(instalment).values([
			{ ...part, id: 'inst_bench1', position: 1, kind: 'prepayment', dueDate: '2098-11-20', minor: 1_347_500 },
			{ ...part, id: 'inst_bench2', position: 2, kind: 'final', dueDate: '2098-12-26', minor: 2_502_500 },
		]),
		db.insert(roomingList).values({ leadNo, version: 1, changedAt: SENT, toldVersion: 1 }),
		db.insert(trip).values({ leadNo, arrivalTime: '16:30', arrivalWay: 'car', arrivalSavedAt: SENT, updatedAt: SENT }),
		db.insert(tripLink).values({
			...{ id: 'triplink_bench', leadNo, kind: 'lead', createdBy: 'bench' },
			tokenHash: await tripTokenHash(TOKEN),
		}),
	]);
	return tripPath(TOKEN);
}
