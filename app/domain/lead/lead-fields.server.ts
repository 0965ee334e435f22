import type { lead } from '#db/schema/lead';
import { offeredPaymentMethods } from '../booking/payment-method';
import type { CardData, CardVault, StoredCard } from '../card/card-vault';
import { plainDate } from '../date/plain-date';
import type { FieldErrors } from '../form/field-error';
import { isOfTeam } from '../team/team-brand';
import type { AgentLeadContext } from './agent-lead-context';
import type { LeadRecord } from './find-lead.server';
import { type LeadQuote, leadQuote, moneyColumns } from './lead-quote';
import type { LeadFields } from './lead-schema';
import type { TradeProperty } from './trade-property.server';
import { type LeadPurpose, validateLead } from './validate-lead';

/** A lead's own fields, as the form would send them again. */
export function fieldsOf(known: LeadRecord) {
	return {
		checkIn: known.checkIn,
		checkOut: known.checkOut,
		serviceLevel: known.serviceLevel,
		pax: known.pax,
		...(known.adults === null
			? {}
			: { adults: known.adults, children: known.children ?? 0, childrenAges: known.childrenAges ?? [] }),
		firstName: known.clientFirstName,
		lastName: known.clientLastName,
		nationality: known.clientNationality ?? '',
		amexCardMember: known.isAmexCardMember,
		tls: known.bookingReference ?? '',
		cc: known.clientReference ?? '',
		comments: known.comments ?? '',
		...(known.paymentMethod ? { paymentMethod: known.paymentMethod } : {}),
		cardToken: known.cardToken ?? '',
		rentalChannel: known.rentalChannel ?? '',
		...(known.markupMinor === null ? {} : { markupMinor: known.markupMinor }),
	};
}

/** Fields with nothing left open. */
export type SettledFields = LeadFields & { serviceLevel: NonNullable<LeadFields['serviceLevel']> };

/** What is left open takes the property's first level; a held option keeps its nights, so period and level are its own. */
export function settleFields(fields: LeadFields, property: TradeProperty, known: LeadRecord | null): SettledFields {
	const level = fields.serviceLevel ?? property.levels[0] ?? 'self_catered';
	const own = known?.status === 'confirmedOption' ? known : null;
	return {
		...fields,
		serviceLevel: own?.serviceLevel ?? level,
		checkIn: own ? plainDate(own.checkIn) : fields.checkIn,
		checkOut: own ? plainDate(own.checkOut) : fields.checkOut,
		cardToken: fields.paymentMethod === 'credit_card' ? fields.cardToken : '',
	};
}

type Case = {
	ctx: AgentLeadContext;
	vault: CardVault | null;
	newCard?: CardData | null | undefined;
	purpose: LeadPurpose;
	property: TradeProperty;
	fields: SettledFields;
	/** The lead that goes on; null for a new one. */
	known: LeadRecord | null;
};

export type FieldsEvaluation = {
	errors: FieldErrors;
	quote: LeadQuote | null;
	card: StoredCard | null;
	isHeld: boolean;
};

/** What property, calculator and vault say to the fields. */
export async function validateFields({
	ctx,
	vault,
	newCard,
	purpose,
	property,
	fields,
	known,
}: Case): Promise<FieldsEvaluation> {
	const evaluation = validateLead(property, { ...fields, period: fields }, purpose, known?.no ?? null);
	const errors = { ...evaluation.errors };
	const agreed = agreedPrice(known, fields);
	// A lead that holds the nights, or has its own price, needs neither from the list.
	const isRefused = errors.period?.key === 'unregistered';
	if (!isRefused && (known?.status === 'confirmedOption' || (agreed !== null && errors.period?.key === 'noPrice')))
		delete errors.period;
	if (known?.status === 'confirmedOption') delete errors.serviceLevel;
	const priceMinor = agreed ?? evaluation.priceMinor;
	if (purpose !== 'interest' && priceMinor === null) errors.period ??= { key: 'noPrice' };

	const method = fields.paymentMethod ?? null;
	const byCard = method === 'credit_card';
	const card = byCard && fields.cardToken ? ((await vault?.find(fields.cardToken)) ?? null) : null;
	if (method && !offeredPaymentMethods(property.terms.acceptedPaymentMethods, vault !== null).includes(method))
		errors.paymentMethod = { key: 'paymentMethod' };
	else if (byCard && purpose === 'booking' && !card && !newCard) errors.cardToken = { key: 'cardAgain' };
	const question = {
		brand: ctx.brand,
		method,
		period: fields,
		currency: property.currency,
		terms: property.terms,
		today: ctx.today,
	};
	const agreedPercent = known?.status === 'confirmedOption' ? { commissionPercent: known.commissionPercent } : {};
	const percent = isOfTeam(ctx) ? { commissionPercent: null } : agreedPercent;
	const quote = priceMinor === null ? null : leadQuote({ ...question, ...percent, priceMinor });
	return { errors, quote, card, isHeld: evaluation.isHeld };
}

/** What was agreed for this very period: the price of a held option, or one that was negotiated. */
function agreedPrice(known: LeadRecord | null, fields: SettledFields): number | null {
	if (!known || (known.status !== 'confirmedOption' && !known.isNegotiatedPrice)) return null;
	const isSame =
		known.checkIn === fields.checkIn &&
		known.checkOut === fields.checkOut &&
		known.serviceLevel === fields.serviceLevel;
	return isSame ? known.subtotalMinor : null;
}

/** The columns that an agent's fields fill. */
export function columnsOf(
	ctx: AgentLeadContext,
	fields: SettledFields,
	quote: LeadQuote | null,
	card: StoredCard | null,
) {
	// A card is asked for with the booking: until then the way of paying is a request.
	const method = fields.paymentMethod === 'credit_card' && !card ? null : (fields.paymentMethod ?? null);
	return {
		checkIn: fields.checkIn,
		checkOut: fields.checkOut,
		serviceLevel: fields.serviceLevel,
		pax: fields.pax,
		adults: fields.adults ?? null,
		children: fields.adults === undefined ? null : (fields.children ?? 0),
		childrenAges: fields.adults === undefined ? null : fields.childrenAges,
		clientFirstName: fields.firstName,
		clientLastName: fields.lastName,
		clientNationality: fields.nationality || null,
		isAmexCardMember: fields.amexCardMember,
		bookingReference: fields.tls || null,
		clientReference: fields.cc || null,
		comments: fields.comments || null,
		rentalChannel: fields.rentalChannel || null,
		markupMinor: ctx.brand.offerMarkup.isSupported ? (fields.markupMinor ?? null) : null,
		paymentMethod: method,
		cardToken: card?.token ?? null,
		cardBrand: card?.brand ?? null,
		cardLastFour: card?.lastFour ?? null,
		cardExpiry: card?.expiry ?? null,
		...moneyColumns(quote),
	} satisfies Partial<typeof lead.$inferInsert>;
}
