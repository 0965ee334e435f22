import { and, eq } from 'drizzle-orm';
import { nightBlock } from '#db/schema/night-block';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { blockNights, endBlock } from '../../operator-desk/blocks/block-nights.server';
import { LONGEST_NAME } from '../../operator-desk/blocks/read-block';
import { findEnquiry } from './find-enquiry.server';
import { type WeekCode, weeksWithProperty } from './offered-weeks.server';

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

type Hold = {
	ctx: Context;
	/** Public id of the enquiry. */
	id: string;
	week: WeekCode;
	/** Days, or `at`: at `untilAt`, by the clock at the property. */
	until: string;
	untilAt: string;
};

/**
 * Holds the nights of a week for the guest of an enquiry, at today's price (OPERATOR-7, ENQUIRY-13). For the desk's people who reach the enquiry. Throws
 * DomainError 'forbidden', 'not-found', 'invalid' (`hold-until`), 'conflict' (`nights-taken`), 'unavailable'.
 */
export async function holdWeek({ ctx, id, week, until, untilAt }: Hold): Promise<{ id: string; version: number }> {
	requireActor(ctx, 'desk');
	const { row } = await findEnquiry(ctx, id);
	const [offered] = await weeksWithProperty(ctx, [week], row.no);
	if (!offered) throw new DomainError('conflict', 'The week cannot be had', { reason: 'nights-taken' });
	const { checkIn, checkOut, propertyId } = week;
	const held = await blockNights({
		ctx,
		enquiryNo: row.no,
		typed: {
			...{ kind: 'hold', properties: [propertyId], checkIn, checkOut, until, untilAt },
			reason: row.fullName.trim().slice(0, LONGEST_NAME),
			price: offered.priceMinor === null ? '' : String(offered.priceMinor / 100),
		},
	});
	if (held.outcome === 'invalid')
		throw held.errors.until
			? new DomainError('invalid', 'No end of a hold', { reason: 'hold-until' })
			: new DomainError('conflict', 'The nights are taken', { reason: 'nights-taken' });
	const [made] = held.made;
	return { id: made?.blockId ?? '', version: made?.version ?? 1 };
}

type Ended = { ctx: Context; id: string; hold: { id: string; version: number }; isUndo: boolean };

/** Gives the nights of a hold back, or takes them again (OPERATOR-3). Throws DomainError 'forbidden', 'not-found', 'conflict', 'unavailable'. */
export async function endHold({ ctx, id, hold, isUndo }: Ended): Promise<{ version: number }> {
	requireActor(ctx, 'desk');
	const { row } = await findEnquiry(ctx, id);
	const [known] = await ctx.db
		.select({ no: nightBlock.no })
		.from(nightBlock)
		.where(and(eq(nightBlock.id, hold.id), eq(nightBlock.enquiryNo, row.no)));
	if (!known) throw new DomainError('not-found', `No hold ${hold.id} of the enquiry`);
	const { result } = await endBlock({ ctx, block: hold, isUndo });
	if (typeof result !== 'number') throw new DomainError('conflict', 'The nights are taken', { reason: 'nights-taken' });
	return { version: result };
}
