import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { brand } from '#db/schema/brand';
import { mailOutbox } from '#db/schema/mail';
import { enqueueMail } from '~/domain/mail/enqueue-mail.server';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';

export type MailDatabase = { db: Database; url: string; stop: () => Promise<void> };

/** A migrated database of its own with one brand, `firnlicht`. */
export async function startMailDatabase(): Promise<MailDatabase> {
	const folder = mkdtempSync(join(tmpdir(), 'firnlicht-mail-'));
	const sqld = await startSqld({
		port: await freePort(),
		folder: join(folder, 'data'),
		logFile: join(folder, 'sqld.log'),
	});
	const db = openDatabase({ url: sqld.url });
	await migrateDatabase(db, 'migrations');
	await db.insert(brand).values({ key: 'firnlicht', name: 'Firnlicht', teamEmail: 'team@firnlicht.example' });
	return {
		db,
		url: sqld.url,
		async stop() {
			db.$client.close();
			await sqld.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
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

/** The only row, or a fault. */
export async function onlyMail(db: Database): Promise<typeof mailOutbox.$inferSelect> {
	const rows = await db.select().from(mailOutbox);
	const [row] = rows;
	if (!row || rows.length > 1) throw new Error(`expected one mail, found ${rows.length}`);
	return row;
}
