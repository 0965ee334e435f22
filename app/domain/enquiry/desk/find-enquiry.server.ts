import { and, asc, eq, inArray } from 'drizzle-orm';
import { enquiry, enquiryProperty } from '#db/schema/enquiry';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { knownBrands } from '../../brand/known-brands';
import { houseName } from '../../lead/property-name';
import { loadTradeProperties, type TradeProperty } from '../../lead/trade-property.server';
import type { ServiceLevel } from '../../stay/service-level';
import type { Actor } from '../../user/actor';
import { type EnquiredOption, enquiredOption } from './enquired-option';
import { isOfTeam, ownEnquiries, shownProperties } from './enquiry-scope.server';
import { withoutHoldsOf } from './offered-weeks.server';

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
 * A guest's enquiry with the requested properties and today's prices. For the team, and the operator to whom it was given
 * (ENQUIRY-12). Throws
 * DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function findEnquiry(ctx: Context, id: string): Promise<FoundEnquiry> {
	const actor = requireActor(ctx, 'enquiryDesk');
	const { db, today } = ctx;
	const isOwn = and(eq(enquiry.id, id), ownEnquiries(actor));
	const own = db.select({ no: enquiry.no }).from(enquiry).where(isOwn);
	const [[row], several] = await db.batch([
		db.select().from(enquiry).where(isOwn),
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
	const numbers = await reached(
		{ db, actor },
		asked.flatMap(({ no }) => no ?? []),
	);
	const found = await loadTradeProperties({ db, today }, numbers);
	const brand = knownBrands().of(row.brandKey);
	return {
		row,
		// An operator is shown its own properties alone.
		properties: asked
			.filter(({ no }) => isOfTeam(actor) || numbers.includes(no ?? 0))
			.map(({ no, name, level }) => {
				const property = found.get(no ?? 0);
				return {
					...{ name: property?.name ?? houseName(name), property: property ?? null },
					option: enquiredOption(property && withoutHoldsOf(property, row.no), row, { level, today, brand }),
				};
			}),
	};
}

/** Those of the properties that the actor may see here. */
async function reached(
	{ db, actor }: { db: Context['db']; actor: Actor },
	numbers: readonly number[],
): Promise<readonly number[]> {
	if (isOfTeam(actor) || numbers.length === 0) return numbers;
	const rows = await db
		.select({ no: property.no })
		.from(property)
		.where(and(inArray(property.no, [...numbers]), shownProperties(actor)));
	return rows.map(({ no }) => no);
}

function levelOf(text: string | null): ServiceLevel | null {
	return SERVICE_LEVELS.find((each) => each === text) ?? null;
}
