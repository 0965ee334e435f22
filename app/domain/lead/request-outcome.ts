import type { LeadWish } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';
import { isServiceLevel } from '../stay/service-level';
import type { LeadRecord } from './find-lead.server';
import { judgeLead } from './judge-lead';
import type { LeadQuote } from './lead-quote';
import { holdsNights } from './lead-status';
import { type LeadStay, stayOf } from './lead-wish';
import type { TradeProperty } from './trade-property.server';
import { changedPrice, isRepriced, wishQuote } from './wish-quote';

type Asked = Pick<
	LeadRecord,
	| 'no'
	| 'status'
	| 'brandKey'
	| 'paymentMethod'
	| 'commissionPercent'
	| 'checkIn'
	| 'checkOut'
	| 'serviceLevel'
	| 'pax'
	| 'subtotalMinor'
	| 'isNegotiatedPrice'
>;

type Question = {
	found: Asked;
	property: TradeProperty;
	request: { kind: 'change' | 'priceDiscount'; wish: LeadWish };
	/** Price that the property names, in minor units; left out, the wished one, else the list's. */
	given?: number | undefined;
	today: PlainDate;
};

export type RequestOutcome = {
	stay: LeadStay;
	isMoved: boolean;
	/** The wished nights are another's, so the request cannot be accepted. */
	isTaken: boolean;
	/** Null where nobody has said a price. */
	priceMinor: number | null;
	isNegotiatedPrice: boolean;
	/** Null without a price, and for a period that has begun. */
	quote: LeadQuote | null;
};

/** What accepting a request would make of a lead: its stay, whether the nights are free, and what it costs then. */
export function requestOutcome({ found, property, request: { kind, wish }, given, today }: Question): RequestOutcome {
	const old = stayOf(found);
	const level = isServiceLevel(wish.serviceLevel) ? wish.serviceLevel : old.serviceLevel;
	const stay: LeadStay = stayOf({ ...old, ...wish, serviceLevel: level, pax: wish.pax ?? found.pax });
	const isMoved = stay.checkIn !== old.checkIn || stay.checkOut !== old.checkOut;
	const isHolding = holdsNights(found.status);
	const judgement = judgeLead(property, { ...stay, period: stay }, isHolding ? 'booking' : 'option', found.no);
	const priceMinor =
		given ??
		wish.priceMinor ??
		(kind === 'change' ? changedPrice(found, stay, judgement.priceMinor) : judgement.priceMinor);
	const isNamed = given !== undefined || wish.priceMinor !== undefined;
	return {
		stay,
		isMoved,
		isTaken: judgement.faults.period?.key === 'sold' && (isMoved || !isHolding),
		priceMinor,
		isNegotiatedPrice: isNamed
			? priceMinor !== judgement.priceMinor
			: !isRepriced(found, stay) && found.isNegotiatedPrice,
		quote: priceMinor === null ? null : wishQuote({ found, property, stay, priceMinor, today }),
	};
}
