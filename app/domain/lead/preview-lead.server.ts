import { requireAgency } from '../access/require-actor';
import { defaultPaymentMethod, offeredPaymentMethods } from '../booking/payment-method';
import type { Faults } from '../enquiry/fault';
import { maxPax } from '../property/occupancy';
import type { PaymentMethod } from '../property/sales-terms';
import type { ServiceLevel } from '../stay/service-level';
import type { Period } from '../stay/stay-rate';
import type { AgentLeadContext } from './agent-lead-context';
import { findLead } from './find-lead.server';
import type { LeadPurpose } from './judge-lead';
import { judgeFields, settleFields } from './lead-fields.server';
import { type LeadQuote, leadQuote } from './lead-quote';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-status';
import { isDiscountOffered } from './lead-wish';
import type { LeadSubject } from './submit-lead.server';
import { loadTradeProperty } from './trade-property.server';

type Preview = {
	ctx: AgentLeadContext;
	about: LeadSubject;
	purpose: LeadPurpose;
	/** Null while the form does not say it. */
	wish: { period: Period | null; serviceLevel: ServiceLevel | null; pax: number | null };
	/** Whether cards can be taken here. */
	hasVault: boolean;
};

export type LeadPreview = {
	property: { id: string; name: string; levels: readonly ServiceLevel[]; most: number };
	/** `period`: sold or without a price (LEAD-7); `pax`, `serviceLevel`. */
	faults: Faults;
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
 * What a form shows before anything is written: the property's answer to the wish and the figures by way of paying. For everybody of a
 * verified agency. Throws DomainError 'forbidden', 'not-found' or 'unavailable'.
 */
export async function previewLead({ ctx, about, purpose, wish, hasVault }: Preview): Promise<LeadPreview> {
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
		faults: {},
		isHeld: false,
		methods,
		preferredMethod: defaultPaymentMethod(methods, ctx.brand.isAmexDesign),
		quotes: {},
		isDiscountOffered:
			wish.period !== null && isDiscountOffered(known?.status ?? 'interest', wish.period, property.rates),
	};
	if (!wish.period) return shown;
	const open = { firstName: '', lastName: '', nationality: '', amexCardMember: false, tls: '', cc: '', comments: '' };
	const fields = settleFields(
		{
			...open,
			...wish.period,
			serviceLevel: wish.serviceLevel ?? undefined,
			pax: wish.pax ?? Math.min(1, most),
			childrenAges: [],
			paymentMethod: undefined,
			cardToken: '',
			rentalChannel: '',
		},
		property,
		known,
	);
	const { faults, quote, isHeld } = await judgeFields({ ctx, vault: null, purpose, property, fields, known });
	const { period: fault, ...others } = faults;
	const isSaid = wish.serviceLevel !== null || known?.status === 'confirmedOption';
	const period: Faults = fault && (isSaid || fault.key === 'sold') ? { period: fault } : {};
	if (!quote || !isSaid) return { ...shown, faults: { ...others, ...period }, isHeld };
	const quotes = Object.fromEntries(
		methods.flatMap((method) => {
			const each = leadQuote({
				brand: ctx.brand,
				method,
				period: fields,
				priceMinor: quote.subtotalMinor,
				currency: property.currency,
				terms: property.terms,
				...(known?.status === 'confirmedOption' ? { commissionPercent: known.commissionPercent } : {}),
				today: ctx.today,
			});
			return each ? [[method, each]] : [];
		}),
	);
	return { ...shown, faults: { ...others, ...period }, isHeld, quotes };
}
