import type { OPERATOR_RISKS } from '#db/schema/trade-enums';
import type { PlainDate } from '../../date/plain-date';

export type RiskKind = (typeof OPERATOR_RISKS)[number];

type OfProperty = { propertyId: string; property: string };

/** What a page says of each kind of risk. */
type RiskDetails = {
	/** Another channel and a lead both have the nights. */
	clash: OfProperty & { calendar: string; lastName: string; checkIn: string; checkOut: string };
	/** An option that ends within a week. */
	option: { leadId: string; property: string; lastName: string; expiresAt: number };
	/** A channel's calendar that was not read for six hours. */
	stale: OfProperty & { calendar: string; readAt: number | null };
	/** A registration number that is missing, malformed or over, or that ends soon (REGISTRATION-1). */
	registration: OfProperty & { country: string; number: string | null; until: PlainDate | null };
	/** A service that no supplier has taken on. */
	job: { leadId: string; lastName: string; nameEn: string; nameDe: string; day: PlainDate };
	/** A payment of a booking that is overdue. */
	instalment: { leadId: string; property: string; lastName: string; dueDate: PlainDate };
	/** A mail about a lead that could not be sent, or of which it is not known. */
	mail: { leadId: string; property: string; lastName: string; at: number };
	/** `lastDay`: until when there are prices; null where there are none. `season`: one with stay rules of which no stay has a price. */
	prices: OfProperty & { lastDay: PlainDate | null; season: [first: PlainDate, last: PlainDate] | null };
	texts: OfProperty & { language: 'en' | 'de' };
	pictures: OfProperty & { count: number };
};

/** What would go wrong, with the property or booking that it is about. */
export type WeekRisk = { [Kind in RiskKind]: { kind: Kind } & RiskDetails[Kind] }[RiskKind];

/** Kinds of which the operator is mailed when something new is found at night: they cost a sale or a guest's stay. Clashes have a mail of their own (CHANNEL-2). */
export const URGENT_RISKS = ['stale', 'registration', 'job', 'mail'] as const satisfies readonly RiskKind[];
