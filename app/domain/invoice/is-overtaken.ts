import { breaksConstraint } from '#db/broken-constraint';

/** Whether a write failed since what it invoices was invoiced or changed at the same moment. */
export function isInvoiceOvertaken(error: unknown): boolean {
	return (
		breaksConstraint(error, 'invoice.cause', 'unique') || breaksConstraint(error, 'concierge_job.version', 'not null')
	);
}
