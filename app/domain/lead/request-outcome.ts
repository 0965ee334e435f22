import type { RequestedChange } from '#db/schema/lead';
import type { PlainDate } from '../date/plain-date';
import { isServiceLevel } from '../stay/service-level';
import type { LeadRecord } from './find-lead.server';
import type { LeadQuote } from './lead-quote';
import { holdsNights } from './lead-status';
import { changedPrice, isRepriced, requestedQuote } from './requested-quote';
import { type LeadStay, stayOf } from './requested-stay';
import type { TradeProperty } from './trade-property.server';
import { validateLead } from './validate-lead';

type Input = Pick<
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
	lead: Input;
	property: TradeProperty;
	request: { kind: 'change' | 'priceDiscount'; change: RequestedChange };
	/** Price that the property names, in minor units; left out, the requested one, else the list's. */
	given?: number | undefined;
	today: PlainDate;
};

export type RequestOutcome = {
	stay: LeadStay;
	isMoved: boolean;
	/** The requested nights are another's, so the request cannot be accepted. */
	isTaken: boolean;
	/** Null without a price. */
	priceMinor: number | null;
	isNegotiatedPrice: boolean;
	/** Null without a price, and for a period that has begun. */
	quote: LeadQuote | null;
};

/** What accepting a request would make of a lead: its stay, whether the nights are free, and what it costs then. */
export function requestOutcome({
	lead: found,
	property,
	request: { kind, change },
	given,
	today,
}: Question): RequestOutcome {
	const old = stayOf(found);
	const level = isServiceLevel(change.serviceLevel) ? change.serviceLevel : old.serviceLevel;
	const stay: LeadStay = stayOf({ ...old, ...change, serviceLevel: level, pax: change.pax ?? found.pax });
	const isMoved = stay.checkIn !== old.checkIn || stay.checkOut !== old.checkOut;
	const isHolding = holdsNights(found.status);
	const evaluation = validateLead(property, { ...stay, period: stay }, isHolding ? 'booking' : 'option', found.no);
	const priceMinor =
		given ??
		change.priceMinor ??
		(kind === 'change' ? changedPrice(found, stay, evaluation.priceMinor) : evaluation.priceMinor);
	const isNamed = given !== undefined || change.priceMinor !== undefined;
	return {
		stay,
		isMoved,
		isTaken: evaluation.errors.period?.key === 'sold' && (isMoved || !isHolding),
		priceMinor,
		isNegotiatedPrice: isNamed
			? priceMinor !== evaluation.priceMinor
			: !isRepriced(found, stay) && found.isNegotiatedPrice,
		quote: priceMinor === null ? null : requestedQuote({ lead: found, property, stay, priceMinor, today }),
	};
}
