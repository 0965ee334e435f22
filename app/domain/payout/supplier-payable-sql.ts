/**
 * Services that a supplier can be paid for, as a condition on `concierge_job j` (PAYOUT-5): done, or called off too late, and neither paid, held back nor in a
 * run. The words of the index `concierge_job_unpaid` stand in it.
 */
export const SUPPLIER_PAYABLE_SQL = `j."owed_net_minor" > 0 and j."supplier_paid_on" is null and j."state" in ('done', 'cancelled')
	and j.supplier_no is not null and j.payment_held_at is null
	and not exists (select 1 from supplier_payout_item x where x.job_no = j.no and x.is_discarded = 0)`;
