import { quoteKey } from '../booking/booking-quote';
import type { PlainDate } from '../date/plain-date';
import type { Faults } from '../enquiry/fault';
import { readWish } from '../enquiry/read-wish';
import { parseNumber } from '../money/parse-number';
import { isPaxAllowed } from '../property/occupancy';
import type { AgentLeadContext } from './agent-lead-context';
import { judgeLead } from './judge-lead';
import { type LeadQuote, leadQuote } from './lead-quote';
import { isDiscountOffered, type LeadStay } from './lead-wish';
import { readLeadAndProperty, type WholeLead } from './list/read-lead.server';
import type { TradeProperty } from './trade-property.server';
import { changedPrice, isRepriced, wishQuote } from './wish-quote';

/** The texts of the fields that say a stay. */
export type AskedStay = { checkIn: string; checkOut: string; serviceLevel: string; pax: string };

/** What a property says to another stay of a lead, before anybody is asked. */
export type StayPreview = {
	/** What it is the answer to. */
	asked: AskedStay;
	/** `period` is sold, or nobody has said a price for it (LEAD-7); `pax`; `serviceLevel`. */
	faults: Faults;
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
export async function previewStay({ ctx, id, asked }: { ctx: Ctx; id: string; asked: AskedStay }) {
	const { lead, property } = await readLeadAndProperty({ ctx, id });
	return property && stayPreview({ ctx, lead, property, asked });
}

/** The same for a lead and a property that are known already. */
export function stayPreview({
	ctx: { brand, today },
	lead,
	property,
	asked,
}: {
	ctx: { brand: Ctx['brand']; today: PlainDate };
	lead: WholeLead;
	property: TradeProperty;
	asked: AskedStay;
}): StayPreview {
	const { period, serviceLevel } = readWish((name) => asked[name as keyof AskedStay], today);
	const pax = parseNumber(asked.pax);
	const faults: Faults =
		pax !== null && !isPaxAllowed(property.beds, pax) ? { pax: { key: pax < 1 ? 'pax' : 'lessTravelers' } } : {};
	const unknown = { asked, faults, isSame: false, figures: null, key: '', isDiscountOffered: false };
	if (!period) return unknown;
	const isOffered = isDiscountOffered(lead.status, period, property.rates);
	if (!serviceLevel) return { ...unknown, isDiscountOffered: isOffered };
	const stay: LeadStay = { ...period, serviceLevel, pax: pax ?? lead.pax };
	const purpose = lead.status === 'requestedOption' ? 'option' : 'booking';
	const judgement = judgeLead(property, { ...stay, period }, purpose, lead.no);
	const quote = quoteOf({ brand, today, lead, property, stay, listMinor: judgement.priceMinor });
	const isSold = judgement.faults.period?.key === 'sold';
	return {
		asked,
		faults: {
			...faults,
			...(judgement.faults.serviceLevel ? { serviceLevel: judgement.faults.serviceLevel } : {}),
			...(isSold ? { period: { key: 'sold' } } : quote ? {} : { period: { key: 'noPrice' } }),
		},
		isSame: !isRepriced(lead, stay) && stay.pax === lead.pax,
		figures: quote && !isSold ? figuresOf(quote, brand.isCommissionDisplayed) : null,
		key: quote ? quoteKey(quote) : '',
		isDiscountOffered: isOffered,
	};
}

type Priced = {
	brand: Ctx['brand'];
	today: PlainDate;
	lead: WholeLead;
	property: TradeProperty;
	stay: LeadStay;
	listMinor: number | null;
};

/** As the property's answer would be worked out, or what an interest would be saved with. */
function quoteOf({ brand, today, lead, property, stay, listMinor }: Priced): LeadQuote | null {
	if (lead.status !== 'interest') {
		const priceMinor = changedPrice(lead, stay, listMinor);
		return priceMinor === null ? null : wishQuote({ found: lead, property, stay, priceMinor, today });
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
