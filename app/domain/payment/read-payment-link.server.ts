import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { paymentLink } from '#db/schema/payment';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { isUnavailable } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import type { InvoicedService } from '../invoice/invoice-content';
import { isLanguage, LANGUAGE_QUERY, type Language } from '../language/language';
import type { PictureTuple } from '../picture/stored-picture';
import { DESIGN_COLUMNS, designOf } from '../session/load-actor.server';
import { CLIENT_LANGUAGE } from './client-of-lead.server';
import { isPaymentLinkToken, paymentLinkTokenHash, paymentTokenIn } from './payment-link-token';
import type { RequestedInstalment } from './payment-request';

/** All that a payment link's page is made of; of a link that has ended or was withdrawn, too. */
export type PaymentLinkRow = NonNullable<Awaited<ReturnType<typeof readPaymentLink>>>;

type LinkPaper = {
	id: string;
	kind: 'invoice' | 'receipt';
	number: string;
	/** Of an invoice for a service (INVOICE-10). */
	service: Pick<InvoicedService, 'nameEn' | 'nameDe'> | null;
};

/** Reads a link by its token, in one statement; null for a token that nothing has. Throws DomainError 'unavailable'. */
export async function readPaymentLink({ db }: Pick<RequestContext, 'db'>, token: string) {
	if (!isPaymentLinkToken(token)) return null;
	const [row] = await db
		.select({
			...{ no: paymentLink.no, expiresAt: paymentLink.expiresAt, withdrawnAt: paymentLink.withdrawnAt },
			/** Of the instalment that it asks for; null: of the booking. */
			position: sql<number | null>`(select position from instalment where no = ${paymentLink.instalmentNo})`,
			...{ leadNo: lead.no, brandKey: lead.brandKey, bookingNumber: lead.bookingNumber, status: lead.status },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, currency: lead.currency },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, serviceLevel: lead.serviceLevel },
			...{ propertyName: lead.propertyName, placeEn: place.nameEn, placeDe: place.nameDe },
			name: property.name,
			timeZone: operator.timeZone,
			language: CLIENT_LANGUAGE,
			agency: { name: travelAgency.name, teamBrandKey: travelAgency.teamBrandKey },
			agent: { email: user.email, firstName: user.firstName, lastName: user.lastName },
			design: DESIGN_COLUMNS,
			picture: sql<
				string | null
			>`(select json_array(p.hash, i.alt_en, p.dominant_colour, i.is_mirrored, i.object_position, p.width, p.height,
				i.alt_de) from property_picture i join picture p on p.hash = i.picture_hash where i.property_no = ${lead.propertyNo}
				order by i.position limit 1)`.mapWith((text: string): [...PictureTuple, altDe: string | null] =>
				JSON.parse(text),
			),
			instalments:
				sql`(select json_group_array(json_object('position', position, 'kind', iif(job_no is null, kind, 'service'), 'dueDate', due_date, 'minor', minor,
				'receivedMinor', received_minor, 'waivedMinor', waived_minor, 'service', (select json_array(name_en, name_de) from concierge_job j
				where j.no = job_no))) from (select * from instalment where lead_no = ${lead.no} order by position))`.mapWith(
					(text: string): (RequestedInstalment & { service: [en: string, de: string] | null })[] => JSON.parse(text),
				),
			/** The card payment of the booking that is under way, from this link or another one (MONEY-8); null for none. */
			checkout: sql<
				string | null
			>`(select json_object('linkNo', link_no, 'createdAt', created_at, 'expiresAt', expires_at) from card_checkout
				where lead_no = ${lead.no} and state in ('opening','open') and url is not null)`.mapWith(
				(text: string): { linkNo: number; createdAt: number; expiresAt: number } => JSON.parse(text),
			),
			/** By their days, without those that were taken back. */
			payments:
				sql`(select json_group_array(json_object('receivedOn', received_on, 'minor', minor)) from (select * from payment
				where lead_no = ${lead.no} and reversed_at is null and is_deposit = 0 order by received_on, no))`.mapWith(
					(text: string): { receivedOn: string; minor: number }[] => JSON.parse(text),
				),
			/** Invoices and receipts that were not taken back, the earliest first; invoices to a company are the company's (REVIEW-2). */
			papers:
				sql`(select json_group_array(json_object('id', id, 'kind', kind, 'number', number, 'service', json(service)))
				from (select i.id, i.kind, i.number, iif(i.job_no is null, null, i.content -> '$.lines[0].service') service
				from invoice i where i.lead_no = ${lead.no} and (i.kind = 'receipt' or (i.kind = 'invoice'
					and not exists (select 1 from invoice_recipient r where r.lead_no = i.lead_no)))
				and not exists (select 1 from invoice c where c.corrects_no = i.no) order by i.no))`.mapWith(
					(text: string): LinkPaper[] => JSON.parse(text),
				),
		})
		.from(paymentLink)
		.innerJoin(lead, eq(lead.no, paymentLink.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(user, eq(user.no, lead.userNo))
		.where(eq(paymentLink.tokenHash, await paymentLinkTokenHash(token)));
	return row ?? null;
}

/** How the page of a payment link looks and speaks, at every host; `link` is the rest of what was read. */
export type PaymentLook = { brand: BrandProfile; language: Language; link: PaymentLinkRow };

/**
 * The look of the address of a payment link: the brand of its booking with the agency's design over it, and the language of the client unless the
 * address asks for one. Null for every other address, and where there is no such link or the database does not answer.
 */
export async function paymentLook(ctx: Pick<RequestContext, 'db' | 'settings'>, url: URL): Promise<PaymentLook | null> {
	const token = paymentTokenIn(url.pathname);
	if (token === null) return null;
	try {
		const link = await readPaymentLink(ctx, token);
		if (!link) return null;
		const isOfAgency = link.agency?.teamBrandKey === null;
		const design =
			link.design !== null && isOfAgency
				? designOf(link.design, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL })
				: null;
		const asked = url.searchParams.get(LANGUAGE_QUERY);
		return {
			brand: withCorporateDesign(knownBrands().of(link.brandKey), design),
			language: isLanguage(asked) ? asked : link.language,
			link,
		};
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}
