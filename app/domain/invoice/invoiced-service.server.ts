import { sql } from 'drizzle-orm';
import { invoice } from '#db/schema/invoice';
import type { InvoicedService } from './invoice-content';

/** The name of the service that a row of `invoice` is about; null for the stay, receipts and their reversals. */
export const INVOICED_SERVICE = sql<
	string | null
>`iif(${invoice.jobNo} is null, null, ${invoice.content} -> '$.lines[0].service')`.mapWith(
	(text: string): Pick<InvoicedService, 'nameEn' | 'nameDe'> => JSON.parse(text),
);
