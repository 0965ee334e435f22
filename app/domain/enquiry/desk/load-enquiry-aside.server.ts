import { sql } from 'drizzle-orm';
import type { RequestContext } from '~/context';
import { addDays, daysBetween, type PlainDate, plainDate } from '../../date/plain-date';
import type { TradeProperty } from '../../lead/trade-property.server';
import { isSoldOut } from '../../stay/is-sold-out';
import { nearestFree } from '../../stay/nearest-free';
import { pricePeriod } from '../../stay/price-period';
import { type ServiceLevel, serviceLevelAt } from '../../stay/service-level';
import type { Period } from '../../stay/stay-rate';
import type { FoundEnquiry } from './find-enquiry.server';
import { withoutHoldsOf } from './offered-weeks.server';

/** Weeks before and after the requested one. */
const AROUND = 3;
const NEAREST_SHOWN = 2;

export type AsideWeek = {
	checkIn: PlainDate;
	checkOut: PlainDate;
	status: 'free' | 'held' | 'sold';
	priceMinor: number | null;
	/** Its nights are held for this guest. */
	hold: WeekHold | null;
};

export type WeekHold = {
	id: string;
	version: number;
	expiresAt: number;
	checkIn: string;
	checkOut: string;
	propertyNo: number;
};

/** A free week beside the requested one; `moreMinor`: what it costs more, null where either has no price. */
export type NearWeek = AsideWeek & { shiftDays: number; moreMinor: number | null };

export type EnquiryAside = NonNullable<Awaited<ReturnType<typeof loadEnquiryAside>>>;

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/**
 * What answers a guest before it is asked (ENQUIRY-8): the requested week of the enquiry's first property and the weeks around it, the nearest free
 * ones, and a property near by that is free that week. Null without a property. Throws DomainError 'unavailable'.
 */
export async function loadEnquiryAside(ctx: Context, { row, properties }: FoundEnquiry) {
	const found = properties.find((each) => each.property)?.property;
	if (!found) return null;
	const property = withoutHoldsOf(found, row.no);
	const holds = await holdsOf(ctx.db, row.no);
	const address = { type: property.type, country: property.country, city: property.placeSlug, name: property.slug };
	const { beds } = property;
	const shown = {
		id: property.id,
		beds,
		name: property.name,
		placeEn: property.placeEn,
		placeDe: property.placeDe,
		address,
	};
	const level = property.levels.find((each) => each === row.serviceLevel) ?? property.levels[0];
	if (!row.checkIn || !row.checkOut || !level)
		return {
			property: shown,
			currency: property.currency,
			level: level ?? null,
			asked: null,
			weeks: [],
			nearest: [],
			nearby: null,
		};
	const period = { checkIn: plainDate(row.checkIn), checkOut: plainDate(row.checkOut) };
	const week = (own: Period) => weekOf(property, own, { level, holds });
	const asked = week(period);
	const guests = (row.adults ?? 0) + (row.children ?? 0);
	const free = nearestFree(withHeld(property), {
		period,
		level,
		count: NEAREST_SHOWN,
		earliest: addDays(ctx.today, 1),
	});
	return {
		...{ property: shown, currency: property.currency, level: level as ServiceLevel | null, asked },
		weeks: Array.from({ length: 2 * AROUND + 1 }, (_, at) => (at - AROUND) * 7).map((days) =>
			week({ checkIn: addDays(period.checkIn, days), checkOut: addDays(period.checkOut, days) }),
		),
		nearest: free.map(
			({ checkIn, checkOut, shiftDays, priceMinor }): NearWeek => ({
				...{ ...week({ checkIn, checkOut }), shiftDays, priceMinor },
				moreMinor: priceMinor === null || asked.priceMinor === null ? null : priceMinor - asked.priceMinor,
			}),
		),
		nearby: await nearby(ctx, { property, period, guests, priceMinor: asked.priceMinor }),
	};
}

function weekOf(
	property: TradeProperty,
	period: Period,
	{ level, holds }: { level: ServiceLevel; holds: readonly WeekHold[] },
): AsideWeek {
	const hold = holds.find(
		(each) => each.propertyNo === property.no && each.checkIn <= period.checkIn && each.checkOut >= period.checkOut,
	);
	const held = property.held.filter(({ night }) => night >= period.checkIn && night < period.checkOut);
	const price = pricePeriod(property.rates, period, level);
	const isSold = isSoldOut(property.rates, period, level) || held.some(({ status }) => status !== 'confirmedOption');
	const isPast = price === null && held.length === 0;
	return {
		...period,
		status: isSold || isPast ? 'sold' : held.length > 0 || hold ? 'held' : 'free',
		hold: hold ?? null,
		priceMinor: price?.priceMinor ?? null,
	};
}

/** Nights that are held for an enquiry now. */
function holdsOf(db: Context['db'], enquiryNo: number): Promise<WeekHold[]> {
	return db.all<WeekHold>(sql`select id, version, expires_at as expiresAt, check_in as checkIn, check_out as checkOut, property_no as propertyNo
		from night_block where enquiry_no = ${enquiryNo} and ended_at is null`);
}

/** Its rates, those of nights that are taken as sold. */
function withHeld({ rates, held }: TradeProperty): TradeProperty['rates'] {
	return rates.map((rate) => {
		const isTaken = held.some(({ night }) => night >= rate.checkIn && night < rate.checkOut);
		return isTaken ? { ...rate, status: 'sold' } : rate;
	});
}

type Near = { property: TradeProperty; period: Period; guests: number; priceMinor: number | null };

/** A property of the same place that is free for the party in the same week, the nearest in price. */
async function nearby({ db, actor }: Context, { property, period, guests, priceMinor }: Near) {
	const nights = daysBetween(period.checkIn, period.checkOut);
	const [row] = await db.all<{
		id: string;
		name: string;
		slug: string;
		type: TradeProperty['type'];
		beds: number;
		level: number;
		price: number | null;
		currency: TradeProperty['currency'];
	}>(sql`select p.id, p.name, p.slug, p.property_type as type, coalesce(p.beds_adults, 0) + coalesce(p.beds_children, 0) as beds,
			r.level, r.price_minor as price, p.currency
		from stay_rate r join property p on p.no = r.property_no
		where r.place_no = (select place_no from property where no = ${property.no}) and r.check_in = ${period.checkIn}
			and r.check_out = ${period.checkOut} and r.status = 'available' and r.property_no <> ${property.no}
			and (${actor?.role === 'admin' ? 1 : 0} or p.operator_no = ${actor?.operatorNo ?? 0})
			and coalesce(p.beds_adults, 0) + coalesce(p.beds_children, 0) >= ${guests} and r.price_minor is not null
		order by abs(r.price_minor - ${priceMinor ?? 0}), r.property_no limit 1`);
	const level = row && serviceLevelAt(row.level);
	if (!row || !level || nights < 1) return null;
	const { id, name, slug, type, beds, price, currency } = row;
	const address = { type, country: property.country, city: property.placeSlug, name: slug };
	return { id, name, beds, priceMinor: price, currency, level, address };
}
