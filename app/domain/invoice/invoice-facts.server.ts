import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { heldInvoice, invoiceRecipient } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import { daysBetween, plainDate } from '../date/plain-date';
import type { LeadRecord } from '../lead/find-lead.server';
import { isCurrency, money } from '../money/money';
import { CLIENT_LANGUAGE } from '../payment/client-of-lead.server';
import { priceParts } from '../property/price-parts';
import { OFFERED_STAY } from '../stay/offered-stay.server';
import { readStayRate } from '../stay/read-stay-rate';
import { isServiceLevel } from '../stay/service-level';
import { readTouristTaxes, type TaxTuple, taxesSql } from '../tourist-tax/read-tourist-taxes';
import { type TaxLine, taxOfStay } from '../tourist-tax/tourist-tax';
import { issuedOf, readIssued } from './issued-invoices.server';

export type InvoiceFacts = Awaited<ReturnType<typeof readInvoiceFacts>>;

const NOTHING = { taxes: '[]', language: null, operator: null } as const;

/**
 * What an invoice of a lead's stay needs beside the lead as it will stand: taxes of its place, data of its operator, the rates of its period, to whom it goes and
 * what was issued before and waits. One round trip. Throws DomainError 'unavailable'.
 */
export async function readInvoiceFacts(db: Database, record: LeadRecord) {
	const { no, propertyNo, checkIn, checkOut } = record;
	const [[head = NOTHING], rates, [recipient], [held], issued] = await db.batch([
		db
			.select({
				language: CLIENT_LANGUAGE,
				taxes: sql<string | null>`${sql.raw(taxesSql('property', 'place'))}`,
				operator: {
					...{ no: operator.no, name: operator.name, email: operator.email, legalName: operator.legalName },
					...{ street: operator.street, postalCode: operator.postalCode, town: operator.town },
					...{ countryCode: operator.countryCode, vatId: operator.vatId, vatPercent: operator.vatPercent },
				},
			})
			.from(lead)
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.leftJoin(place, eq(place.no, property.placeNo))
			.leftJoin(operator, eq(operator.no, property.operatorNo))
			.where(eq(lead.no, no)),
		db
			.select(OFFERED_STAY)
			.from(stayRate)
			.where(
				and(eq(stayRate.propertyNo, propertyNo ?? 0), lt(stayRate.checkIn, checkOut), gt(stayRate.checkOut, checkIn)),
			),
		db.select().from(invoiceRecipient).where(eq(invoiceRecipient.leadNo, no)),
		db
			.select({ isForced: heldInvoice.isForced })
			.from(heldInvoice)
			.where(and(eq(heldInvoice.leadNo, no), eq(heldInvoice.subject, 'stay'))),
		issuedOf(db, no, 'stay'),
	]);
	return {
		language: head.language ?? record.language,
		operator: head.operator,
		recipient: recipient ?? null,
		/** An invoice of it waits (INVOICE-9). */
		held: held ?? null,
		levelMinor: levelMinor(record, rates.flatMap(readStayRate)),
		...taxesOf(record, head.taxes),
		issued: readIssued(issued),
	};
}

/** What the chosen level costs beside the simplest one; 0 where today's rates do not give the price. */
function levelMinor({ checkIn, checkOut, serviceLevel, subtotalMinor }: LeadRecord, rates: Rates): number {
	if (!isServiceLevel(serviceLevel) || subtotalMinor === null) return 0;
	const parts = priceParts({
		...{ rates, levels: [0, 1, 2], serviceLevel, priceMinor: subtotalMinor },
		period: { checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) },
	});
	return parts?.levelMinor ?? 0;
}

type Rates = ReturnType<typeof readStayRate>;

/** `included`: what the price holds, in its currency; `onSpot`: what comes on top (PRICE-20). */
function taxesOf(record: LeadRecord, tuples: string | null): { included: TaxLine[]; onSpot: TaxLine[] } {
	const { adults, children, childrenAges, pax, checkIn, checkOut, subtotalMinor, currency } = record;
	if (!isCurrency(currency)) return { included: [], onSpot: [] };
	const tax = taxOfStay({
		taxes: readTouristTaxes(JSON.parse(tuples ?? '[]') as TaxTuple[]),
		party: { adults: adults ?? pax - (children ?? 0), children: children ?? 0, childrenAges },
		nights: daysBetween(plainDate(checkIn), plainDate(checkOut)),
		price: money(subtotalMinor ?? 0, currency),
	});
	const lines = tax?.lines.filter(({ minor }) => minor > 0) ?? [];
	const isHeld = (line: TaxLine) => line.tax.isIncluded && line.currency === currency;
	return { included: lines.filter(isHeld), onSpot: lines.filter(({ tax: each }) => !each.isIncluded) };
}
