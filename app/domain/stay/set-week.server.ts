import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { offerStatement } from '#db/offered-week';
import { audit } from '#db/schema/audit';
import { property } from '#db/schema/property';
import { stayRate } from '#db/schema/stay';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import type { PlainDate } from '../date/plain-date';
import { leadActor } from '../lead/agent-lead-context';
import type { Actor } from '../user/actor';
import type { StayStatus } from './stay-status';

/** What is offered: whether the stay can be had, and for how much in minor units of the property's currency. */
export type WeekOffer = { status: StayStatus; priceMinor: number | null };

/** More than any week costs: ten million in major units. */
export const HIGHEST_PRICE_MINOR = 1_000_000_000;

type Setting = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;
	/** Public id of the property, first and last day, index of the service level. */
	week: { propertyId: string; checkIn: PlainDate; checkOut: PlainDate; level: number };
	/** What the operator saw when he decided; anything else by now is a conflict. */
	seen: WeekOffer;
	offer: WeekOffer;
};

/**
 * An operator sets price and availability of one stay of his own property, and no import changes it from then on; search, price "from" and every kept page follow at once.
 * Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'invalid' (`price-needed`, `price-range`: what is
 * available has a price); 'conflict' with reason `nights-held` while a lead holds nights of it, or `changed-meanwhile`; 'unavailable'.
 */
export async function setWeek({ ctx, week, seen, offer }: Setting): Promise<void> {
	const { db, now, today } = ctx;
	const actor = requireActor(ctx, 'operators');
	const isPriced = offer.priceMinor !== null;
	if (!isPriced && offer.status === 'available')
		throw new DomainError('invalid', 'A price is needed', { reason: 'price-needed' });
	if (isPriced && !(Number(offer.priceMinor) > 0 && Number(offer.priceMinor) <= HIGHEST_PRICE_MINOR))
		throw new DomainError('invalid', 'No such price', { reason: 'price-range' });
	const rate = await findRate(ctx, ownProperties(actor), week);
	if (rate.isHeld) throw held();
	const unchanged = and(
		eq(stayRate.stayNo, rate.stayNo),
		eq(stayRate.level, week.level),
		eq(stayRate.status, seen.status),
		sql`${stayRate.priceMinor} is ${seen.priceMinor}`,
		isNull(stayRate.offeredStatus),
		sql`not ${IS_HELD}`,
	);
	const { id, role, forAgency } = leadActor(actor);
	try {
		await writeBatch(db, [
			// Null, and so refused, when the stay is not what was seen.
			db.insert(audit).values({
				brandKey: ctx.brand.key,
				actor: id,
				action: 'stay.set',
				subjectId: sql`(select ${week.propertyId} from ${stayRate} where ${unchanged})`,
				detail: {
					checkIn: week.checkIn,
					checkOut: week.checkOut,
					level: week.level,
					fromStatus: seen.status,
					fromMinor: seen.priceMinor,
					toStatus: offer.status,
					toMinor: offer.priceMinor,
					role,
					...(forAgency ? { forAgency } : {}),
				},
				createdAt: now,
			}),
			offerStatement({ stayNo: rate.stayNo, level: week.level, ...offer, now }),
			...derivePropertyStatements(rate.propertyNo, today, now),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit', 'not null')) throw error;
		if ((await findRate(ctx, ownProperties(actor), week)).isHeld) throw held();
		throw new DomainError('conflict', 'The stay was changed meanwhile', { reason: 'changed-meanwhile' });
	}
}

/** Properties the actor may set: an operator's own, an admin's all. Throws DomainError 'forbidden'. */
export function ownProperties(actor: Actor): SQL {
	if (actor.role === 'admin') return sql`true`;
	if (actor.operatorNo === null) throw new DomainError('forbidden', 'An operator without houses');
	return eq(property.operatorNo, actor.operatorNo);
}

/** Some lead holds a night of the stay. By hand: of one table alone, Drizzle would leave its name out. */
export const IS_HELD = sql.raw(`exists (select 1 from property_night n where n.property_no = stay_rate.property_no
	and n.night >= stay_rate.check_in and n.night < stay_rate.check_out)`) as SQL<boolean>;

async function findRate({ db, today }: Setting['ctx'], properties: SQL, week: Setting['week']) {
	const [row] = await db
		.select({ stayNo: stayRate.stayNo, propertyNo: stayRate.propertyNo, isHeld: IS_HELD })
		.from(property)
		.innerJoin(stayRate, eq(stayRate.propertyNo, property.no))
		.where(
			and(
				eq(property.id, week.propertyId),
				properties,
				eq(stayRate.checkIn, week.checkIn),
				eq(stayRate.checkOut, week.checkOut),
				eq(stayRate.level, week.level),
				gte(stayRate.checkOut, today),
			),
		)
		.execute();
	if (!row) throw new DomainError('not-found', `No stay of ${week.propertyId}`);
	return row;
}

function held() {
	return new DomainError('conflict', 'A lead holds nights of the stay', { reason: 'nights-held' });
}
