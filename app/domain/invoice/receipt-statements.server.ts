import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { invoice, invoiceKey, invoiceRecipient } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import type { NamedStatement } from '#db/write-batch';
import { knownBrands } from '../brand/known-brands';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { houseName } from '../lead/property-name';
import { isCurrency } from '../money/money';
import { CLIENT_LANGUAGE } from '../payment/client-of-lead.server';
import { freezeInvoice, openInvoicePerson } from './freeze-invoice.server';
import type { ReceiptContent } from './invoice-content';
import { brandParty, receiptSeries } from './invoice-issuer';
import { issueStatements } from './issue-statements';

type Received = Pick<typeof payment.$inferInsert, 'id' | 'leadNo' | 'brandKey' | 'way' | 'minor' | 'receivedOn'> & {
	currency: string;
};

type Moment = { now: number; actor: string };

/** The receipt of a payment, for the transaction that books it, after its row (INVOICE-5). Throws DomainError 'unavailable'. */
export async function receiptStatements(db: Database, received: Received, moment: Moment): Promise<NamedStatement[]> {
	const { id, leadNo, brandKey, way, currency, minor, receivedOn } = received;
	const brand = knownBrands().of(brandKey);
	const [[booked], [standing]] = await db.batch([
		db
			.select({
				...{ bookingNumber: lead.bookingNumber, propertyName: lead.propertyName, language: CLIENT_LANGUAGE },
				...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, checkIn: lead.checkIn },
				...{ checkOut: lead.checkOut, name: property.name, placeEn: place.nameEn, placeDe: place.nameDe },
				...{ street: lead.address, postalCode: lead.postalCode, town: lead.city, country: lead.country },
				...{ buyerReference: lead.clientReference, recipient: invoiceRecipient },
			})
			.from(lead)
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.leftJoin(place, eq(place.no, property.placeNo))
			.leftJoin(invoiceRecipient, eq(invoiceRecipient.leadNo, lead.no))
			.where(eq(lead.no, leadNo)),
		db
			.select({ number: invoice.number, issuedOn: invoice.issuedOn })
			.from(invoice)
			.where(and(eq(invoice.leadNo, leadNo), eq(invoice.kind, 'invoice'), isNull(invoice.jobNo), isOnlyInvoice(leadNo)))
			.orderBy(desc(invoice.no))
			.limit(1),
	]);
	if (!booked || !isCurrency(currency)) return [];
	const { bookingNumber, language, checkIn, checkOut, placeEn, placeDe, recipient } = booked;
	const content: Omit<ReceiptContent, 'person'> = {
		...{ format: 1, kind: 'receipt', language, currency, bookingNumber, minor, receivedOn, way, corrects: null },
		issuedOn: todayInZone(new Date(moment.now), PRODUCT_ZONE),
		seller: brandParty(brand),
		stay: { property: booked.name ?? houseName(booked.propertyName), placeEn, placeDe, checkIn, checkOut },
		invoice: standing ?? null,
	};
	const frozen = await freezeInvoice<ReceiptContent>(content, {
		name: [booked.firstName, booked.lastName].filter(Boolean).join(' '),
		...(recipient
			? { company: recipient.company, vatId: recipient.vatId, street: recipient.street }
			: { company: null, vatId: null, street: booked.street }),
		...{ postalCode: (recipient ?? booked).postalCode, town: (recipient ?? booked).town },
		country: recipient ? recipient.countryCode : booked.country,
		buyerReference: recipient ? recipient.buyerReference : booked.buyerReference,
	});
	const cause = `payment:${id}`;
	return issueStatements({ ...moment, frozen, series: receiptSeries(brand), cause, leadNo, brandKey, paymentId: id });
}

/** Invoices of the stay, unless services are invoiced too: what a payment is for is then not said by one number. */
function isOnlyInvoice(leadNo: number) {
	return sql`not exists (select 1 from invoice s where s.lead_no = ${leadNo} and s.job_no is not null and s.kind = 'invoice'
		and not exists (select 1 from invoice c where c.corrects_no = s.no))`;
}

/**
 * What takes the receipts of payments back, for the transaction that takes the payments back, whose condition has been checked before it. Payments without a
 * receipt have nothing to take back. Throws DomainError 'unavailable'.
 */
export async function reversalStatements(
	db: Database,
	paymentNos: readonly number[],
	moment: Moment,
): Promise<NamedStatement[]> {
	const rows = await db
		.select({
			...{ no: invoice.no, id: invoice.id, number: invoice.number, issuedOn: invoice.issuedOn, series: invoice.series },
			...{ content: invoice.content, person: invoice.person, key: invoiceKey.key, paymentId: payment.id },
			...{ leadNo: invoice.leadNo, brandKey: invoice.brandKey },
		})
		.from(invoice)
		.innerJoin(payment, eq(payment.no, invoice.paymentNo))
		.leftJoin(invoiceKey, eq(invoiceKey.invoiceNo, invoice.no))
		.where(and(inArray(invoice.paymentNo, [...paymentNos]), eq(invoice.kind, 'receipt'), isNull(payment.reversedAt)));
	const all = rows.map(async ({ no, id, number, issuedOn, series, paymentId, leadNo, brandKey, ...row }) => {
		const content: Omit<ReceiptContent, 'person'> = {
			...(JSON.parse(row.content) as ReceiptContent),
			...{ kind: 'reversal', issuedOn: todayInZone(new Date(moment.now), PRODUCT_ZONE) },
			corrects: { number, issuedOn },
		};
		const person = await openInvoicePerson({ id, person: row.person, key: row.key });
		const frozen = await freezeInvoice<ReceiptContent>(content, person ?? NO_ONE);
		const cause = `reversal:${paymentId}`;
		return issueStatements({ ...moment, frozen, series, cause, leadNo, brandKey, paymentId, correctsNo: no });
	});
	return (await Promise.all(all)).flat();
}

/** Of a client who was erased. */
const NO_ONE = {
	...{ name: '–', company: null, vatId: null, street: null, postalCode: null, town: null },
	...{ country: null, buyerReference: null },
};
