import { requireAgency } from '../access/require-actor';
import { defaultPaymentMethod, offeredPaymentMethods } from '../booking/payment-method';
import type { FieldErrors } from '../form/field-error';
import { maxPax } from '../property/occupancy';
import type { PaymentMethod } from '../property/sales-terms';
import type { ServiceLevel } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import type { AgentLeadContext } from './agent-lead-context';
import { findLead } from './find-lead.server';
import { settleFields, validateFields } from './lead-fields.server';
import { type LeadQuote, leadQuote } from './lead-quote';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { isDiscountOffered } from './requested-stay';
import type { LeadSubject } from './submit-lead.server';
import { loadTradeProperty } from './trade-property.server';
import type { LeadPurpose } from './validate-lead';

type Preview = {
	ctx: AgentLeadContext;
	about: LeadSubject;
	purpose: LeadPurpose;
	/** Null while the form does not say it. */
	stayRequest: { period: Period | null; serviceLevel: ServiceLevel | null; pax: number | null };
	/** Whether cards can be taken here. */
	hasVault: boolean;
};

export type LeadPreview = {
	property: { id: string; name: string; levels: readonly ServiceLevel[]; most: number };
	/** `period`: sold or without a price (LEAD-7); `pax`, `serviceLevel`. */
	errors: FieldErrors;
	/** An option for these nights would wait behind another one. */
	isHeld: boolean;
	methods: PaymentMethod[];
	preferredMethod: PaymentMethod | null;
	/** Figures by way of paying, empty without a price. Send `quoteKey` of the one shown as `expected.key`. */
	quotes: Partial<Record<PaymentMethod, LeadQuote>>;
	/** Another price may be asked for (LEAD-19); of a new lead as if it were an interest. */
	isDiscountOffered: boolean;
	/** Where the lead that goes on stands; null for a new one. */
	status: LeadStatus | null;
};

/**
 * What a form shows before anything is written: the property's answer to the request and the figures by way of paying. For everybody of a
 * verified agency. Throws DomainError 'forbidden', 'not-found' or 'unavailable'.
 */
export async function previewLead({ ctx, about, purpose, stayRequest, hasVault }: Preview): Promise<LeadPreview> {
	requireAgency(ctx);
	const known = 'lead' in about ? await findLead(ctx.db, leadScope(ctx), about.lead.id) : null;
	const property = await loadTradeProperty(
		ctx,
		'propertyId' in about ? { id: about.propertyId } : { no: known?.propertyNo ?? 0 },
	);
	const methods = offeredPaymentMethods(property.terms.acceptedPaymentMethods, hasVault);
	const most = maxPax(property.beds);
	const shown: LeadPreview = {
		status: known?.status ?? null,
		property: { id: property.id, name: property.name, levels: property.levels, most },
		errors: {},
		isHeld: false,
		methods,
		preferredMethod: defaultPaymentMethod(methods, ctx.brand.isAmexDesign),
		quotes: {},
		isDiscountOffered:
			stayRequest.period !== null && isDiscountOffered(known?.status ?? 'interest', stayRequest.period, property.rates),
	};
	if (!stayRequest.period) return shown;
	const open = { firstName: '', lastName: '', nationality: '', amexCardMember: false, tls: '', cc: '', comments: '' };
	const fields = settleFields(
		{
			...open,
			...stayRequest.period,
			serviceLevel: stayRequest.serviceLevel ?? undefined,
			pax: stayRequest.pax ?? Math.min(1, most),
			childrenAges: [],
			paymentMethod: undefined,
			cardToken: '',
			rentalChannel: '',
		},
		property,
		known,
	);
	const { errors, quote, isHeld } = await validateFields({ ctx, vault: null, purpose, property, fields, known });
	const { period: error, ...others } = errors;
	const isSaid = stayRequest.serviceLevel !== null || known?.status === 'confirmedOption';
	const period: FieldErrors = error && (isSaid || error.key !== 'noPrice') ? { period: error } : {};
	if (!quote || !isSaid) return { ...shown, errors: { ...others, ...period }, isHeld };
	const quotes = Object.fromEntries(
		methods.flatMap((method) => {
			const each = leadQuote({
				brand: ctx.brand,
				method,
				period: fields,
				priceMinor: quote.subtotalMinor,
				currency: property.currency,
				terms: property.terms,
				commissionPercent: quote.commission?.percent ?? null,
				today: ctx.today,
			});
			return each ? [[method, each]] : [];
		}),
	);
	return { ...shown, errors: { ...others, ...period }, isHeld, quotes };
}
