import type { NamedStatement } from '#db/write-batch';
import type { BrandProfile } from '../brand/brand-profile';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import type { LeadRecord } from '../lead/find-lead.server';
import { houseName } from '../lead/property-name';
import { isCurrency } from '../money/money';
import { leadTransfer } from '../payment/lead-transfer';
import { freezeInvoice, openInvoicePerson } from './freeze-invoice.server';
import type { InvoiceContent, InvoicePerson, OtherInvoice } from './invoice-content';
import type { InvoiceFacts } from './invoice-facts.server';
import type { Issuer } from './invoice-issuer';
import { type LinesAndVat, sumsOf } from './invoice-lines';
import { issueStatements } from './issue-statements';
import type { Standing } from './standing-invoice';

/** For whom and by whom documents of a booking are issued. */
type Setting = {
	lead: LeadRecord;
	brand: BrandProfile;
	facts: Pick<InvoiceFacts, 'language' | 'recipient'>;
	issuer: Issuer;
	moment: { now: number; actor: string };
};

type NewInvoice = LinesAndVat &
	Pick<InvoiceContent, 'due' | 'onSpot'> & {
		/** Of the payment reference: the position of its instalment, 0 for the booking as a whole. */
		part: number;
		cause: string;
		jobNo: number | null;
		/** The invoice that was taken back just before. */
		before: Standing | null;
	};

/** What issues invoices and credit notes of a booking, for the transaction of what they are about. */
export function documentsFor(setting: Setting) {
	const { lead, facts, issuer, moment } = setting;
	const { now, actor } = moment;
	const issuedOn = todayInZone(new Date(now), PRODUCT_ZONE);
	const base = { leadNo: lead.no, brandKey: lead.brandKey, now, actor };
	return {
		async invoice({ cause, jobNo, ...draft }: NewInvoice): Promise<NamedStatement[]> {
			const content = { ...contentOf(setting, draft), issuedOn };
			const frozen = await freezeInvoice<InvoiceContent>(content, personOf(lead, facts));
			return issueStatements({ ...base, frozen, series: issuer.series, cause, jobNo });
		},
		/** In the name, the figures and the series of the invoice that it takes back. */
		async credit({ row, credits }: Standing, draft: LinesAndVat): Promise<NamedStatement[]> {
			const { minor } = sumsOf(draft.lines);
			const content: Omit<InvoiceContent, 'person'> = {
				...{ ...row.content, ...draft, kind: 'creditNote', issuedOn, minor, due: [], account: null, onSpot: [] },
				...{ corrects: nameOf(row), replaces: null },
			};
			const person = (await openInvoicePerson(row)) ?? personOf(lead, facts);
			const frozen = await freezeInvoice<InvoiceContent>(content, person);
			const cause = `credit:${row.id}:${credits + 1}`;
			return issueStatements({ ...base, frozen, series: row.series, cause, jobNo: row.jobNo, correctsNo: row.no });
		},
	};
}

const nameOf = ({ number, issuedOn }: OtherInvoice): OtherInvoice => ({ number, issuedOn });

function contentOf(
	{ lead, brand, facts: { language }, issuer: { seller, agent, exemption } }: Setting,
	{ lines, vat, due, before, onSpot, part }: Omit<NewInvoice, 'cause' | 'jobNo'>,
): Omit<InvoiceContent, 'person' | 'issuedOn'> {
	const { bookingNumber, property, propertyName, checkIn, checkOut, currency } = lead;
	const { minor } = sumsOf(lines);
	const transfer = leadTransfer({ brand, bookingNumber, part, minor, currency });
	const account = brand.bankAccount;
	return {
		...{ format: 1, kind: 'invoice', language, bookingNumber },
		currency: isCurrency(currency) ? currency : 'EUR',
		...{ seller, agent, exemption, lines, vat, minor, due, corrects: null },
		replaces: before ? nameOf(before.row) : null,
		stay: {
			property: property?.name ?? houseName(propertyName),
			...{ placeEn: property?.placeEn ?? null, placeDe: property?.placeDe ?? null, checkIn, checkOut },
		},
		onSpot: onSpot.map(({ tax, minor: sum, currency: own, isAtMost }) => ({
			tax,
			minor: sum,
			currency: own,
			isAtMost,
		})),
		account: account && {
			...{ holder: account.holder, iban: account.iban, bic: account.bic, bank: account.bank },
			reference: transfer?.reference ?? bookingNumber,
		},
	};
}

/** The company that the booking is invoiced to, else its client. */
function personOf(lead: LeadRecord, { recipient }: Pick<InvoiceFacts, 'recipient'>): Omit<InvoicePerson, 'salt'> {
	const name = [lead.clientFirstName, lead.clientLastName].filter(Boolean).join(' ');
	if (recipient) {
		const { company, vatId, street, postalCode, town, countryCode, buyerReference } = recipient;
		return { name, company, vatId, street, postalCode, town, country: countryCode, buyerReference };
	}
	return {
		...{ name, company: null, vatId: null, street: lead.address, postalCode: lead.postalCode, town: lead.city },
		...{ country: lead.country, buyerReference: lead.clientReference },
	};
}
