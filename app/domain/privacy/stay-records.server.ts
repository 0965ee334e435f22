import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client';
import { conciergeEvent, conciergeJob } from '#db/schema/concierge';
import { enquiry, enquiryNote } from '#db/schema/enquiry';
import { invoice, invoiceRecipient } from '#db/schema/invoice';
import { lead, leadEdit, leadEvent, leadRoom } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { refund, securityDeposit } from '#db/schema/refund';

/** What belongs to a client's leads and enquiries beyond the rows that name the client: services, steps, corrections, money and notes (PRIVACY-9). */
export function stayQueries(db: Database, { leads, enquiries }: { leads: SQL; enquiries: SQL }) {
	const own = db.select({ no: lead.no }).from(lead).where(leads);
	const jobs = db.select({ no: conciergeJob.no }).from(conciergeJob).where(inArray(conciergeJob.leadNo, own));
	return [
		db
			.select({
				...{ no: conciergeJob.no, leadNo: conciergeJob.leadNo, state: conciergeJob.state, kind: conciergeJob.kind },
				...{ name: conciergeJob.nameEn, quantity: conciergeJob.quantity, unit: conciergeJob.unit },
				...{ day: conciergeJob.day, time: conciergeJob.time, pickUp: conciergeJob.pickUp },
				...{ dropOff: conciergeJob.dropOff, flight: conciergeJob.flight, adults: conciergeJob.adults },
				...{ children: conciergeJob.children, note: conciergeJob.note, currency: conciergeJob.currency },
				...{ priceMinor: conciergeJob.priceMinor, proposedNote: conciergeJob.proposedNote },
				...{ doneNote: conciergeJob.doneNote, endReason: conciergeJob.endReason, createdAt: conciergeJob.createdAt },
			})
			.from(conciergeJob)
			.where(inArray(conciergeJob.leadNo, own))
			.orderBy(asc(conciergeJob.no)),
		db
			.select({
				...{ jobNo: conciergeEvent.jobNo, move: conciergeEvent.move, toState: conciergeEvent.toState },
				...{ party: conciergeEvent.party, note: conciergeEvent.note, createdAt: conciergeEvent.createdAt },
			})
			.from(conciergeEvent)
			.where(inArray(conciergeEvent.jobNo, jobs))
			.orderBy(asc(conciergeEvent.jobNo), asc(conciergeEvent.version)),
		db
			.select({
				...{ leadNo: leadEvent.leadNo, fromStatus: leadEvent.fromStatus, toStatus: leadEvent.toStatus },
				...{ note: leadEvent.note, createdAt: leadEvent.createdAt },
			})
			.from(leadEvent)
			.where(inArray(leadEvent.leadNo, own))
			.orderBy(asc(leadEvent.leadNo), asc(leadEvent.version)),
		db
			.select({
				...{ leadNo: leadEdit.leadNo, field: leadEdit.field, before: leadEdit.before, after: leadEdit.after },
				createdAt: leadEdit.createdAt,
			})
			.from(leadEdit)
			.where(inArray(leadEdit.leadNo, own))
			.orderBy(asc(leadEdit.leadNo), asc(leadEdit.version)),
		db
			.select({
				...{ leadNo: payment.leadNo, way: payment.way, currency: payment.currency, minor: payment.minor },
				...{ isDeposit: payment.isDeposit, receivedOn: payment.receivedOn, reversedAt: payment.reversedAt },
			})
			.from(payment)
			.where(inArray(payment.leadNo, own))
			.orderBy(asc(payment.leadNo), asc(payment.receivedOn)),
		db
			.select({
				...{ leadNo: refund.leadNo, kind: refund.kind, state: refund.state, currency: refund.currency },
				...{ minor: refund.minor, retainedMinor: refund.retainedMinor, reason: refund.reason },
				...{ payeeEnd: refund.payeeEnd, paidOn: refund.paidOn, createdAt: refund.createdAt },
			})
			.from(refund)
			.where(inArray(refund.leadNo, own))
			.orderBy(asc(refund.no)),
		db
			.select({
				...{ leadNo: securityDeposit.leadNo, kind: securityDeposit.kind, currency: securityDeposit.currency },
				...{ minor: securityDeposit.minor, receivedMinor: securityDeposit.receivedMinor },
				...{ returnedMinor: securityDeposit.returnedMinor, retainedMinor: securityDeposit.retainedMinor },
				...{ retainedReason: securityDeposit.retainedReason, settledAt: securityDeposit.settledAt },
			})
			.from(securityDeposit)
			.where(inArray(securityDeposit.leadNo, own)),
		db
			.select({
				...{ leadNo: invoice.leadNo, number: invoice.number, kind: invoice.kind, issuedOn: invoice.issuedOn },
				...{ currency: invoice.currency, minor: invoice.minor },
			})
			.from(invoice)
			.where(inArray(invoice.leadNo, own))
			.orderBy(asc(invoice.leadNo), asc(invoice.no)),
		db.select().from(invoiceRecipient).where(inArray(invoiceRecipient.leadNo, own)),
		db
			.select({
				...{ leadNo: leadRoom.leadNo, roomName: leadRoom.roomName, rateName: leadRoom.rateName },
				...{ adults: leadRoom.adults, childrenAges: leadRoom.childrenAges },
				...{ bedConfiguration: leadRoom.bedConfiguration, totalMinor: leadRoom.totalMinor },
			})
			.from(leadRoom)
			.where(inArray(leadRoom.leadNo, own))
			.orderBy(asc(leadRoom.leadNo), asc(leadRoom.position)),
		db
			.select({ enquiryNo: enquiryNote.enquiryNo, body: enquiryNote.body, createdAt: enquiryNote.createdAt })
			.from(enquiryNote)
			.where(inArray(enquiryNote.enquiryNo, db.select({ no: enquiry.no }).from(enquiry).where(enquiries)))
			.orderBy(asc(enquiryNote.enquiryNo), asc(enquiryNote.createdAt)),
	] as const;
}

/** The rows of one lead, without its number. */
export function ofLead<Row extends { leadNo: number }>(rows: readonly Row[], no: number): Omit<Row, 'leadNo'>[] {
	return rows.filter(({ leadNo }) => leadNo === no).map(({ leadNo, ...row }) => row);
}
