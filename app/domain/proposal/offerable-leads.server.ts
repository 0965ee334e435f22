import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import type { RequestContext } from '~/context';
import { wordsMatch } from '../lead/dashboard/words-match';
import { OFFERABLE } from './proposal-limits';
import { requireProposer } from './proposal-scope.server';

const row = z
	.object({
		id: z.string(),
		booking_number: z.string(),
		status: z.enum(LEAD_STATUSES),
		client_first_name: z.string(),
		client_last_name: z.string(),
		name: z.string(),
		check_in: z.string(),
		check_out: z.string(),
		currency: z.enum(CURRENCY_CODES),
		subtotal_minor: z.number().nullable(),
	})
	.transform((found) => ({
		id: found.id,
		bookingNumber: found.booking_number,
		status: found.status,
		firstName: found.client_first_name,
		lastName: found.client_last_name,
		name: found.name,
		checkIn: found.check_in,
		checkOut: found.check_out,
		currency: found.currency,
		/** In minor units; null where it was on request. */
		priceMinor: found.subtotal_minor,
	}));

export type OfferableLead = z.infer<typeof row>;

const SHOWN = 20;

/** Newest leads, or matches of words, that are looked at before those that cannot be offered are left out. */
const MOST_LOOKED_AT = 1_000;

/** Words of more letters find nothing. */
const LONGEST_QUERY = 80;

/**
 * Leads of the agency that can become options, those of one client first, then the newest; of a query, those in which every word begins a word
 * of client, references, property, hotel or place. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function offerableLeads({
	ctx,
	client,
	query = '',
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
	client: { firstName: string; lastName: string };
	query?: string;
}): Promise<OfferableLead[]> {
	const { agency } = requireProposer(ctx);
	const words = query.trim();
	if (words.length > LONGEST_QUERY) return [];
	const match = words === '' ? null : wordsMatch(words, agency.no);
	if (words !== '' && match === null) return [];
	const { rows } = await ctx.db.$client.execute({
		sql: offerableStatement(match !== null),
		args: {
			...{ agency: agency.no, statuses: JSON.stringify(OFFERABLE), today: ctx.today },
			...{ first: client.firstName, last: client.lastName },
			...(match === null ? {} : { match }),
		},
	});
	return rows.map((each) => row.parse({ ...each }));
}

/**
 * Without words the client's leads and the newest are looked up, with words the few hits; both along indexes and within bounds. Names are read
 * for what is shown alone.
 */
function offerableStatement(hasWords: boolean): string {
	const isOfferable =
		'lead.status in (select value from json_each(:statuses)) and lead.check_in > :today and lead.deleted_at is null';
	const isOfClient = 'lead.client_last_name = :last collate nocase and lead.client_first_name = :first collate nocase';
	const found = hasWords
		? `select lead.no from (select rowid as no from lead_words where lead_words match :match order by rowid desc limit ${MOST_LOOKED_AT}) hits
			cross join lead on lead.no = hits.no where lead.agency_no = :agency and ${isOfferable}`
		: `select * from (select no from lead indexed by lead_agency_last_name where agency_no = :agency and ${isOfClient} and ${isOfferable}
				order by no desc limit ${SHOWN})
			union select * from (select lead.no from
				(select no from lead indexed by lead_agency_time where agency_no = :agency order by created_at desc limit ${MOST_LOOKED_AT}) newest
				cross join lead on lead.no = newest.no where ${isOfferable} limit ${SHOWN})`;
	return `with found as materialized (${found}), chosen as materialized (
			select lead.no, ${isOfClient} as is_client from found cross join lead on lead.no = found.no
			order by is_client desc, lead.created_at desc, lead.no desc limit ${SHOWN})
		select l.id, l.booking_number, l.status, l.client_first_name, l.client_last_name, coalesce(h.name, p.name, l.property_name) as name,
			l.check_in, l.check_out, l.currency, l.subtotal_minor
		from chosen cross join lead l on l.no = chosen.no left join hotel h on h.no = l.hotel_no left join property p on p.no = l.property_no
		order by chosen.is_client desc, l.created_at desc, l.no desc`.replace(/\s+/g, ' ');
}
