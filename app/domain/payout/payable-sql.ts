/**
 * Leads whose commission can be paid out, as a condition on `lead l` (PAYOUT-1): due by `:today`, not paid, not disputed, in no run, its client has paid,
 * the agency is none of a brand's own team. The words of the index `lead_commission_unpaid` stand in it.
 */
export const PAYABLE_SQL = `l."status" = 'confirmedBooking' and l."commission_due_date" is not null and l.commission_due_date <= :today
	and l."commission_paid_at" is null and l."commission_disputed_at" is null and l.agency_no is not null and l.deleted_at is null
	and not exists (select 1 from travel_agency t where t.no = l.agency_no and t.team_brand_key is not null)
	and not exists (select 1 from payout_item x where x.lead_no = l.no and x.is_discarded = 0)
	and not exists (select 1 from instalment i where i.lead_no = l.no and i.minor > i.received_minor + i.waived_minor)`;

/** The markup that we owe for a lead, in minor units: a hotel is paid by its guests. */
export const MARKUP_SQL = 'iif(l.hotel_no is null, coalesce(l.approved_markup_minor, l.markup_minor, 0), 0)';

/** What an agency gets for a lead. */
export const EARNED_SQL = `(coalesce(l.commission_minor, 0) + ${MARKUP_SQL})`;

/** What the client pays for a lead; null for a hotel, which is paid by its guests. */
export const GROSS_SQL = `iif(l.hotel_no is null, l.total_minor + ${MARKUP_SQL}, null)`;
