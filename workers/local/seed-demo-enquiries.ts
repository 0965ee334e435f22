import { like, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import type { RequestContext } from '~/context';
import { addMonths, monthOf } from '~/domain/date/month';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { GENERAL_SUBJECT } from '~/domain/enquiry/send-general-enquiry.server';
import { storeEnquiry } from '~/domain/enquiry/store-enquiry.server';
import { loadTradeProperties } from '~/domain/lead/trade-property.server';
import type { Currency } from '~/domain/money/money';
import { propertyPath } from '~/domain/place/property-path';
import { serviceLevelAt } from '~/domain/stay/service-level';
import { openBrands } from '~/domain/team/open-brands';
import { DEMO_ENQUIRIES, DEMO_GUESTS, type DemoEnquiry } from './demo-enquiry-list';
import { tellStory } from './demo-enquiry-story';

const HOUR = 3_600_000;

type Setting = { today: PlainDate; now: number; origin: string; formSecret: string };

/** Guests' enquiries for the demonstration's team, once: properties, weeks and prices are found in the catalogue. They send no mails. */
export async function seedDemoEnquiries(db: Database, setting: Setting): Promise<void> {
	const [known] = await db
		.select({ no: enquiry.no })
		.from(enquiry)
		.where(like(enquiry.email, `%@${DEMO_GUESTS}`))
		.limit(1);
	if (known) return;
	for (const each of DEMO_ENQUIRIES) await insert(db, each, setting);
}

async function insert(db: Database, each: DemoEnquiry, setting: Setting): Promise<void> {
	const { today, now, origin } = setting;
	const [brand] = openBrands();
	const rates = await freeRates(db, each, today);
	const [rate] = rates;
	if (!brand || rates.length < each.properties) return;
	const properties = await loadTradeProperties(
		{ db, today },
		rates.map(({ propertyNo }) => propertyNo),
	);
	const houses = rates.flatMap(({ propertyNo, level, priceMinor, currency }) => {
		const found = properties.get(propertyNo);
		if (!found) return [];
		const { type, country, placeSlug, slug } = found;
		const path = propertyPath({ type, country, city: placeSlug, name: slug }, 'en');
		return [
			{
				...{ propertyNo, priceMinor, currency },
				propertyName: `${found.name} (${path})`,
				serviceLevel: serviceLevelAt(level),
			},
		];
	});
	const [house] = houses;
	const name = properties.get(rate?.propertyNo ?? 0)?.name ?? '';
	const { month, ...details } = each.details ?? {};
	const isOne = each.properties === 1;
	const row = {
		kind: isOne ? ('property' as const) : each.properties > 1 ? ('shortlist' as const) : ('general' as const),
		subject: isOne ? `Enquiry: ${name}` : each.properties > 1 ? `Enquiry: ${each.properties} houses` : GENERAL_SUBJECT,
		...{ fullName: each.name, email: `${each.login}@${DEMO_GUESTS}`, phone: each.phone, city: each.city },
		...{ checkIn: rate?.checkIn ?? null, checkOut: rate?.checkOut ?? null },
		...{ adults: each.adults, children: each.childrenAges.length, childrenAges: [...each.childrenAges] },
		...{ message: each.message, hasAcceptedContact: true, hasAcceptedPrivacy: true },
		...(isOne && house
			? { propertyNo: house.propertyNo, propertyName: house.propertyName, serviceLevel: house.serviceLevel }
			: {}),
		...(each.details ? { details: { ...details, month: addMonths(monthOf(today), month ?? 0) } } : {}),
	};
	const stored = await storeEnquiry({
		ctx: {
			// Storing needs the limit of writes and the waking of the mailer only.
			settings: { WRITES_PER_TEN_MINUTES: 1000 } as RequestContext['settings'],
			services: { wakeMailer: async () => {} } as unknown as RequestContext['services'],
			...{ db, brand, language: each.language, today, origin, linkOrigin: origin },
			...{ now: now - each.hoursAgo * HOUR, visitor: each.login },
			waitUntil: (promise) => void promise,
		},
		submission: { clientKey: null, onOtherBody: 'create' },
		form: 'demonstration',
		body: row,
		row,
		houses: isOne ? [] : houses.map((each, position) => ({ ...each, position })),
		mails: () => [],
	});
	if (each.story && stored.outcome === 'sent') await tellStory(db, { id: stored.id, story: each.story, ...setting });
}

type Rate = {
	propertyNo: number;
	checkIn: string;
	checkOut: string;
	level: number;
	priceMinor: number;
	currency: Currency;
};

/** The first week in which enough properties are free for the party, at their lowest levels; none for an enquiry without properties. */
async function freeRates(db: Database, each: DemoEnquiry, today: PlainDate): Promise<Rate[]> {
	if (each.properties === 0) return [];
	const guests = each.adults + each.childrenAges.length;
	const rows = await db
		.select({
			...{ propertyNo: stayRate.propertyNo, checkIn: stayRate.checkIn, checkOut: stayRate.checkOut },
			...{ currency: property.currency, level: sql<number>`min(${stayRate.level})` },
			priceMinor: sql<number>`${stayRate.priceMinor}`,
		})
		.from(stayRate)
		.innerJoin(property, sql`${property.no} = ${stayRate.propertyNo}`)
		.where(
			sql`${stayRate.checkIn} >= ${addDays(today, each.from)} and ${stayRate.status} = 'available'
				and ${stayRate.offeredStatus} is null and ${stayRate.priceMinor} is not null
				and ${property.bedsAdults} + coalesce(${property.bedsChildren}, 0) >= ${guests}`,
		)
		.groupBy(stayRate.checkIn, stayRate.checkOut, stayRate.propertyNo)
		.orderBy(stayRate.checkIn, stayRate.checkOut, sql`${property.no} * 7919 % 1009`)
		.limit(400);
	const inWeek = (first: Rate) =>
		rows.filter(({ checkIn, checkOut }) => checkIn === first.checkIn && checkOut === first.checkOut);
	const first = rows.find((row) => inWeek(row).length >= each.properties);
	return first ? inWeek(first).slice(0, each.properties) : [];
}
