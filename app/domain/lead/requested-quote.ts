import { knownBrands } from '../brand/known-brands';
import type { PlainDate } from '../date/plain-date';
import type { LeadRecord } from './find-lead.server';
import { type LeadQuote, leadQuote } from './lead-quote';
import type { LeadStay } from './requested-stay';
import type { TradeProperty } from './trade-property.server';

type Agreed = Pick<
	LeadRecord,
	'brandKey' | 'paymentMethod' | 'commissionPercent' | 'checkIn' | 'checkOut' | 'serviceLevel' | 'subtotalMinor'
> & { agency?: Pick<NonNullable<LeadRecord['agency']>, 'teamBrandKey'> | null };

/** Whether another stay has other nights or another level, so that what was agreed no longer holds. */
export function isRepriced(found: Pick<Agreed, 'checkIn' | 'checkOut' | 'serviceLevel'>, stay: LeadStay): boolean {
	return stay.checkIn !== found.checkIn || stay.checkOut !== found.checkOut || stay.serviceLevel !== found.serviceLevel;
}

/** The net price of a change without a named price, in minor units: what was agreed while that holds, else the list's. */
export function changedPrice(found: Agreed, stay: LeadStay, listMinor: number | null): number | null {
	return isRepriced(found, stay) ? listMinor : (found.subtotalMinor ?? listMinor);
}

type Requested = { lead: Agreed; property: TradeProperty; stay: LeadStay; priceMinor: number; today: PlainDate };

/** The figures of a lead with another stay or price, under the commission that was agreed; null for a period that has begun. */
export function requestedQuote({ lead: found, property, stay, priceMinor, today }: Requested): LeadQuote | null {
	return leadQuote({
		brand: knownBrands().of(found.brandKey),
		method: found.paymentMethod,
		period: stay,
		priceMinor,
		currency: property.currency,
		terms: property.terms,
		...(found.commissionPercent === null && found.agency?.teamBrandKey == null
			? {}
			: { commissionPercent: found.commissionPercent }),
		today,
	});
}
