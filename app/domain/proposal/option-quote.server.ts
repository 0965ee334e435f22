import { asc, eq } from 'drizzle-orm';
import { type AgreedTerms, leadRoom } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { knownBrands } from '../brand/known-brands';
import { plainDate } from '../date/plain-date';
import type { LeadRecord } from '../lead/find-lead.server';
import { hotelMoneyColumns } from '../lead/hotel/hotel-figures';
import { type RoomRow, reviewRooms } from '../lead/hotel/review-rooms.server';
import { leadQuote, moneyColumns } from '../lead/lead-quote';
import { loadTradeProperty } from '../lead/trade-property.server';
import { validateLead } from '../lead/validate-lead';
import { isOfTeam } from '../team/team-brand';

/** What an option costs the agency; minor units of its lead's currency. */
export type OptionQuote = { priceMinor: number; commissionMinor: number; terms: AgreedTerms };

export type QuotedOption = {
	/** As the lead has it; null where it has no price. */
	saved: OptionQuote | null;
	/** As it would be asked for now; null where it cannot be had. */
	now: OptionQuote | null;
	/** Of a hotel, as they are agreed. */
	rooms: RoomRow[];
	/** Of a hotel: what `requestRooms` is told that was seen; '' for everything else. */
	key: string;
};

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'today' | 'now'>;

/**
 * An option's figures as its lead has them and as they would be today, by the functions that book it. A lead that holds its nights keeps
 * what it was confirmed at. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function quoteOption(ctx: Context, lead: LeadRecord): Promise<QuotedOption> {
	const saved = readQuote(lead);
	const isHeld = lead.status === 'confirmedOption';
	if (lead.hotelNo !== null) {
		if (isHeld) return { saved, now: saved, rooms: await roomsOf(ctx, lead), key: '' };
		const { rows, now, key } = await reviewRooms(ctx, lead);
		const columns = now && hotelMoneyColumns(now.offers, now.figures, plainDate(lead.checkOut));
		return { saved, now: columns && readQuote(columns), rooms: rows, key };
	}
	// Also the option that an agent holds is not sold without the registration number of its property (REGISTRATION-2).
	const now = lead.property?.isUnregistered ? null : isHeld ? saved : await propertyQuote(ctx, lead);
	return { saved, now, rooms: [], key: '' };
}

type Columns = { subtotalMinor?: number | null; commissionMinor?: number | null; agreedTerms?: AgreedTerms | null };

function readQuote({ subtotalMinor, commissionMinor, agreedTerms }: Columns): OptionQuote | null {
	if (subtotalMinor == null || !agreedTerms) return null;
	return { priceMinor: subtotalMinor, commissionMinor: commissionMinor ?? 0, terms: agreedTerms };
}

async function roomsOf({ db }: Context, lead: LeadRecord): Promise<RoomRow[]> {
	return db.select().from(leadRoom).where(eq(leadRoom.leadNo, lead.no)).orderBy(asc(leadRoom.position));
}

/** A property at the price that its lead agreed while stay and list are the same, with the terms of a booking today. */
async function propertyQuote(ctx: Context, lead: LeadRecord): Promise<OptionQuote | null> {
	if (lead.propertyNo === null || lead.serviceLevel === null) return null;
	const property = await loadTradeProperty(ctx, { no: lead.propertyNo }).catch(nullIfMissing);
	if (!property) return null;
	const period = { checkIn: plainDate(lead.checkIn), checkOut: plainDate(lead.checkOut) };
	const stay = { period, serviceLevel: lead.serviceLevel, pax: lead.pax };
	const { errors, priceMinor } = validateLead(property, stay, 'booking', lead.no);
	if (errors.period || priceMinor === null) return null;
	const agreed = lead.isNegotiatedPrice ? lead.subtotalMinor : null;
	const quote = leadQuote({
		brand: knownBrands().of(lead.brandKey),
		method: null,
		period,
		priceMinor: agreed ?? priceMinor,
		currency: property.currency,
		terms: property.terms,
		...(isOfTeam(ctx) ? { commissionPercent: null } : {}),
		today: ctx.today,
	});
	return quote && readQuote(moneyColumns(quote));
}

/** Null in the place of what has gone; every other error is thrown on. */
export function nullIfMissing(error: unknown): null {
	if (error instanceof DomainError && error.code === 'not-found') return null;
	throw error;
}
