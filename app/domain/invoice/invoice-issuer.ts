import type { INVOICE_GAPS } from '#db/schema/money-enums';
import type { BrandProfile } from '../brand/brand-profile';
import { postalParts } from '../brand/postal-parts';
import { seatCode } from '../brand/seat-country';
import type { InvoiceParty, LineVat } from './invoice-content';

type IssuingBrand = Pick<
	BrandProfile,
	'invoicing' | 'bookingNumberPrefix' | 'name' | 'postalAddress' | 'companyRegister' | 'vatId' | 'email' | 'phone'
>;

/** Who rents out, as far as its invoices need it. */
export type InvoicedOperator = {
	no: number;
	name: string;
	legalName: string | null;
	street: string | null;
	postalCode: string | null;
	town: string | null;
	countryCode: string | null;
	vatId: string | null;
	vatPercent: number | null;
	email: string | null;
};

export type Issuer = {
	seller: InvoiceParty;
	agent: InvoiceParty | null;
	/** Of invoices and credit notes. */
	series: string;
	/** Of everything but the tourist tax. */
	vat: LineVat;
	exemption: { en: string; de: string } | null;
};

/** The company of a brand. */
export function brandParty(brand: IssuingBrand): InvoiceParty {
	const parts = postalParts(brand.postalAddress);
	return {
		name: parts?.company ?? brand.name,
		street: parts?.street ?? null,
		postalCode: parts?.postalCode ?? null,
		town: parts?.town ?? null,
		country: seatCode(parts?.country ?? '') || null,
		vatId: brand.vatId,
		register: brand.companyRegister,
		email: brand.email,
		phone: `${brand.phone.countryCode} ${brand.phone.number}`,
	};
}

/** Where a brand's own documents are numbered: brands of one company share it. */
export function brandSeries({ invoicing, bookingNumberPrefix }: IssuingBrand): string {
	return invoicing.series ?? bookingNumberPrefix;
}

/** The series of a brand's receipts: the money is received by the brand, also where it invoices in an operator's name. */
export function receiptSeries(brand: IssuingBrand): string {
	return `${brandSeries(brand)}-R`;
}

/**
 * Who invoices a stay, under which numbers and with which VAT (INVOICE-2). An agent invoices in the operator's name, in a series of that operator; the
 * brand itself by its own treatment, where a rate of the operator stands before the brand's.
 */
export function issuerOf(brand: IssuingBrand, operator: InvoicedOperator | null): Issuer {
	const own = brandParty(brand);
	const { role, vat: treatment, vatPercent, exemptionEn, exemptionDe } = brand.invoicing;
	if (role === 'agent' && operator) {
		const { percent, ...rest } = vatOf(
			{ treatment: 'included', percent: operator.vatPercent, exemption: null },
			'operator',
		);
		return {
			seller: operatorParty(operator),
			agent: own,
			series: `${brandSeries(brand)}-O${operator.no}`,
			vat: percent,
			...rest,
		};
	}
	const given = exemptionEn && exemptionDe ? { en: exemptionEn, de: exemptionDe } : null;
	const { percent, ...rest } = vatOf(
		{ treatment, percent: operator?.vatPercent ?? vatPercent, exemption: given },
		'margin',
	);
	return { seller: own, agent: null, series: brandSeries(brand), vat: percent, ...rest };
}

/**
 * Who invoices the services of a stay (INVOICE-10): the brand as their organiser, also where it is an agent for the stay, by its own treatment. A rate of
 * stays is none of services: those have one of their own.
 */
export function servicesIssuerOf(brand: IssuingBrand): Issuer {
	const { vat: treatment, servicesVatPercent, exemptionEn, exemptionDe } = brand.invoicing;
	const given = exemptionEn && exemptionDe ? { en: exemptionEn, de: exemptionDe } : null;
	const { percent, ...rest } = vatOf({ treatment, percent: servicesVatPercent, exemption: given }, 'margin');
	return { seller: brandParty(brand), agent: null, series: brandSeries(brand), vat: percent, ...rest };
}

export type InvoiceGap = (typeof INVOICE_GAPS)[number];

/** What the law wants of an issuer on each invoice and is not known (INVOICE-9): its address, and its VAT number where VAT is shown. */
export function issuerGaps({ seller, vat }: Pick<Issuer, 'seller' | 'vat'>): InvoiceGap[] {
	const { street, postalCode, town, vatId } = seller;
	return [
		...(street && postalCode && town ? [] : (['address'] as const)),
		...(vat.category === 'S' && !vatId ? (['vatId'] as const) : []),
	];
}

type Treated = {
	treatment: BrandProfile['invoicing']['vat'];
	percent: number | null;
	exemption: Issuer['exemption'];
};

/** Without the rate or the reason that a treatment needs, no VAT is shown for the other reason. */
function vatOf(
	{ treatment, percent, exemption }: Treated,
	otherwise: 'margin' | 'operator',
): { percent: LineVat; exemption: Issuer['exemption'] } {
	if (treatment === 'included' && percent !== null && percent > 0)
		return { percent: { category: 'S', percent }, exemption: null };
	if (treatment === 'exempt' && exemption)
		return { percent: { category: 'E', percent: 0, reason: 'exempt' }, exemption };
	return { percent: { category: 'E', percent: 0, reason: otherwise }, exemption: null };
}

function operatorParty(operator: InvoicedOperator): InvoiceParty {
	const { name, legalName, street, postalCode, town, countryCode, vatId, email } = operator;
	return {
		...{ name: legalName ?? name, street, postalCode, town, country: countryCode },
		...{ vatId, register: null, email, phone: null },
	};
}
