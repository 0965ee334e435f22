import { countedGuests } from '../../booking/validate-booking';
import { type PlainDate, plainDate } from '../../date/plain-date';
import type { LeadQuote } from '../../lead/lead-quote';
import { leadQuote } from '../../lead/lead-quote';
import type { TradeProperty } from '../../lead/trade-property.server';
import { validateLead } from '../../lead/validate-lead';
import type { ServiceLevel } from '../../stay/service-level';

/** The part of an enquiry that the price of a property depends on. */
export type EnquiredStay = {
	checkIn: string | null;
	checkOut: string | null;
	adults: number | null;
	children: number | null;
	childrenAges: number[] | null;
};

/** Why a property cannot be an option: no longer in the catalogue, no dates given, dates past, not available, no price, too few beds, no registration number. */
export type NoOptionReason = 'gone' | 'noDates' | 'past' | 'sold' | 'noPrice' | 'tooSmall' | 'unregistered';

export type EnquiredOption =
	| { kind: 'option'; serviceLevel: ServiceLevel; pax: number; quote: LeadQuote }
	| { kind: 'none'; reason: NoOptionReason };

/**
 * Turns a property of a guest's enquiry into an option of the team's proposal (PROPOSAL-26): at the requested level where that has a price for
 * the period, otherwise at the cheapest level; or the reason why there is none. The team earns no commission.
 */
export function enquiredOption(
	property: TradeProperty | undefined,
	stay: EnquiredStay,
	{
		level,
		today,
		brand,
	}: { level: ServiceLevel | null; today: PlainDate; brand: Parameters<typeof leadQuote>[0]['brand'] },
): EnquiredOption {
	const none = (reason: NoOptionReason): EnquiredOption => ({ kind: 'none', reason });
	if (!property) return none('gone');
	if (property.isUnregistered) return none('unregistered');
	if (stay.checkIn === null || stay.checkOut === null) return none('noDates');
	if (stay.checkIn <= today) return none('past');
	const period = { checkIn: plainDate(stay.checkIn), checkOut: plainDate(stay.checkOut) };
	const { adults, children, childrenAges } = stay;
	const pax = Math.max(
		countedGuests({ adults: adults ?? 1, children: children ?? 0, childrenAges: childrenAges ?? [] }),
		1,
	);
	const tried = property.levels.map((serviceLevel) => ({
		serviceLevel,
		...validateLead(property, { period, serviceLevel, pax }, 'booking', null),
	}));
	if (tried.some(({ errors }) => errors.pax)) return none('tooSmall');
	const had = tried
		.filter(({ errors, priceMinor }) => !errors.period && priceMinor !== null)
		.sort((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
	const chosen = had.find(({ serviceLevel }) => serviceLevel === level) ?? had[0];
	const quote =
		chosen &&
		leadQuote({
			...{ brand, method: null, period, priceMinor: chosen.priceMinor ?? 0, currency: property.currency },
			...{ terms: property.terms, commissionPercent: null, today },
		});
	if (!chosen || !quote) return none(tried.some(({ errors }) => errors.period?.key === 'sold') ? 'sold' : 'noPrice');
	return { kind: 'option', serviceLevel: chosen.serviceLevel, pax, quote };
}
