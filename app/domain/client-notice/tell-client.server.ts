import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { clientNotice } from '#db/schema/client-notice';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import type { REMINDER_RECEIVERS } from '#db/schema/money-enums';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { Settings } from '~/platform/env';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { auditedWrite } from '../administration/audited-write.server';
import { configuredOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import type { Language } from '../language/language';
import type { LeadStatus } from '../lead/lead-status';
import { mailBrand } from '../mail/mail-brand';
import type { ClientNews } from '../mail/messages/client-news-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import type { MailDescription } from '../mail/render/mail-description';
import { CLIENT_EMAIL } from '../payment/client-of-lead.server';
import { ERASED } from '../privacy/erased';
import { reachGuest } from '../trip/reach-guest.server';
import type { TripRow } from '../trip/read-trip.server';
import { tripLinkEnd } from '../trip/trip-token';

export type NewsCtx = { db: Database; now: number; settings: Settings };

/** What of a booking is needed to write to its client; for a query of `lead`. */
export const TELLABLE_BOOKING = {
	...{ leadNo: lead.no, leadId: lead.id, brandKey: lead.brandKey, status: lead.status, origin: lead.origin },
	...{ clientEmail: CLIENT_EMAIL, agentLanguage: lead.language, clientLastName: lead.clientLastName },
};

type TellableBooking = {
	leadNo: number;
	leadId: string;
	brandKey: string;
	status: LeadStatus;
	origin: string | null;
	clientEmail: string | null;
	agentLanguage: Language;
	clientLastName: string;
};

/** A client's mail as far as every one of them is alike, and the booking as its page reads it. */
export type NewsFrame = { news: ClientNews; trip: TripRow };

type Told = {
	ctx: NewsCtx;
	booking: TellableBooking;
	/** Of the mail and the audit row. */
	kind: string;
	action?: string;
	/** Writes down that it was told, once. */
	record: (receiver: Receiver) => BuiltStatement;
	/** Null: there is nothing to tell after all. */
	content: (frame: NewsFrame) => MailDescription | null;
	/** Holds until someone has told it. */
	isUntold: SQL;
	/** Take it off what is to be told; `isSilent` where there is no one to tell. */
	marks?: (isSilent: boolean) => readonly BuiltStatement[];
};

type Receiver = (typeof REMINDER_RECEIVERS)[number];

const SCHEDULE = { id: 'system', role: 'system' } as const;

/**
 * Tells the client of a booking something once (MONEY-14), or the agent where no address is known: mail, notice, marks and audit row in one transaction. The
 * clients that were erased, and bookings without a page, are told nothing, and what there was to tell is marked. Gives whether a mail was written. Throws
 * DomainError 'unavailable'.
 */
export async function tellClient(told: Told): Promise<boolean> {
	const { ctx, booking, kind, action = 'client.told', record, content, isUntold, marks = () => [] } = told;
	const { db, now } = ctx;
	const written = await newsOf(ctx, booking, content);
	if (written === 'later') return false;
	if (written === null) {
		const silent = marks(true);
		if (silent.length > 0) await writeBatch(db, silent);
		return false;
	}
	const { mail, receiver } = written;
	try {
		await auditedWrite({
			...{ ctx: { db, now, brand: { key: booking.brandKey } }, actor: SCHEDULE, action },
			subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, booking.leadNo), ne(lead.clientLastName, ERASED), isUntold)}`,
			detail: { kind, receiver },
			statements: [record(receiver), ...marks(false), db.insert(mailOutbox).values(mail(kind))],
		});
		return true;
	} catch (error) {
		// Another run has told it, or it is no longer so.
		const isSettled = error instanceof DomainError && error.code === 'conflict';
		const tables = ['client_notice', 'payment_reminder'];
		if (isSettled || tables.some((table) => breaksConstraint(error, table, 'unique'))) return false;
		throw error;
	}
}

type Notice = Omit<typeof clientNotice.$inferInsert, 'no' | 'receiver' | 'createdAt'>;

/** Writes down what a client was told, for the booking's page; breaks `client_notice_once` where it was told. */
export function noticeRecord({ db, now }: Pick<NewsCtx, 'db' | 'now'>, notice: Notice): Told['record'] {
	return (receiver) => db.insert(clientNotice).values({ ...notice, receiver, createdAt: now });
}

/** Runs one step of a schedule: what fails is reported and does not keep the others. Throws DomainError 'unavailable'. */
export async function eachOnce<Row extends { leadId: string }>(
	rows: readonly Row[],
	tell: (row: Row) => Promise<boolean>,
): Promise<number> {
	let told = 0;
	for (const row of rows) {
		try {
			if (await tell(row)) told += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			logFault('a client could not be told', error, { about: row.leadId });
		}
	}
	return told;
}

/** The mail to write; null: there is no one to tell, or nothing; `later`: it cannot be known now. */
async function newsOf(ctx: NewsCtx, booking: TellableBooking, content: Told['content']) {
	const { db, now, settings } = ctx;
	const { leadNo, brandKey, status, clientEmail, agentLanguage } = booking;
	if (booking.clientLastName === ERASED) return null;
	if (status !== 'confirmedBooking' && status !== 'cancelledBooking') return null;
	const origin = booking.origin ?? configuredOrigin(knownBrands().of(brandKey), settings.BRAND_ORIGINS);
	if (origin === null) return null;
	const reached = await reachGuest({ db, now, settings }, { leadNo, brandKey, status, clientEmail, origin });
	// The database did not answer, so the recipient is unknown.
	if (!reached) return 'later';
	if (!reached.address) return null;
	const { brand, trip, sender, receiver, address, replyTo } = reached;
	const isOver = new Date(now).toISOString().slice(0, 10) > tripLinkEnd(trip.checkOut);
	const description = content({
		trip,
		news: {
			...{ brand: mailBrand(brand, reached.origin), booking: trip, sender, receiver },
			language: receiver === 'client' ? reached.language : agentLanguage,
			url: isOver ? null : reached.url,
		},
	});
	if (description === null) return null;
	const mail = (kind: string) =>
		brandMailValues(
			{ brand, now },
			{ kind: `client-${kind}`, to: { address }, replyTo, content: description },
			{ leadNo: sql<number>`${leadNo}` },
		);
	return { receiver, mail };
}
