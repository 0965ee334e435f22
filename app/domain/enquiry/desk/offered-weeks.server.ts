import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enquiry, type OfferedWeek } from '#db/schema/enquiry';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { HELD_PARAM } from '../../booking/booking-steps';
import { knownBrands } from '../../brand/known-brands';
import { parsePlainDate, plainDate } from '../../date/plain-date';
import type { Language } from '../../language/language';
import { loadTradeProperties, type TradeProperty } from '../../lead/trade-property.server';
import { validateLead } from '../../lead/validate-lead';
import { propertyPath } from '../../place/property-path';
import { isServiceLevel, type ServiceLevel } from '../../stay/service-level';
import { shownProperties } from './enquiry-scope.server';

/** Weeks that a reply has at most. */
export const MOST_WEEKS = 6;

/** A week of a property as a form names it. */
export type WeekCode = { propertyId: string; checkIn: string; checkOut: string; serviceLevel: ServiceLevel };

/** `prop_1|2027-02-06|2027-02-13|catered`; null for anything else. */
export function readWeekCode(text: string): WeekCode | null {
	const [propertyId, checkIn, checkOut, serviceLevel] = text.split('|');
	const days = [parsePlainDate(checkIn), parsePlainDate(checkOut)];
	if (!propertyId || !days[0] || !days[1] || days[0] >= days[1] || !isServiceLevel(serviceLevel)) return null;
	return { propertyId: propertyId.slice(0, 80), checkIn: days[0], checkOut: days[1], serviceLevel };
}

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** The named weeks as they are now, for the letter of a language; those that cannot be had are left out, for an operator those of others too. Throws DomainError 'forbidden',
 * 'unavailable'. */
export async function offeredWeeks(
	ctx: Context,
	codes: readonly WeekCode[],
	language: Language,
	enquiryNo: number | null = null,
): Promise<OfferedWeek[]> {
	const weeks = await weeksWithProperty(ctx, codes, enquiryNo);
	const holds = enquiryNo === null || weeks.length === 0 ? [] : await bookableHolds(ctx.db, enquiryNo);
	return weeks.map(({ found, week, priceMinor }) => {
		const { checkIn, checkOut, serviceLevel } = week;
		const hold = holds.find(
			(each) => each.propertyNo === found.no && each.checkIn <= checkIn && each.checkOut >= checkOut,
		);
		const address = { type: found.type, country: found.country, city: found.placeSlug, name: found.slug };
		const path = propertyPath({ ...address, ...(hold ? { action: 'book-now' } : {}) }, language);
		const query = hold ? `?${new URLSearchParams({ checkIn, checkOut, serviceLevel, [HELD_PARAM]: hold.id })}` : '';
		return {
			...{ propertyId: found.id, name: found.name, checkIn, checkOut, priceMinor, path: path + query },
			...{ serviceLevel, currency: found.currency },
		};
	});
}

/** What is held for an enquiry whose brand lets guests book: a held week leads to its booking, where it is free for this guest (ENQUIRY-14). */
async function bookableHolds(db: Context['db'], enquiryNo: number) {
	const rows = await db
		.select({
			...{ id: nightBlock.id, propertyNo: nightBlock.propertyNo, brandKey: enquiry.brandKey },
			...{ checkIn: nightBlock.checkIn, checkOut: nightBlock.checkOut },
		})
		.from(nightBlock)
		.innerJoin(enquiry, eq(enquiry.no, nightBlock.enquiryNo))
		.where(and(eq(nightBlock.enquiryNo, enquiryNo), isNull(nightBlock.endedAt)));
	return rows.filter(({ brandKey }) => knownBrands().of(brandKey).isConsumerBookingEnabled);
}

/** A property without the nights that are held for an enquiry itself: to its guest they are free (ENQUIRY-13). */
export function withoutHoldsOf(found: TradeProperty, enquiryNo: number | null): TradeProperty {
	return { ...found, held: found.held.filter((night) => night.enquiryNo === null || night.enquiryNo !== enquiryNo) };
}

/** The same with their properties; `enquiryNo`: nights that are held for that enquiry do not stand in the way. */
export async function weeksWithProperty(
	ctx: Context,
	codes: readonly WeekCode[],
	enquiryNo: number | null = null,
): Promise<{ found: TradeProperty; week: WeekCode; priceMinor: number | null }[]> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const { db, today } = ctx;
	const wanted = codes.slice(0, MOST_WEEKS);
	if (wanted.length === 0) return [];
	const ids = [...new Set(wanted.map(({ propertyId }) => propertyId))];
	const rows = await db
		.select({ no: property.no, id: property.id })
		.from(property)
		.where(and(inArray(property.id, ids), shownProperties(actor)));
	const properties = await loadTradeProperties(
		{ db, today },
		rows.map(({ no }) => no),
	);
	return wanted.flatMap((week) => {
		const whole = properties.get(rows.find(({ id }) => id === week.propertyId)?.no ?? 0);
		const found = whole && withoutHoldsOf(whole, enquiryNo);
		if (!found || found.isUnregistered || week.checkIn <= today) return [];
		const period = { checkIn: plainDate(week.checkIn), checkOut: plainDate(week.checkOut) };
		const { errors, priceMinor } = validateLead(
			found,
			{ period, serviceLevel: week.serviceLevel, pax: 1 },
			'booking',
			null,
		);
		if (errors.serviceLevel || errors.period?.key === 'sold') return [];
		return [{ found, week, priceMinor }];
	});
}
