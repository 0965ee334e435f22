import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { publishCatalogue } from '#db/derived/publish';
import { audit } from '#db/schema/audit';
import { card } from '#db/schema/card';
import { idempotencyKey } from '#db/schema/idempotency';
import { invoice, invoiceKey } from '#db/schema/invoice';
import { lead, leadEvent } from '#db/schema/lead';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { mailOutbox } from '#db/schema/mail';
import { payment } from '#db/schema/payment';
import { propertyNight } from '#db/schema/property-night';
import { rateWindow } from '#db/schema/rate-window';
import { refund, securityDeposit } from '#db/schema/refund';
import { stayRate } from '#db/schema/stay';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { NOW } from '../enquiry/enquiry-context';

let made = 0;

/** A lead in the database, asked for as the booking form asks: the catered week from 20 February. */
export async function insertLead(db: Database, given: Partial<typeof lead.$inferInsert> = {}) {
	made += 1;
	const values = {
		id: `lead_${String(made).padStart(4, '0')}`,
		brandKey: 'consumer',
		status: 'requestedBooking' as LeadStatus,
		language: 'en' as const,
		propertyNo: 1,
		propertyName: 'Chalet Aurikel',
		checkIn: '2027-02-20',
		checkOut: '2027-02-27',
		serviceLevel: 'catered' as const,
		pax: 4,
		clientFirstName: 'Ada',
		clientLastName: 'Thorne',
		currency: 'EUR' as const,
		createdBy: 'anonymous',
		updatedAt: NOW,
		...given,
	};
	await db.insert(lead).values(values);
	return { id: values.id, version: 1 };
}

/** Nights taken, as dates. */
export async function takenNights(db: Database): Promise<string[]> {
	const rows = await db.select({ night: propertyNight.night }).from(propertyNight).orderBy(propertyNight.night);
	return rows.map(({ night }) => night);
}

/** Status by check-in of the catered stays. */
export async function stayStatuses(db: Database): Promise<Record<string, string>> {
	const rows = await db
		.select({ checkIn: stayRate.checkIn, status: stayRate.status })
		.from(stayRate)
		.where(eq(stayRate.level, 2));
	return Object.fromEntries(rows.map(({ checkIn, status }) => [checkIn, status]));
}

/** Everything written by leads is gone, the property is as it was. */
export async function forgetLeads(db: Database): Promise<void> {
	// The books are never deleted; a test begins with new ones.
	for (const trigger of ['ledger_transfer_kept', 'invoice_kept', 'audit_kept'])
		await db.$client.execute(`drop trigger if exists ${trigger}`);
	await db.batch([
		db.delete(invoiceKey),
		// Those that take others back first.
		db.delete(invoice).where(isNotNull(invoice.correctsNo)),
		db.delete(invoice),
		db.delete(refund),
		db.delete(securityDeposit),
		db.delete(ledgerTransfer),
		db.delete(ledgerAccount),
		db.delete(payment),
		db.delete(mailOutbox),
		db.delete(audit),
		db.delete(leadEvent),
		db.delete(propertyNight),
		db.delete(lead),
		db.delete(card),
		db.delete(idempotencyKey),
		db.delete(rateWindow),
	]);
	await db.$client.execute(
		'update stay_rate set status = offered_status, offered_status = null where offered_status is not null',
	);
	await publishCatalogue(db, { now: NOW });
}
