import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';
import { logEvent } from '~/platform/log';
import { type ClaimedMail, claimDueMail, claimedMail } from './claim-due-mail.server';
import { freeLapsedLeases } from './free-lapsed-leases.server';
import { mailFiles, type OpenFile } from './mail-files.server';
import type { MailFile, MailTransport, SendResult } from './mail-transport';
import { LeaseLost, markDataStarted } from './mark-data-started.server';
import { recordSendResult, type Settled } from './record-send-result.server';

/** How many mails ended how, and when the next one is due (milliseconds, null when none waits). */
export type SendReport = Record<Settled, number> & { nextDueAt: number | null };

const RECORD_TRIES = 3;

/**
 * Sends what is due, at most `limit` mails, over `connections` connections at once and one mail after the other on each
 * (MAIL-2). Safe to run in several workers at once. Ends early when the mail server is away. Throws only when the
 * database is away; a mail in flight is then settled by its lapsed lease.
 */
export async function sendDueMails(options: {
	db: Database;
	transport: MailTransport;
	/** Milliseconds since the epoch. */
	clock: () => number;
	limit: number;
	connections?: number;
	/** Opens files of the store; without it mails that carry some wait. */
	openFile?: OpenFile;
}): Promise<SendReport> {
	const { db, transport, clock, limit, connections = 1, openFile = null } = options;
	const report: SendReport = { sent: 0, retried: 0, dead: 0, uncertain: 0, lost: 0, nextDueAt: null };
	await freeLapsedLeases({ db, now: clock() });
	let left = limit;
	let isServerAway = false;
	const mayClaim = () => {
		if (isServerAway || left === 0) return false;
		left -= 1;
		return true;
	};
	const sendOneByOne = async () => {
		let mail = mayClaim() ? await claimDueMail({ db, now: clock() }) : null;
		while (mail !== null) {
			const result = await trySending({ db, transport, clock, openFile }, mail);
			if (result === 'lost') {
				report.lost += 1;
				mail = mayClaim() ? await claimDueMail({ db, now: clock() }) : null;
				continue;
			}
			isServerAway ||= result.outcome === 'retry' && result.isServerAway;
			const nextLeaseToken = mayClaim() ? crypto.randomUUID() : undefined;
			const settled = await recordSurely({ db, mail, result, nextLeaseToken }, clock);
			report[settled] += 1;
			logMail(mail, settled, result);
			mail = nextLeaseToken === undefined ? null : await claimedMail(db, nextLeaseToken);
		}
	};
	await Promise.all(Array.from({ length: connections }, sendOneByOne));
	const [next] = await db
		.select({ at: mailOutbox.nextAttemptAt })
		.from(mailOutbox)
		.where(eq(mailOutbox.state, 'pending'))
		.orderBy(asc(mailOutbox.nextAttemptAt))
		.limit(1);
	report.nextDueAt = next?.at ?? null;
	return report;
}

/** Names the request that wrote the mail, so that it is found from the request and the other way round (OBSERVE-1). */
function logMail({ id, kind, attempts, requestId }: ClaimedMail, outcome: Settled, result: SendResult): void {
	const reason = result.outcome === 'sent' ? null : result.reason;
	logEvent(
		'mail',
		{ mail: id, kind, outcome, attempts, reason, writtenBy: requestId },
		outcome === 'sent' ? 'info' : 'warn',
	);
}

type Sending = { db: Database; transport: MailTransport; clock: () => number; openFile: OpenFile | null };

async function trySending(
	{ db, transport, clock, openFile }: Sending,
	mail: ClaimedMail,
): Promise<SendResult | 'lost'> {
	let hasStartedData = false;
	let files: MailFile[];
	try {
		files = await mailFiles(db, mail, openFile);
	} catch {
		return { outcome: 'retry', reason: 'files', isServerAway: false };
	}
	try {
		return await transport.send({ ...mail, files }, async () => {
			await markDataStarted({ db, no: mail.no, leaseToken: mail.leaseToken, now: clock() });
			hasStartedData = true;
		});
	} catch (error) {
		if (error instanceof LeaseLost) return 'lost';
		const reason = `unexpected ${error instanceof Error ? error.name : 'fault'}`;
		return hasStartedData ? { outcome: 'uncertain', reason } : { outcome: 'retry', reason, isServerAway: false };
	}
}

/** A result that cannot be written would turn a sent mail into an uncertain one: worth more than one try. */
async function recordSurely(what: Omit<Parameters<typeof recordSendResult>[0], 'now'>, clock: () => number) {
	for (let count = 1; ; count += 1) {
		try {
			return await recordSendResult({ ...what, now: clock() });
		} catch (error) {
			if (count === RECORD_TRIES) throw error;
			await new Promise((resolve) => setTimeout(resolve, count * 250));
		}
	}
}
