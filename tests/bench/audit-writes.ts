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
	const received = messageIds(mails.folder);
	return {
		...(await auditRows(db, written)),
		unsent,
		mailedTwice: received.length - new Set(received).size,
		mails: received.length,
		mailSeconds,
	};
}

/** The same without the mails. */
export async function auditRows(
	db: Database,
	written: Written,
): Promise<Pick<Audit, 'lost' | 'doubled' | 'soldTwice'>> {
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
	return {
		lost: answered.filter((count) => count === undefined).length,
		doubled: [...byReference, ...enquiries, ...messages].filter(([, count]) => count > 1).length,
		soldTwice: Number(held.rows[0]?.count),
	};
}

async function counts(db: Database, sql: string): Promise<Map<string, number>> {
	const { rows } = await db.$client.execute(sql);
	const found = new Map<string, number>();
	for (const { name } of rows) found.set(String(name), (found.get(String(name)) ?? 0) + 1);
	return found;
}

/** Advances minutes until all mails have come to one of these ends; how many have not when patience is over. */
export async function drainMails(
	db: Database,
	tick: () => Promise<void>,
	{ patience = MAIL_PATIENCE, settled = ['sent'] }: { patience?: number; settled?: readonly string[] } = {},
): Promise<number> {
	const until = Date.now() + patience;
	const sql = 'select count(*) as count from mail_outbox where state not in (select value from json_each(?))';
	for (;;) {
		const { rows } = await db.$client.execute({ sql, args: [JSON.stringify(settled)] });
		const unsent = Number(rows[0]?.count);
		if (unsent === 0 || Date.now() > until) return unsent;
		await tick();
	}
}

export function messageIds(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => /^message-id: *(.+)$/im.exec(readFileSync(join(folder, name), 'latin1'))?.[1]?.trim() ?? name);
}
