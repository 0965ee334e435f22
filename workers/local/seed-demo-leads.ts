import { eq, sql } from 'drizzle-orm';
import { newBookingNumber } from '#db/booking-number';
import type { Database } from '#db/client';
import { lead, leadEvent } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { propertyNight } from '#db/schema/property-night';
import { stayRate } from '#db/schema/stay';
import { user } from '#db/schema/user';
import { DEMO_AGENCIES } from '#db/seed/demo-trade/demo-agencies';
import { DEMO_USERS } from '#db/seed/demo-trade/demo-users';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { knownBrands } from '~/domain/brand/known-brands';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { refreshNextKeys } from '~/domain/lead/dashboard/refresh-next-keys.server';
import { leadQuote, moneyColumns } from '~/domain/lead/lead-quote';
import { holdsNights, isDecided, type LeadStatus } from '~/domain/lead/lead-status';
import { prefixedReference } from '~/domain/lead/prefixed-reference';
import { loadTradeProperty } from '~/domain/lead/trade-property.server';
import { serviceLevelAt } from '~/domain/stay/service-level';
import { DEMO_LEADS, type DemoLead } from './demo-lead-list';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A stay that is over is priced as the same week a year later, which the catalogue has. */
const YEAR = 364;

/** Steps by which a lead came to where it stands. */
const WAYS: Partial<Record<LeadStatus, readonly LeadStatus[]>> = {
	requestedOption: ['interest', 'requestedOption'],
	confirmedOption: ['interest', 'requestedOption', 'confirmedOption'],
	requestedBooking: ['interest', 'requestedBooking'],
	confirmedBooking: ['interest', 'requestedBooking', 'confirmedBooking'],
	declinedOption: ['requestedOption', 'declinedOption'],
	declinedBooking: ['requestedBooking', 'declinedBooking'],
	cancelledOption: ['requestedOption', 'cancelledOption'],
	cancelledBooking: ['requestedBooking', 'cancelledBooking'],
	expiredOption: ['requestedOption', 'confirmedOption', 'expiredOption'],
};

/**
 * Leads for the demonstration agencies, once: real properties, weeks and prices of the catalogue, figures by the one calculator. What is
 * confirmed has weeks that the catalogue calls sold, so nothing that can be booked changes; every property is in one lead.
 */
export async function seedDemoLeads(
	db: Database,
	{ today, now, origin }: { today: PlainDate; now: number; origin: string },
): Promise<void> {
	const [known] = await db.select({ no: lead.no }).from(lead).where(sql`${lead.id} like 'lead_demo%'`).limit(1);
	if (known) return;
	const users = new Map((await db.select().from(user)).map((each) => [each.subject, each]));
	const usedProperties: number[] = [];
	for (const [index, each] of DEMO_LEADS.entries()) {
		const who = users.get(each.login);
		if (!who?.agencyNo) continue;
		const rate = await findRate(db, each, today, usedProperties);
		if (!rate) continue;
		usedProperties.push(rate.propertyNo);
		await insert(db, each, {
			index,
			rate,
			today,
			now,
			origin,
			who: { no: who.no, id: who.id, agencyNo: who.agencyNo },
		});
	}
	// They are written as if in the past: what was next then has gone by.
	await refreshNextKeys(db, today);
}

/** The brand in which people of a company work here. */
export function demoBrand(company: string | null): BrandProfile {
	return resolveBrand({ host: 'localhost', company, pinnedKey: null, isTrade: true }, knownBrands().profiles);
}

type Rate = { propertyNo: number; checkIn: string; checkOut: string; level: number; priceMinor: number };

/** A week of a property that no lead has yet: a sold one for what is confirmed, a free one for all else. */
async function findRate(db: Database, each: DemoLead, today: PlainDate, used: readonly number[]): Promise<Rate | null> {
	const isHeld = holdsNights(each.status);
	const [found] = await db
		.select({
			propertyNo: stayRate.propertyNo,
			checkIn: stayRate.checkIn,
			checkOut: stayRate.checkOut,
			level: stayRate.level,
			priceMinor: sql<number>`${stayRate.priceMinor}`,
		})
		.from(stayRate)
		.innerJoin(property, eq(property.no, stayRate.propertyNo))
		.where(
			sql`${stayRate.checkIn} >= ${addDays(today, each.from < 0 ? each.from + YEAR : each.from)}
				and ${stayRate.status} = ${isHeld && each.from > 0 ? 'sold' : 'available'} and ${stayRate.offeredStatus} is null
				and ${stayRate.priceMinor} is not null
				and ${property.bedsAdults} + coalesce(${property.bedsChildren}, 0) >= ${each.pax}
				and (${each.currency ?? null} is null or ${property.currency} = ${each.currency ?? null})
				and ${property.no} not in (select value from json_each(${JSON.stringify(used)}))`,
		)
		// The first weeks there are, then properties in an order that mixes places; the dearest level.
		.orderBy(stayRate.checkIn, sql`${property.no} * 7919 % 1009`, sql`${stayRate.level} desc`)
		.limit(1);
	if (!found) return null;
	if (each.from >= 0) return found;
	const back = (date: string) => addDays(plainDate(date), -YEAR);
	return { ...found, checkIn: back(found.checkIn), checkOut: back(found.checkOut) };
}

type Setting = {
	index: number;
	rate: Rate;
	today: PlainDate;
	now: number;
	origin: string;
	who: { no: number; id: string; agencyNo: number };
};

async function insert(db: Database, each: DemoLead, { index, rate, today, now, origin, who }: Setting): Promise<void> {
	const house = await loadTradeProperty({ db, today }, { no: rate.propertyNo });
	const agency = DEMO_AGENCIES.find(({ id }) => id === DEMO_USERS.find(({ login }) => login === each.login)?.agency);
	const brand = demoBrand(agency?.name ?? null);
	const [checkIn, checkOut] = [plainDate(rate.checkIn), plainDate(rate.checkOut)];
	const quote = leadQuote({
		brand,
		method: 'bank_transfer',
		period: { checkIn, checkOut },
		priceMinor: rate.priceMinor,
		currency: house.currency,
		terms: house.terms,
		today: addDays(today, -each.changed),
	});
	const [firstName, ...lastNames] = each.client.split(' ');
	const changedAt = now - each.changed * DAY - (index % 7) * HOUR;
	const savedAt = Math.min(changedAt, now - each.saved * DAY - (index % 5) * HOUR);
	const way = WAYS[each.status] ?? [each.status];
	const paidOn = addDays(checkOut, 45);
	const [row] = await db
		.insert(lead)
		.values({
			id: `lead_demo${String(index + 1).padStart(3, '0')}`,
			bookingNumber: newBookingNumber(brand.bookingNumberPrefix, 'lead'),
			brandKey: brand.key,
			agencyNo: who.agencyNo,
			userNo: who.no,
			status: each.status,
			version: way.length,
			language: 'en',
			propertyNo: rate.propertyNo,
			propertyName: house.name,
			checkIn,
			checkOut,
			serviceLevel: serviceLevelAt(rate.level) ?? 'catered',
			pax: each.pax,
			clientFirstName: firstName ?? '',
			clientLastName: lastNames.join(' '),
			clientNationality: each.nationality,
			bookingReference: prefixedReference(`26-${10_370 + index * 3}`, brand.bookingReference),
			clientReference: prefixedReference(`48-${2_010 + index * 7}`, brand.clientReference),
			comments: each.comments ?? null,
			paymentMethod: 'bank_transfer',
			currency: house.currency,
			...moneyColumns(quote),
			markupMinor: brand.offerMarkup.isSupported ? (each.markup ?? null) : null,
			createdBy: who.id,
			expiresAt: each.hours === undefined ? null : now + each.hours * HOUR,
			requestedAt: way.some((status) => status.startsWith('requested')) ? changedAt : null,
			decidedAt: isDecided(each.status) ? changedAt : null,
			createdAt: savedAt,
			updatedAt: changedAt,
			origin,
			...(checkOut < today
				? {
						commissionInvoicedAt: Date.parse(checkOut),
						commissionPaidAt: paidOn < today && !each.isCommissionOpen ? Date.parse(paidOn) : null,
					}
				: {}),
		})
		.returning({ no: lead.no });
	if (!row) return;
	await db.insert(leadEvent).values(
		way.map((toStatus, at) => ({
			leadNo: row.no,
			version: at + 1,
			fromStatus: way[at - 1] ?? null,
			toStatus,
			actor:
				toStatus.startsWith('confirmed') || toStatus.startsWith('declined') || toStatus === 'expiredOption'
					? 'system'
					: who.id,
			createdAt: way.length === 1 ? savedAt : Math.round(savedAt + ((changedAt - savedAt) * at) / (way.length - 1)),
		})),
	);
	if (holdsNights(each.status) && checkIn >= today)
		await db.insert(propertyNight).values(
			Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) => ({
				propertyNo: rate.propertyNo,
				night: addDays(checkIn, night),
				leadNo: row.no,
			})),
		);
}
