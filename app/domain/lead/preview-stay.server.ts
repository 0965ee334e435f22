import { quoteKey } from '../booking/booking-quote';
import type { PlainDate } from '../date/plain-date';
import { readStayRequest } from '../enquiry/read-stay-request';
import type { FieldErrors } from '../form/field-error';
import { parseNumber } from '../money/parse-number';
import { isPaxAllowed } from '../property/occupancy';
import type { AgentLeadContext } from './agent-lead-context';
import { type LeadQuote, leadQuote } from './lead-quote';
import { type LeadDetails, readLeadAndProperty } from './list/read-lead.server';
import { changedPrice, isRepriced, requestedQuote } from './requested-quote';
import { isDiscountOffered, type LeadStay } from './requested-stay';
import type { TradeProperty } from './trade-property.server';
import { validateLead } from './validate-lead';

/** The texts of the fields that say a stay. */
export type TypedStay = { checkIn: string; checkOut: string; serviceLevel: string; pax: string };

/** What a property says to another stay of a lead, before anybody is asked. */
export type StayPreview = {
	/** What it is the answer to. */
	requested: TypedStay;
	/** `period` is sold, or has no price (LEAD-7); `pax`; `serviceLevel`. */
	errors: FieldErrors;
	/** Neither nights nor level nor guests differ from the lead's. */
	isSame: boolean;
	figures: StayFigures | null;
	/** `quoteKey` of the figures, '' without; what an interest's change is saved under. */
	key: string;
	/** Another price may be asked for (LEAD-19). */
	isDiscountOffered: boolean;
};

/** Minor units of the property's currency. */
export type StayFigures = Pick<LeadQuote, 'currency' | 'subtotalMinor' | 'cardFeeMinor' | 'totalMinor' | 'payments'> & {
	commissionMinor: number | null;
};

type Ctx = Pick<AgentLeadContext, 'db' | 'actor' | 'brand' | 'today'>;

/** Answers the form of a lead's page, in one round trip. Throws DomainError 'forbidden', 'not-found' or 'unavailable'. */
export async function previewStay({ ctx, id, requested }: { ctx: Ctx; id: string; requested: TypedStay }) {
	const { lead, property } = await readLeadAndProperty({ ctx, id });
	return property && stayPreview({ ctx, lead, property, requested });
}

/** The same for a lead and a property that are known already. */
export function stayPreview({
	ctx: { brand, today },
	lead,
	property,
	requested,
}: {
	ctx: { brand: Ctx['brand']; today: PlainDate };
	lead: LeadDetails;
	property: TradeProperty;
	requested: TypedStay;
}): StayPreview {
	const { period, serviceLevel } = readStayRequest((name) => requested[name as keyof TypedStay], today);
	const pax = parseNumber(requested.pax);
	const errors: FieldErrors =
		pax !== null && !isPaxAllowed(property.beds, pax) ? { pax: { key: pax < 1 ? 'pax' : 'lessTravelers' } } : {};
	const unknown = { requested, errors, isSame: false, figures: null, key: '', isDiscountOffered: false };
	if (!period) return unknown;
	const isOffered = isDiscountOffered(lead.status, period, property.rates);
	if (!serviceLevel) return { ...unknown, isDiscountOffered: isOffered };
	const stay: LeadStay = { ...period, serviceLevel, pax: pax ?? lead.pax };
	const purpose = lead.status === 'requestedOption' ? 'option' : 'booking';
	const evaluation = validateLead(property, { ...stay, period }, purpose, lead.no);
	const quote = quoteOf({ brand, today, lead, property, stay, listMinor: evaluation.priceMinor });
	const isSold = evaluation.errors.period?.key === 'sold';
	const isRefused = property.isUnregistered && lead.status === 'interest';
	return {
		requested,
		errors: {
			...errors,
			...(evaluation.errors.serviceLevel ? { serviceLevel: evaluation.errors.serviceLevel } : {}),
			...(isSold || isRefused
				? { period: { key: isRefused ? 'unregistered' : 'sold' } }
				: quote
					? {}
					: { period: { key: 'noPrice' } }),
		},
		isSame: !isRepriced(lead, stay) && stay.pax === lead.pax,
		figures: quote && !isSold && !isRefused ? figuresOf(quote, brand.isCommissionDisplayed) : null,
		key: quote ? quoteKey(quote) : '',
		isDiscountOffered: isOffered,
	};
}

type Priced = {
	brand: Ctx['brand'];
	today: PlainDate;
	lead: LeadDetails;
	property: TradeProperty;
	stay: LeadStay;
	listMinor: number | null;
};

/** As the property's answer would be worked out, or what an interest would be saved with. */
function quoteOf({ brand, today, lead, property, stay, listMinor }: Priced): LeadQuote | null {
	if (lead.status !== 'interest') {
		const priceMinor = changedPrice(lead, stay, listMinor);
		return priceMinor === null ? null : requestedQuote({ lead: lead, property, stay, priceMinor, today });
	}
	const priceMinor = lead.isNegotiatedPrice ? changedPrice(lead, stay, listMinor) : listMinor;
	if (priceMinor === null) return null;
	const { terms, currency } = property;
	return leadQuote({ brand, method: lead.paymentMethod, period: stay, priceMinor, currency, terms, today });
}

function figuresOf(quote: LeadQuote, showsCommission: boolean): StayFigures {
	const { currency, subtotalMinor, cardFeeMinor, totalMinor, payments, commission } = quote;
	return {
		currency,
		subtotalMinor,
		cardFeeMinor,
		totalMinor,
		payments,
		commissionMinor: showsCommission ? (commission?.minor ?? null) : null,
	};
}
