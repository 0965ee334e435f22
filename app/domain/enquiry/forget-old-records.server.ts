import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { crashReport } from '#db/schema/crash-report';
import { enquiry } from '#db/schema/enquiry';
import { frontendLog } from '#db/schema/frontend-log';
import { hotelInvitation } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { ledgerTransfer } from '#db/schema/ledger';
import { mailOutbox } from '#db/schema/mail';
import { newsletterSubscription as subscription } from '#db/schema/newsletter';
import { nightBlock } from '#db/schema/night-block';
import { proposal } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import { forgetPersonStatements } from '../proposal/forget-persons.server';

const DAY = 86_400_000;

/** How long we keep what names a person, as the privacy policy says; mails that wait for a decision stay until it is made. */
export const RETENTION_DAYS = {
	enquiry: 730,
	lead: 730,
	/** Nights that were held for a named person. */
	hold: 730,
	/** That led to no contract. */
	proposal: 730,
	mail: 730,
	newsletterMail: 30,
	crashReport: 90,
	frontendLog: 30,
	/** Never confirmed, so there is no consent to keep. */
	unconfirmedSubscription: 30,
	/** Counted from the end of its link: the invited person has given us nothing. */
	hotelInvitation: 90,
	/** What was agreed to can be asked about for three years after its end. */
	endedSubscription: 1095,
} as const;

/**
 * Deletes enquiries, leads that came to nothing, holds that ended, subscriptions that ended or were never confirmed, invitations that led nowhere, mails,
 * crash reports and notes on use whose time is over, and the persons of proposals that came to nothing (PRIVACY-8), in one transaction. Confirmed
 * bookings stay: they are contracts. Times are milliseconds.
 */
export async function forgetOldRecords({ db, now }: { db: Database; now: number }): Promise<void> {
	const before = (days: number) => now - days * DAY;
	const isOldProposal = sql`(${proposal.personKey} is not null and ${lt(proposal.updatedAt, before(RETENTION_DAYS.proposal))}
		and not exists (select 1 from ${lead} where ${lead.no} = ${proposal.approvedNo} and ${lead.status} in ('confirmedOption', 'confirmedBooking')))`;
	await writeBatch(db, [
		// Before their leads go.
		...forgetPersonStatements(db, isOldProposal, now),
		db.delete(enquiry).where(lt(enquiry.createdAt, before(RETENTION_DAYS.enquiry))),
		db.delete(lead).where(
			and(
				lt(lead.updatedAt, before(RETENTION_DAYS.lead)),
				notInArray(lead.status, ['confirmedOption', 'confirmedBooking']),
				// What was booked once stands in the books.
				sql`not exists (select 1 from ${ledgerTransfer} where ${ledgerTransfer.leadNo} = ${lead.no})`,
			),
		),
		db.delete(nightBlock).where(and(eq(nightBlock.kind, 'hold'), lt(nightBlock.endedAt, before(RETENTION_DAYS.hold)))),
		db
			.delete(mailOutbox)
			.where(and(inArray(mailOutbox.state, ['sent', 'dead']), lt(mailOutbox.createdAt, before(RETENTION_DAYS.mail)))),
		db
			.delete(mailOutbox)
			.where(
				and(
					inArray(mailOutbox.kind, ['newsletter-confirm', 'newsletter-welcome']),
					inArray(mailOutbox.state, ['sent', 'dead']),
					lt(mailOutbox.createdAt, before(RETENTION_DAYS.newsletterMail)),
				),
			),
		db
			.delete(subscription)
			.where(
				or(
					and(
						eq(subscription.state, 'unconfirmed'),
						lt(subscription.consentedAt, before(RETENTION_DAYS.unconfirmedSubscription)),
					),
					and(
						eq(subscription.state, 'unsubscribed'),
						lt(subscription.unsubscribedAt, before(RETENTION_DAYS.endedSubscription)),
					),
				),
			),
		db.delete(hotelInvitation).where(lt(hotelInvitation.expiresAt, before(RETENTION_DAYS.hotelInvitation))),
		db.delete(frontendLog).where(lt(frontendLog.createdAt, before(RETENTION_DAYS.frontendLog))),
		db.delete(crashReport).where(lt(crashReport.lastSeenAt, before(RETENTION_DAYS.crashReport))),
	]);
}
