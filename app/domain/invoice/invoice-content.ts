import type { SERVICE_UNITS } from '#db/schema/concierge-enums';
import type { INVOICE_KINDS, PAYMENT_WAYS } from '#db/schema/money-enums';
import type { Language } from '../language/language';
import type { Currency } from '../money/money';
import type { PlannedInstalment } from '../payment/instalment-plan';
import type { ServiceLevel } from '../stay/service-level';
import type { TouristTax } from '../tourist-tax/tourist-tax';

export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Who issues, or in whose name it is issued; null is what is not known. `country`: ISO 3166-1 alpha-2. */
export type InvoiceParty = {
	name: string;
	street: string | null;
	postalCode: string | null;
	town: string | null;
	country: string | null;
	vatId: string | null;
	register: string | null;
	email: string | null;
	phone: string | null;
};

/** Why no VAT is shown: `exempt` is the brand's own reason, in `InvoiceContent.exemption`; `operator`: the operator has named no rate. */
export type VatReason = 'margin' | 'exempt' | 'operator' | 'touristTax';

/** The categories of EN 16931: S for a rate that the amount holds, E for none. */
export type LineVat = { category: 'S'; percent: number } | { category: 'E'; percent: 0; reason: VatReason };

/** A service that was added to a stay, as it was agreed; the day is the property's. */
export type InvoicedService = {
	nameEn: string;
	nameDe: string;
	day: string;
	quantity: number;
	unit: (typeof SERVICE_UNITS)[number];
};

/** Minor units; `minor` is `netMinor` and `vatMinor`. */
export type InvoiceLine = {
	kind: 'stay' | 'level' | 'cardFee' | 'touristTax' | 'kept' | 'service';
	minor: number;
	netMinor: number;
	vatMinor: number;
	vat: LineVat;
	/** Of `level`, and of a stay that is at one as a whole. */
	level: ServiceLevel | null;
	/** Of `touristTax`. */
	tax: TouristTax | null;
	/** Of `service` alone. */
	service?: InvoicedService;
};

export type VatGroup = {
	category: 'S' | 'E';
	percent: number;
	reasons: VatReason[];
	netMinor: number;
	vatMinor: number;
};

/** The document that this one takes back or stands in the place of. */
export type OtherInvoice = { number: string; issuedOn: string };

type Issued = {
	format: 1;
	language: Language;
	issuedOn: string;
	currency: Currency;
	bookingNumber: string;
	seller: InvoiceParty;
	stay: { property: string; placeEn: string | null; placeDe: string | null; checkIn: string; checkOut: string };
	/** The whole amount. */
	minor: number;
	/** Salted SHA-256 of the recipient. */
	person: string;
};

/** An invoice or a credit note as it is frozen: the one source of PDF and e-invoice. Number and recipient stand beside it. */
export type InvoiceContent = Issued & {
	kind: 'invoice' | 'creditNote';
	/** The brand that issues it in the name and for the account of the seller; null: the seller itself. */
	agent: InvoiceParty | null;
	lines: InvoiceLine[];
	vat: VatGroup[];
	/** The brand's own reason for showing no VAT. */
	exemption: { en: string; de: string } | null;
	/** Tourist taxes that the price does not hold: paid to the property, no part of the amount. */
	onSpot: { tax: TouristTax; minor: number; currency: Currency; isAtMost: boolean }[];
	/** By when it is paid; none of a credit note. */
	due: PlannedInstalment[];
	/** Where to; null where the brand has no account. */
	account: { holder: string; iban: string; bic: string | null; bank: string | null; reference: string | null } | null;
	/** Of a credit note. */
	corrects: OtherInvoice | null;
	/** The invoice that a credit note has just taken back. */
	replaces: OtherInvoice | null;
};

/** A receipt, or the document that takes one back. */
export type ReceiptContent = Issued & {
	kind: 'receipt' | 'reversal';
	receivedOn: string;
	way: (typeof PAYMENT_WAYS)[number];
	/** The receipt that it takes back. */
	corrects: OtherInvoice | null;
	/** The invoice that stood when it was issued; null for none. */
	invoice: OtherInvoice | null;
};

export type AnyContent = InvoiceContent | ReceiptContent;

/** Who gets it: sealed apart, so that it can be erased. A `company` is a business customer. */
export type InvoicePerson = {
	name: string;
	company: string | null;
	vatId: string | null;
	street: string | null;
	postalCode: string | null;
	town: string | null;
	country: string | null;
	buyerReference: string | null;
	salt: string;
};
