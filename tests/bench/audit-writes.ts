import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/client';
import type { Written } from './work-load';

/** What the database holds of the accepted writes; each figure but `mails` has to be 0. */
export type Audit = {
	/** Answered as written, and not there. */
	lost: number;
	/** There more than once. */
	doubled: number;
	/** Pairs of leads that hold the same night of a property. */
	soldTwice: number;
	/** Mails that wait, are given up or of unknown fate when patience is over. */
	unsent: number;
	/** Message-IDs that reached the mail server more than once. */
	mailedTwice: number;
	mails: number;
	/** Seconds from the last write until they were all sent. */
	mailSeconds: number;
};

/** The mailer sends one after the other; a minute of such work is thousands. */
const MAIL_PATIENCE = 900_000;

/** Compares all written rows with the responses, once the mailer has sent its queue; `tick` advances a minute. */
export async function auditWrites(
	db: Database,
	written: Written,
	mails: { folder: string; tick: () => Promise<void> },
): Promise<Audit> {
	const begun = performance.now();
	const unsent = await drainMails(db, mails.tick);
	const mailSeconds = (performance.now() - begun) / 1000;
	const leads = await counts(
		db,
		"select booking_reference || '=' || id as name from lead where booking_reference is not null",
	);
	const byReference = await counts(
		db,
		'select booking_reference as name from lead where booking_reference is not null',
	);
	const enquiries = await counts(db, "select message as name from enquiry where message like 'Enquiry %'");
	const messages = await counts(db, "select body as name from message where body like 'Message %'");
	const answered = [
		...[...written.leads].map(([reference, id]) => leads.get(`${reference}=${id}`)),
		...[...written.enquiries].map((text) => enquiries.get(text)),
		...[...written.messages].map((text) => messages.get(text)),
	];
	const held =
		await db.$client.execute(`select count(*) as count from lead a join lead b on a.property_no = b.property_no
		and a.no < b.no and a.check_in < b.check_out and b.check_in < a.check_out
		where a.status in ('confirmedOption', 'requestedBooking', 'confirmedBooking')
			and b.status in ('confirmedOption', 'requestedBooking', 'confirmedBooking')`);
	const received = messageIds(mails.folder);
	return {
		lost: answered.filter((count) => count === undefined).length,
		doubled: [...byReference, ...enquiries, ...messages].filter(([, count]) => count > 1).length,
		soldTwice: Number(held.rows[0]?.count),
		unsent,
		mailedTwice: received.length - new Set(received).size,
		mails: received.length,
		mailSeconds,
	};
}

async function counts(db: Database, sql: string): Promise<Map<string, number>> {
	const { rows } = await db.$client.execute(sql);
	const found = new Map<string, number>();
	for (const { name } of rows) found.set(String(name), (found.get(String(name)) ?? 0) + 1);
	return found;
}

async function drainMails(db: Database, tick: () => Promise<void>): Promise<number> {
	const until = Date.now() + MAIL_PATIENCE;
	for (;;) {
		const { rows } = await db.$client.execute("select count(*) as count from mail_outbox where state <> 'sent'");
		const unsent = Number(rows[0]?.count);
		if (unsent === 0 || Date.now() > until) return unsent;
		await tick();
	}
}

function messageIds(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => /^message-id: *(.+)$/im.exec(readFileSync(join(folder, name), 'latin1'))?.[1]?.trim() ?? name);
}
