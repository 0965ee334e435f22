import { asc, eq, inArray } from 'drizzle-orm';
import { enquiry, enquiryProperty } from '#db/schema/enquiry';
import { SERVICE_LEVELS } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { knownBrands } from '../../brand/known-brands';
import { houseName } from '../../lead/property-name';
import { loadTradeProperties, type TradeProperty } from '../../lead/trade-property.server';
import type { ServiceLevel } from '../../stay/service-level';
import { type EnquiredOption, enquiredOption } from './enquired-option';

export type EnquiryRow = typeof enquiry.$inferSelect;

/** A property of an enquiry, and the option that it would be in a proposal. */
export type EnquiredProperty = {
	/** Today's name; the name at the time of the enquiry where the property has gone. */
	name: string;
	property: TradeProperty | null;
	option: EnquiredOption;
};

export type FoundEnquiry = { row: EnquiryRow; properties: EnquiredProperty[] };

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/**
 * A guest's enquiry with the requested properties and today's prices. For admins with the capability `enquiries`. Throws
 * DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function findEnquiry(ctx: Context, id: string): Promise<FoundEnquiry> {
	requireActor(ctx, 'enquiries');
	const { db, today } = ctx;
	const own = db.select({ no: enquiry.no }).from(enquiry).where(eq(enquiry.id, id));
	const [[row], several] = await db.batch([
		db.select().from(enquiry).where(eq(enquiry.id, id)),
		db
			.select()
			.from(enquiryProperty)
			.where(inArray(enquiryProperty.enquiryNo, own))
			.orderBy(asc(enquiryProperty.position)),
	]);
	if (!row) throw new DomainError('not-found', `No enquiry ${id}`);
	const asked = [
		...(row.propertyName === null
			? []
			: [{ no: row.propertyNo, name: row.propertyName, level: levelOf(row.serviceLevel) }]),
		...several.map(({ propertyNo, propertyName, serviceLevel }) => ({
			...{ no: propertyNo, name: propertyName, level: serviceLevel },
		})),
	];
	const found = await loadTradeProperties(
		{ db, today },
		asked.flatMap(({ no }) => no ?? []),
	);
	const brand = knownBrands().of(row.brandKey);
	return {
		row,
		properties: asked.map(({ no, name, level }) => {
			const property = found.get(no ?? 0);
			return {
				...{ name: property?.name ?? houseName(name), property: property ?? null },
				option: enquiredOption(property, row, { level, today, brand }),
			};
		}),
	};
}

function levelOf(text: string | null): ServiceLevel | null {
	return SERVICE_LEVELS.find((each) => each === text) ?? null;
}
