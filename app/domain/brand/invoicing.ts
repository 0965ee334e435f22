import * as z from 'zod';
import { INVOICE_ROLES, VAT_TREATMENTS } from '#db/schema/money-enums';

const reason = z.string().trim().min(1).max(200).nullable().default(null);

/** How a brand invoices its stays (INVOICE-2): whose numbers it draws, in whose name, and what it says of VAT. */
export const invoicing = z
	.object({
		/** Two to four capital letters; brands of one company have the same. Null: its own prefix of booking numbers. */
		series: z
			.string()
			.regex(/^[A-Z]{2,4}$/)
			.nullable()
			.default(null),
		role: z.enum(INVOICE_ROLES).default('principal'),
		vat: z.enum(VAT_TREATMENTS).default('margin'),
		/** Of `included`, where the operator names no rate of its own. */
		vatPercent: z.number().min(0).max(30).nullable().default(null),
		/** The same of services (INVOICE-10); without it they are under the scheme for travel agents. */
		servicesVatPercent: z.number().min(0).max(30).nullable().default(null),
		/** The reason of `exempt`, as the law wants it named. */
		exemptionEn: reason,
		exemptionDe: reason,
	})
	.prefault({})
	.refine(({ vat, vatPercent }) => vat !== 'included' || vatPercent !== null, {
		path: ['vatPercent'],
		params: { isNeeded: true },
	})
	.refine(({ vat, exemptionEn }) => vat !== 'exempt' || exemptionEn !== null, {
		path: ['exemptionEn'],
		params: { isNeeded: true },
	})
	.refine(({ vat, exemptionDe }) => vat !== 'exempt' || exemptionDe !== null, {
		path: ['exemptionDe'],
		params: { isNeeded: true },
	});

export const INVOICING_FIELDS = [
	'series',
	'role',
	'vat',
	'vatPercent',
	'servicesVatPercent',
	'exemptionEn',
	'exemptionDe',
] as const;

/** The invoicing of a form; it may be invalid. */
export function typedInvoicing(text: (field: (typeof INVOICING_FIELDS)[number]) => string): object {
	const percent = (field: 'vatPercent' | 'servicesVatPercent') => {
		const typed = text(field).replace(',', '.').replace('%', '').trim();
		return typed === '' ? null : Number(typed);
	};
	return {
		series: text('series').toUpperCase() || null,
		role: text('role') || undefined,
		vat: text('vat') || undefined,
		vatPercent: percent('vatPercent'),
		servicesVatPercent: percent('servicesVatPercent'),
		exemptionEn: text('exemptionEn') || null,
		exemptionDe: text('exemptionDe') || null,
	};
}
