import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#db/schema/brand';
import { enquiry } from '#db/schema/enquiry';
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
});
