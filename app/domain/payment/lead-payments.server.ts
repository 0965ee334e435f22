import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { heldInvoice, invoiceRecipient } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { instalment, paymentLink, paymentReminder } from '#db/schema/payment';
import { property } from '#db/schema/property';
import { refund } from '#db/schema/refund';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { knownBrands } from '../brand/known-brands';
import { noticesStatement } from '../client-notice/list-notices.server';
import { depositOpenMinor, depositState } from '../deposit/deposit-state';
import { depositStatement } from '../deposit/read-deposit.server';
import { readGaps } from '../invoice/held-statements';
import { invoicesOfLead, listedInvoices } from '../invoice/read-invoice.server';
import { leadPath } from '../lead/lead-path';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { hotelToday } from '../offer/hotel-today';
import { CLIENT_EMAIL, CLIENT_LANGUAGE, REMINDERS_STOPPED_AT } from './client-of-lead.server';
import { spacedReference } from './creditor-reference';
import { instalmentState, openMinor } from './instalment-state';
import { moneyStatements, readMoney } from './money-of-lead.server';
import { linkUrl } from './payment-links.server';
import { DEPOSIT_PART, paymentReference } from './payment-reference';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings' | 'linkOrigin'>;

export type LeadPayments = NonNullable<Awaited<ReturnType<typeof readLeadPayments>>>;

/**
 * What a booking owes and what came in, for its page (MONEY-6): instalments with their states and working links, payments, and the client's
 * credit. One round trip. Null where there is no money of ours: no booking yet, or rooms of a hotel. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function readLeadPayments({ ctx, leadId }: { ctx: Ctx; leadId: string }) {
	const { db, now, today } = ctx;
	const actor = requireActor(ctx, 'partners');
	const isOwn = and(eq(lead.id, leadId), leadScopeCondition(db, leadScope(ctx)));
	const ownNo = sql`(select ${lead.no} from ${lead} where ${isOwn})`;
	const [
		[found],
		instalmentRows,
		paymentRows,
		links,
		reminders,
		invoices,
		[recipient],
		[deposit],
		refunds,
		held,
		told,
	] = await db.batch([
		db
			.select({
				...{ brandKey: lead.brandKey, currency: lead.currency, status: lead.status, hotelNo: lead.hotelNo },
				bookingNumber: lead.bookingNumber,
				...{ timeZone: operator.timeZone, email: CLIENT_EMAIL, language: CLIENT_LANGUAGE },
				remindersStoppedAt: REMINDERS_STOPPED_AT,
			})
			.from(lead)
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.leftJoin(operator, eq(operator.no, property.operatorNo))
			.where(isOwn),
		...moneyStatements(db, ownNo),
		db
			.select({
				...{ id: paymentLink.id, tokenHash: paymentLink.tokenHash },
				...{ instalmentId: instalment.id, createdAt: paymentLink.createdAt },
			})
			.from(paymentLink)
			.leftJoin(instalment, eq(instalment.no, paymentLink.instalmentNo))
			.where(and(eq(paymentLink.leadNo, ownNo), isNull(paymentLink.withdrawnAt), gt(paymentLink.expiresAt, now)))
			.orderBy(desc(paymentLink.no)),
		db
			.select({
				...{ dueDate: paymentReminder.dueDate, kind: paymentReminder.kind, receiver: paymentReminder.receiver },
				...{ openMinor: paymentReminder.openMinor, createdAt: paymentReminder.createdAt },
				isDeposit: paymentReminder.isDeposit,
			})
			.from(paymentReminder)
			.where(eq(paymentReminder.leadNo, ownNo))
			.orderBy(desc(paymentReminder.createdAt)),
		invoicesOfLead(db, ownNo),
		db
			.select({
				...{ company: invoiceRecipient.company, vatId: invoiceRecipient.vatId, street: invoiceRecipient.street },
				...{ postalCode: invoiceRecipient.postalCode, town: invoiceRecipient.town },
				...{ countryCode: invoiceRecipient.countryCode, buyerReference: invoiceRecipient.buyerReference },
			})
			.from(invoiceRecipient)
			.where(eq(invoiceRecipient.leadNo, ownNo)),
		depositStatement(db, ownNo),
		db
			.select({
				...{ id: refund.id, kind: refund.kind, state: refund.state, currency: refund.currency, minor: refund.minor },
				...{ retainedMinor: refund.retainedMinor, reason: refund.reason, paidOn: refund.paidOn },
			})
			.from(refund)
			.where(and(eq(refund.leadNo, ownNo), ne(refund.state, 'withdrawn')))
			.orderBy(asc(refund.no)),
		db
			.select({ subject: heldInvoice.subject, gaps: heldInvoice.gaps, operatorName: operator.name })
			.from(heldInvoice)
			.leftJoin(operator, eq(operator.no, heldInvoice.operatorNo))
			.where(eq(heldInvoice.leadNo, ownNo))
			.orderBy(desc(heldInvoice.subject)),
		noticesStatement(db, ownNo),
	]);
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	const { brandKey, currency, status } = found;
	if (found.hotelNo !== null || (status !== 'confirmedBooking' && status !== 'cancelledBooking')) return null;
	const bank = knownBrands().of(brandKey).bankAccount;
	const { instalments, payments, creditMinor } = readMoney(instalmentRows, paymentRows);
	const withUrls = await Promise.all(
		links.map(async ({ tokenHash, ...link }) => ({
			...link,
			url: await linkUrl(ctx, { id: link.id, tokenHash, brandKey }),
		})),
	);
	const day = hotelToday({ today, now }, found.timeZone ?? 'Europe/Zurich');
	const isAllowed = (group: 'agentDashboard' | 'money') => evaluateAccess(group, actor, ctx.brand) === 'allowed';
	return {
		currency,
		instalments: instalments.map((each) => ({
			...each,
			openMinor: openMinor(each),
			state: instalmentState(each, day),
			link: withUrls.find(({ instalmentId }) => instalmentId === each.id) ?? null,
		})),
		payments: payments.map(({ reversedAt, ...each }) => ({ ...each, isReversed: reversedAt !== null })),
		creditMinor,
		/** What is held for damages; null where none was agreed. */
		deposit: deposit ? { ...deposit, openMinor: depositOpenMinor(deposit), state: depositState(deposit) } : null,
		/** By which a transfer of it is known; null without an account of the brand. */
		depositReference:
			deposit && bank
				? spacedReference(paymentReference({ bookingNumber: found.bookingNumber, part: DEPOSIT_PART }, bank.iban))
				: null,
		/** What goes back to the client, or has gone; the earliest first. */
		refunds,
		/** What was issued, the earliest first, and where it is. */
		invoices: await listedInvoices(invoices),
		/** Invoices that wait, that of the stay first (INVOICE-9). `gaps`: what is missing of the issuer, for the team alone. */
		heldInvoices: held.map(({ subject, gaps, operatorName }) => ({
			...{ subject, operatorName, brandKey, brandName: knownBrands().of(brandKey).name },
			gaps: isAllowed('money') ? readGaps(gaps) : [],
		})),
		/** The company that it is invoiced to. */
		recipient: recipient ?? null,
		invoicesPath: isAllowed('money') ? '/partner/money/invoices' : `${leadPath(leadId)}/invoices`,
		/** Links that ask for all that is due. */
		wholeLinks: withUrls.filter(({ instalmentId }) => instalmentId === null),
		reminders,
		/** What else the client was told, the latest first; what the trip page needs is with the trip. */
		notices: told.filter(({ minor }) => minor !== null),
		remindersStoppedAt: found.remindersStoppedAt,
		client: { email: found.email, language: found.language },
		hasAccount: bank !== null,
		mayLink: isAllowed('agentDashboard'),
		mayRecord: isAllowed('money'),
		today,
		/** Of the form of the next payment, so that it is booked once. */
		formKey: crypto.randomUUID(),
	};
}
