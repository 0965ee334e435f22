import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { brand } from '#db/schema/brand';
import { enquiry } from '#db/schema/enquiry';
import { idempotencyKey } from '#db/schema/idempotency';
import { mailOutbox } from '#db/schema/mail';
import { place } from '#db/schema/place';
import { property, propertyService } from '#db/schema/property';
import { rateWindow } from '#db/schema/rate-window';
import { stay, stayRate } from '#db/schema/stay';
import { startTestDatabase, type TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';

export const PROPERTY = { type: 'chalet', country: 'AT', placeSlug: 'lech', slug: 'chalet-aurikel' } as const;

/** A migrated database of its own: two brands and one property in Lech with three weeks, the middle one sold. */
export async function startEnquiryDatabase(): Promise<TestDatabase> {
	const database = await startTestDatabase();
	await database.db.insert(brand).values([
		{ key: 'consumer', name: 'Firnlicht', teamEmail: 'team@firnlicht.example' },
		{ key: 'demo-gold', name: 'Demo Gold', teamEmail: 'team@demo-gold.example' },
	]);
	await insertProperty(database.db);
	return database;
}

const WEEKS = [
	['2027-02-06', '2027-02-13', 'available'],
	['2027-02-13', '2027-02-20', 'sold'],
	['2027-02-20', '2027-02-27', 'available'],
	['2027-02-27', '2027-03-06', 'on_request'],
] as const;

async function insertProperty(db: Database): Promise<void> {
	await db.insert(place).values({ no: 1, countryCode: 'AT', slug: 'lech', nameEn: 'Lech', nameDe: 'Lech am Arlberg' });
	await db.insert(property).values({
		no: 1,
		id: 'prop_aurikel',
		key: 'chalet-aurikel',
		slug: 'chalet-aurikel',
		name: 'Chalet Aurikel',
		propertyType: 'chalet',
		placeNo: 1,
		bedrooms: 6,
		bedsAdults: 10,
		bedsChildren: 2,
		currency: 'EUR',
		updatedAt: 0,
	});
	await db
		.insert(propertyService)
		.values({ propertyNo: 1, serviceLevel: 'catered', position: 1, nameEn: 'Chef', nameDe: 'Koch' });
	for (const [index, [checkIn, checkOut, status]] of WEEKS.entries()) {
		await db.insert(stay).values({ no: index + 1, propertyNo: 1, checkIn, checkOut });
		await db.insert(stayRate).values(
			[0, 2].map((level) => ({
				stayNo: index + 1,
				level,
				propertyNo: 1,
				placeNo: 1,
				checkIn,
				checkOut,
				status,
				priceMinor: 2_000_000 + level * 500_000 + index * 100_000,
			})),
		);
	}
}

/** Everything that a write leaves behind. */
export async function writtenRows(db: Database) {
	const [enquiries, audits, mails, keys, windows] = await db.batch([
		db.select().from(enquiry),
		db.select().from(audit),
		db.select().from(mailOutbox).orderBy(mailOutbox.kind),
		db.select().from(idempotencyKey),
		db.select().from(rateWindow),
	]);
	return { enquiries, audits, mails, keys, windows };
}

/** Forgets every write, so that each test begins with none. */
export async function forgetWrites(db: Database): Promise<void> {
	await emptyAudit(db);
	await db.batch([db.delete(mailOutbox), db.delete(enquiry), db.delete(idempotencyKey), db.delete(rateWindow)]);
}
