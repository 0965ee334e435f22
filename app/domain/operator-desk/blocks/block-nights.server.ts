import { and, eq, inArray, sql } from 'drizzle-orm';
import { nightBlock } from '#db/schema/night-block';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { minPlainDate, type PlainDate } from '../../date/plain-date';
import { leadActor } from '../../lead/agent-lead-context';
import { hotelToday } from '../../offer/hotel-today';
import { ownProperties } from '../../stay/own-properties.server';
import type { Actor } from '../../user/actor';
import {
	BLOCK_KINDS,
	type BlockErrors,
	type BlockKind,
	type BlockPlace,
	HOME_ZONE,
	readBlock,
	type TypedBlock,
	typedOf,
} from './read-block';
import { writeBlock } from './write-block.server';

export type DeskContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

/** A block that was made, for its undo. */
export type MadeBlock = { propertyId: string; name: string; blockId: string; version: number };

export type BlockNights =
	/** A property of which a night is taken is refused, the others are blocked. */
	{ outcome: 'blocked'; made: MadeBlock[]; refused: string[] } | { outcome: 'invalid'; errors: BlockErrors };

/**
 * Blocks the same nights of one or more properties of the actor, or holds them for somebody (OPERATOR-2, OPERATOR-7): no search, page or booking sells them from then on. Each property is a
 * transaction of its own, with audit row, price "from" and a new version of the catalogue; one of which a lead or another block holds a night is
 * refused by the primary key of the nights and named. With none left the answer is 'invalid'.
 * Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function blockNights({
	ctx,
	typed,
	enquiryNo = null,
}: {
	ctx: DeskContext;
	typed: TypedBlock;
	/** The guest's enquiry that nights are held for. */
	enquiryNo?: number | null;
}): Promise<BlockNights> {
	const actor = requireActor(ctx, 'desk');
	const own = await propertiesOf(ctx, actor, typed.properties);
	const read = readBlock(typed, placeOf(ctx, own));
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	if (own.length < read.properties.length) throw new DomainError('not-found', 'No such property of the actor');
	const made: MadeBlock[] = [];
	const refused: string[] = [];
	for (const each of own) {
		const id = `block_${crypto.randomUUID().replaceAll('-', '')}`;
		const insert = ctx.db.insert(nightBlock).values({
			...{ id, propertyNo: each.no, ...read.block, enquiryNo, createdBy: actor.id, createdAt: ctx.now },
		});
		const isBlocked = await writeBlock(ctx, [insert], { id, property: each, action: 'block.made', ...byActor(ctx) });
		if (isBlocked) made.push({ propertyId: each.id, name: each.name, blockId: id, version: 1 });
		else refused.push(each.name);
	}
	if (made.length === 0) return { outcome: 'invalid', errors: { form: 'taken' } };
	return { outcome: 'blocked', made, refused };
}

type Seen = { id: string; version: number };

export type ChangeBlock =
	| { outcome: 'changed'; version: number; before: Omit<TypedBlock, 'properties'> }
	| { outcome: 'invalid'; errors: BlockErrors };

/**
 * Gives a block other nights or another reason (OPERATOR-3); its nights are exchanged in one transaction. Throws DomainError 'forbidden'; 'not-found' (another
 * operator's too); 'conflict' (`changed-meanwhile`: not the version that was seen, or ended); 'unavailable'.
 */
export async function changeBlock({
	ctx,
	block,
	typed,
}: {
	ctx: DeskContext;
	block: Seen;
	typed: Omit<TypedBlock, 'properties'>;
}): Promise<ChangeBlock> {
	const { property: own, ...before } = await findBlock(ctx, block.id);
	const read = readBlock({ ...typed, kind: before.kind, properties: [own.id] }, placeOf(ctx, [own]));
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const update = ctx.db
		.update(nightBlock)
		.set({ ...read.block, version: block.version + 1 })
		.where(eq(nightBlock.id, block.id));
	const isChanged = await writeBlock(ctx, [update], {
		...{ ...block, property: own, action: 'block.changed', isEnded: false },
		...byActor(ctx),
	});
	if (!isChanged) return { outcome: 'invalid', errors: { form: 'taken' } };
	return { outcome: 'changed', version: block.version + 1, before: typedOf(before, own.timeZone ?? HOME_ZONE) };
}

/** What became of an end or a restoration: the new version; `taken`: a night has another holder; `over`: the hold's time has passed. */
export type EndBlock = { name: string; result: number | 'taken' | 'over' };

/**
 * Gives the nights of a block back, or takes them again (OPERATOR-3), for an undo; a hold comes back until its time is over. Throws DomainError as `changeBlock`.
 */
export async function endBlock({
	ctx,
	block,
	isUndo,
}: {
	ctx: DeskContext;
	block: Seen;
	isUndo: boolean;
}): Promise<EndBlock> {
	const { property: own, expiresAt } = await findBlock(ctx, block.id);
	const { name } = own;
	if (isUndo && expiresAt !== null && expiresAt <= ctx.now) return { name, result: 'over' };
	const version = block.version + 1;
	const update = ctx.db
		.update(nightBlock)
		.set({ endedAt: isUndo ? null : ctx.now, version })
		.where(eq(nightBlock.id, block.id));
	const action = isUndo ? 'block.restored' : 'block.ended';
	const isDone = await writeBlock(ctx, [update], {
		...{ ...block, property: own, action, isEnded: isUndo },
		...byActor(ctx),
	});
	return { name, result: isDone ? version : 'taken' };
}

export type EndBlocks = { acted: { blockId: string; version: number }[]; refused: string[]; isOver: boolean };

/**
 * `endBlock` for the blocks of one act, each by itself: properties whose block was changed meanwhile, or cannot be made again, are named and do not
 * hold up the others. Throws DomainError 'forbidden'; 'conflict' where a single block was changed meanwhile; 'not-found'; 'unavailable'.
 */
export async function endBlocks({
	ctx,
	blocks,
	isUndo,
}: {
	ctx: DeskContext;
	blocks: readonly Seen[];
	isUndo: boolean;
}): Promise<EndBlocks> {
	const ended: EndBlocks = { acted: [], refused: [], isOver: false };
	for (const block of blocks) {
		try {
			const { name, result } = await endBlock({ ctx, block, isUndo });
			if (typeof result === 'number') ended.acted.push({ blockId: block.id, version: result });
			else ended.refused.push(name);
			ended.isOver ||= result === 'over';
		} catch (error) {
			if (!(error instanceof DomainError) || error.code !== 'conflict' || blocks.length === 1) throw error;
			ended.refused.push((await findBlock(ctx, block.id)).property.name);
		}
	}
	return ended;
}

function byActor(ctx: DeskContext) {
	return { by: leadActor(requireActor(ctx, 'desk')), brandKey: ctx.brand.key };
}

const OWN = {
	...{ no: property.no, id: property.id, name: property.name, currency: property.currency },
	timeZone: operator.timeZone,
};

function propertiesOf({ db }: DeskContext, actor: Actor, ids: readonly string[]) {
	return db
		.select(OWN)
		.from(property)
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(inArray(property.id, [...new Set(ids)]), ownProperties(actor)))
		.orderBy(property.rank, property.no);
}

async function findBlock(ctx: DeskContext, id: string) {
	const actor = requireActor(ctx, 'desk');
	const [found] = await ctx.db
		.select({
			checkIn: sql<PlainDate>`${nightBlock.checkIn}`,
			checkOut: sql<PlainDate>`${nightBlock.checkOut}`,
			...{ kind: sql<BlockKind>`${nightBlock.kind}`, reason: nightBlock.reason },
			...{ expiresAt: nightBlock.expiresAt, priceMinor: nightBlock.priceMinor },
			property: OWN,
		})
		.from(nightBlock)
		.innerJoin(property, eq(property.no, nightBlock.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(eq(nightBlock.id, id), inArray(nightBlock.kind, BLOCK_KINDS), ownProperties(actor)));
	if (!found) throw new DomainError('not-found', `No block ${id} of the actor`);
	return found;
}

/** The earliest day at the properties, and the clock of the first. */
function placeOf(ctx: DeskContext, own: readonly { timeZone: string | null; currency: string }[]): BlockPlace {
	const zones = own.map(({ timeZone }) => timeZone ?? HOME_ZONE);
	const [first = ctx.today, ...rest] = zones.map((zone) => hotelToday(ctx, zone));
	return {
		today: minPlainDate(first, ...rest),
		now: ctx.now,
		timeZone: zones[0] ?? HOME_ZONE,
		currencies: own.map(({ currency }) => currency),
	};
}
