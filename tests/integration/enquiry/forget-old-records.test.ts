import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand';
import { enquiry } from '#db/schema/enquiry';
import { hotelInvitation } from '#db/schema/hotel';
import { user } from '#db/schema/user';
import { forgetOldRecords, RETENTION_DAYS } from '~/domain/enquiry/forget-old-records.server';
import { startTestDatabase } from '../database';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

describe('forgetOldRecords', () => {
	let database: Awaited<ReturnType<typeof startTestDatabase>>;
	beforeAll(async () => {
		database = await startTestDatabase();
		await database.db.insert(brand).values({ key: 'consumer', name: 'Firnlicht', teamEmail: 'team@firnlicht.example' });
	});
	afterAll(() => database.stop());

	it('keeps an enquiry to its last day and not beyond', async () => {
		const { db } = database;
		const row = (id: string, days: number) => ({
			id,
			brandKey: 'consumer',
			kind: 'contact' as const,
			language: 'en' as const,
			subject: 's',
			fullName: 'n',
			email: 'guest@example.com',
			hasAcceptedPrivacy: true,
			hasAcceptedContact: true,
			createdAt: NOW - days * DAY,
		});
		await db
			.insert(enquiry)
			.values([row('enq_old', RETENTION_DAYS.enquiry + 1), row('enq_last', RETENTION_DAYS.enquiry), row('enq_new', 1)]);
		await forgetOldRecords({ db, now: NOW });
		const left = await db.select({ id: enquiry.id }).from(enquiry);
		expect(left.map(({ id }) => id).sort()).toEqual(['enq_last', 'enq_new']);
	});
	it('keeps whom an agency has invited for 90 days after the link has ended', async () => {
		const { db } = database;
		await db.insert(user).values({
			no: 1,
			id: 'user_1',
			issuer: 'test',
			subject: '1',
			email: 'a@b.example',
			role: 'agent',
			updatedAt: NOW,
		});
		const row = (id: string, ended: number) => ({
			...{ id, tokenHash: id, hotelName: 'Hotel Aurelio', contactEmail: 'ida@aurelio.example', userNo: 1, agencyNo: 1 },
			...{ expiresAt: NOW - ended * DAY, openedAt: NOW - 200 * DAY },
		});
		await db.insert(hotelInvitation).values([row('gone', 91), row('last', 90), row('open', -5)]);
		await forgetOldRecords({ db, now: NOW });
		const left = await db.select({ id: hotelInvitation.id }).from(hotelInvitation);
		expect(left.map(({ id }) => id).sort()).toEqual(['last', 'open']);
	});
});
