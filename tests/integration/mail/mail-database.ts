import type { Database } from '#db/client';
import { brand } from '#db/schema/brand';
import { mailOutbox } from '#db/schema/mail';
import { enqueueMail } from '~/domain/mail/outbox/enqueue-mail.server';
import { startTestDatabase, type TestDatabase } from '../database';

/** A migrated database of its own with one brand, `firnlicht`. */
export async function startMailDatabase(): Promise<TestDatabase> {
	const database = await startTestDatabase();
	await database.db.insert(brand).values({ key: 'firnlicht', name: 'Firnlicht', teamEmail: 'team@firnlicht.example' });
	return database;
}

/** Puts a short mail into the outbox, due at `now`. */
export async function enqueueTestMail(db: Database, now: number, to = 'guest@example.com'): Promise<string> {
	const { id } = await enqueueMail(
		db,
		{
			brandKey: 'firnlicht',
			kind: 'enquiry-guest',
			from: { name: 'Firnlicht – Häuser', address: 'info@firnlicht.example' },
			to,
			replyTo: 'team@firnlicht.example',
			content: {
				subject: 'Ihre Anfrage für das Chalet Weißhorn in Zermatt, 19. bis 26. Dezember 2026',
				text: '.Punkt am Anfang\n..und zwei\nGrüße – 24 500 EUR',
				html: '<p>Grüße</p>\n.dot',
			},
		},
		now,
	);
	return id;
}

/** The only row, or an error. */
export async function onlyMail(db: Database): Promise<typeof mailOutbox.$inferSelect> {
	const rows = await db.select().from(mailOutbox);
	const [row] = rows;
	if (!row || rows.length > 1) throw new Error(`expected one mail, found ${rows.length}`);
	return row;
}
