import XMLBuilder from 'fast-xml-builder';
import { toMajorUnits } from '../money/major-units';
import type { InvoiceContent, InvoiceLine, InvoiceParty, InvoicePerson, LineVat, VatGroup } from './invoice-content';

const PROFILE = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Codes of UNTDID 1001: commercial invoice, credit note. */
const TYPES = { invoice: '380', creditNote: '381' } as const;

/** What a document is called in words; in the language of its client. */
export type EInvoiceWords = { line: (line: InvoiceLine) => string; reason: (group: VatGroup) => string; note: string };

type Given = { number: string; content: InvoiceContent; person: InvoicePerson; words: EInvoiceWords };

/** Whether a document can be an e-invoice: a business customer, and an issuer whose address and VAT number are known. */
export function isEInvoice({ seller }: Pick<InvoiceContent, 'seller'>, person: InvoicePerson | null): boolean {
	const { vatId, country, postalCode, town } = seller;
	return Boolean(person?.company && person.vatId && person.country && vatId && country && postalCode && town);
}

/**
 * An invoice or credit note as an e-invoice: EN 16931 in the syntax UBL 2.1, profile XRechnung 3.0 (INVOICE-7). Amounts are net of VAT by line, as the standard
 * wants them, and come to the same total. Throws RangeError where `isEInvoice` is false.
 */
export function eInvoice({ number, content, person, words }: Given): string {
	if (!isEInvoice(content, person)) throw new RangeError('Not a business customer, or an issuer without an address');
	const { kind, issuedOn, currency, stay, due, account, corrects, replaces, lines, vat, bookingNumber } = content;
	const isCredit = kind === 'creditNote';
	const money = (minor: number) => ({ '@_currencyID': currency, '#text': toMajorUnits(minor).toFixed(2) });
	const sum = (of: (group: VatGroup) => number) => vat.reduce((all, group) => all + of(group), 0);
	const [net, tax] = [sum(({ netMinor }) => netMinor), sum(({ vatMinor }) => vatMinor)];
	const before = corrects ?? replaces;
	const service = lines.find((each) => each.service)?.service;
	const last = due.at(-1)?.dueDate ?? issuedOn;
	const line = isCredit ? 'CreditNoteLine' : 'InvoiceLine';
	const document = {
		'@_xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${isCredit ? 'CreditNote' : 'Invoice'}-2`,
		'@_xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
		'@_xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
		'cbc:CustomizationID': PROFILE,
		'cbc:ProfileID': PROCESS,
		'cbc:ID': number,
		'cbc:IssueDate': issuedOn,
		...(isCredit ? {} : { 'cbc:DueDate': last }),
		[isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: TYPES[kind],
		'cbc:Note': words.note,
		'cbc:DocumentCurrencyCode': currency,
		'cbc:BuyerReference': person.buyerReference ?? bookingNumber,
		'cac:InvoicePeriod': {
			'cbc:StartDate': service?.day ?? stay.checkIn,
			'cbc:EndDate': service?.day ?? stay.checkOut,
		},
		'cac:OrderReference': { 'cbc:ID': bookingNumber },
		...(before
			? {
					'cac:BillingReference': {
						'cac:InvoiceDocumentReference': { 'cbc:ID': before.number, 'cbc:IssueDate': before.issuedOn },
					},
				}
			: {}),
		'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(content) },
		'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(person) },
		...(account ? { 'cac:PaymentMeans': paymentMeans(account) } : {}),
		...(isCredit ? {} : { 'cac:PaymentTerms': { 'cbc:Note': due.map(termWords(currency)).join('; ') || last } }),
		'cac:TaxTotal': {
			'cbc:TaxAmount': money(tax),
			'cac:TaxSubtotal': vat.map((group) => ({
				'cbc:TaxableAmount': money(group.netMinor),
				'cbc:TaxAmount': money(group.vatMinor),
				'cac:TaxCategory': {
					...category(group),
					...(group.category === 'E' ? { 'cbc:TaxExemptionReason': words.reason(group) } : {}),
					...SCHEME,
				},
			})),
		},
		'cac:LegalMonetaryTotal': {
			'cbc:LineExtensionAmount': money(net),
			'cbc:TaxExclusiveAmount': money(net),
			'cbc:TaxInclusiveAmount': money(net + tax),
			'cbc:PayableAmount': money(net + tax),
		},
		[`cac:${line}`]: lines.map((each, at) => ({
			'cbc:ID': String(at + 1),
			[isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: { '@_unitCode': 'C62', '#text': '1' },
			'cbc:LineExtensionAmount': money(each.netMinor),
			'cac:Item': {
				'cbc:Name': words.line(each),
				'cac:ClassifiedTaxCategory': { ...category(each.vat), ...SCHEME },
			},
			'cac:Price': { 'cbc:PriceAmount': money(each.netMinor) },
		})),
	};
	const root = {
		'?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
		[isCredit ? 'CreditNote' : 'Invoice']: document,
	};
	return new XMLBuilder({ ignoreAttributes: false, format: true }).build(root);
}

const SCHEME = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

function category({ category: code, percent }: Pick<LineVat, 'category' | 'percent'>) {
	return { 'cbc:ID': code, 'cbc:Percent': String(percent) };
}

function termWords(currency: string) {
	return ({ dueDate, minor }: InvoiceContent['due'][number]) =>
		`${dueDate}: ${currency} ${toMajorUnits(minor).toFixed(2)}`;
}

/** 58: a credit transfer, in euros by SEPA. */
function paymentMeans({ holder, iban, bic, reference }: NonNullable<InvoiceContent['account']>) {
	return {
		'cbc:PaymentMeansCode': '58',
		...(reference ? { 'cbc:PaymentID': reference } : {}),
		'cac:PayeeFinancialAccount': {
			'cbc:ID': iban,
			'cbc:Name': holder,
			...(bic ? { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } } : {}),
		},
	};
}

/** An agent's brand is the contact of the seller in whose name it issues. */
function sellerParty({ seller, agent }: InvoiceContent) {
	const contact = agent ?? seller;
	return {
		...endpoint(seller.email ?? contact.email),
		'cac:PartyName': { 'cbc:Name': seller.name },
		...address(seller),
		'cac:PartyTaxScheme': { 'cbc:CompanyID': plainVatId(seller.vatId ?? ''), ...SCHEME },
		'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
		'cac:Contact': {
			'cbc:Name': contact.name,
			...(contact.phone ? { 'cbc:Telephone': contact.phone } : {}),
			...(contact.email ? { 'cbc:ElectronicMail': contact.email } : {}),
		},
	};
}

function buyerParty(person: InvoicePerson) {
	const name = person.company ?? person.name;
	return {
		...address(person),
		'cac:PartyTaxScheme': { 'cbc:CompanyID': plainVatId(person.vatId ?? ''), ...SCHEME },
		'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
		...(person.name ? { 'cac:Contact': { 'cbc:Name': person.name } } : {}),
	};
}

/** EM: an address of electronic mail. */
function endpoint(email: string | null) {
	return email ? { 'cbc:EndpointID': { '@_schemeID': 'EM', '#text': email } } : {};
}

function address({
	street,
	town,
	postalCode,
	country,
}: Pick<InvoiceParty, 'street' | 'town' | 'postalCode' | 'country'>) {
	return {
		'cac:PostalAddress': {
			...(street ? { 'cbc:StreetName': street } : {}),
			...(town ? { 'cbc:CityName': town } : {}),
			...(postalCode ? { 'cbc:PostalZone': postalCode } : {}),
			'cac:Country': { 'cbc:IdentificationCode': country ?? '' },
		},
	};
}

/** Without the spaces, points and dashes that people write: `CHE-312.574.481 MWST` is `CHE312574481MWST`. */
function plainVatId(vatId: string): string {
	return vatId.replace(/[\s.-]/g, '');
}
