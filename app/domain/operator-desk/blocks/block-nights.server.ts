import { and, eq, inArray, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { setBlockNights } from '#db/held-stays';
import { audit } from '#db/schema/audit';
import { nightBlock } from '#db/schema/night-block';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { minPlainDate, type PlainDate } from '../../date/plain-date';
import { leadActor } from '../../lead/agent-lead-context';
import { hotelToday } from '../../offer/hotel-today';
import { ownProperties } from '../../stay/set-week.server';
import type { Actor } from '../../user/actor';
import { type Block, type BlockErrors, readBlock, type TypedBlock } from './read-block';

export type DeskContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'today' | 'now'>;

/** A block that was made, for its undo. */
export type MadeBlock = { propertyId: string; name: string; blockId: string; version: number };

export type BlockNights =
	/** A property of which a night is taken is refused, the others are blocked. */
	{ outcome: 'blocked'; made: MadeBlock[]; refused: string[] } | { outcome: 'invalid'; errors: BlockErrors };

/**
 * Blocks the same nights of one or more properties of the actor (OPERATOR-2): no search, page or booking sells them from then on. Each property is a
 * transaction of its own, with audit row, price "from" and a new version of the catalogue; one of which a lead or another block holds a night is
 * refused by the primary key of the nights and named. With none left the answer is 'invalid'.
 * Throws DomainError 'forbidden'; 'not-found' (another operator's property too); 'unavailable'.
 */
export async function blockNights({ ctx, typed }: { ctx: DeskContext; typed: TypedBlock }): Promise<BlockNights> {
	const actor = requireActor(ctx, 'desk');
	const own = await propertiesOf(ctx, actor, typed.properties);
	const read = readBlock(typed, dayAt(ctx, own));
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	if (own.length < read.properties.length) throw new DomainError('not-found', 'No such property of the actor');
	const made: MadeBlock[] = [];
	const refused: string[] = [];
	for (const each of own) {
		const id = `block_${crypto.randomUUID().replaceAll('-', '')}`;
		const insert = ctx.db.insert(nightBlock).values({
			...{ id, propertyNo: each.no, ...read.block, createdBy: actor.id, createdAt: ctx.now },
		});
		const isBlocked = await takesNights(() => write(ctx, [insert], { id, property: each, action: 'block.made' }));
		if (isBlocked) made.push({ propertyId: each.id, name: each.name, blockId: id, version: 1 });
		else refused.push(each.name);
	}
	if (made.length === 0) return { outcome: 'invalid', errors: { form: 'taken' } };
	return { outcome: 'blocked', made, refused };
}

type Seen = { id: string; version: number };

export type ChangeBlock =
	| { outcome: 'changed'; version: number; before: Block }
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
	const found = await findBlock(ctx, block.id);
	const read = readBlock({ ...typed, properties: [found.property.id] }, dayAt(ctx, [found.property]));
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const update = ctx.db
		.update(nightBlock)
		.set({ ...read.block, version: block.version + 1 })
		.where(eq(nightBlock.id, block.id));
	const isChanged = await takesNights(() =>
		write(ctx, [update], { ...block, property: found.property, action: 'block.changed', isEnded: false }),
	);
	if (!isChanged) return { outcome: 'invalid', errors: { form: 'taken' } };
	const { checkIn, checkOut, reason } = found;
	return { outcome: 'changed', version: block.version + 1, before: { checkIn, checkOut, reason } };
}

/**
 * Gives the nights of a block back, or takes them again (OPERATOR-3), for an undo. Returns the new version; null when a night has been taken meanwhile.
 * Throws DomainError as `changeBlock`.
 */
export async function endBlock({
	ctx,
	block,
	isUndo,
}: {
	ctx: DeskContext;
	block: Seen;
	isUndo: boolean;
}): Promise<number | null> {
	const { property: own } = await findBlock(ctx, block.id);
	const version = block.version + 1;
	const update = ctx.db
		.update(nightBlock)
		.set({ endedAt: isUndo ? null : ctx.now, version })
		.where(eq(nightBlock.id, block.id));
	const action = isUndo ? 'block.restored' : 'block.ended';
	const isDone = await takesNights(() => write(ctx, [update], { ...block, property: own, action, isEnded: isUndo }));
	return isDone ? version : null;
}

type Act = {
	id: string;
	/** The state that was seen; a new block has none. */
	version?: number;
	isEnded?: boolean;
	property: { no: number; id: string };
	action: 'block.made' | 'block.changed' | 'block.ended' | 'block.restored';
};

/** The act with its audit row, whose subject is null, and so refused, where the block is not what was seen. */
async function write(
	ctx: DeskContext,
	statements: (BuiltStatement | NamedStatement)[],
	{ id, version, isEnded, property: own, action }: Act,
): Promise<void> {
	const { id: actor, role, forAgency } = leadActor(requireActor(ctx, 'desk'));
	const seen = sql`(select ${nightBlock.id} from ${nightBlock} where ${nightBlock.id} = ${id} and ${nightBlock.version} = ${version}
		and (${nightBlock.endedAt} is not null) = ${isEnded ? 1 : 0})`;
	try {
		await writeBatch(ctx.db, [
			ctx.db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor, action, createdAt: ctx.now },
				subjectId: version === undefined ? id : seen,
				detail: { property: own.id, role, ...(forAgency ? { forAgency } : {}) },
			}),
			...statements,
			...setBlockNights(id, own.no),
			...derivePropertyStatements(own.no, ctx.today, ctx.now),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit', 'not null')) throw error;
		throw new DomainError('conflict', 'The block was changed meanwhile', { reason: 'changed-meanwhile' });
	}
}

/** False where a night is held already: then nothing is written. */
async function takesNights(act: () => Promise<void>): Promise<boolean> {
	try {
		await act();
		return true;
	} catch (error) {
		if (breaksConstraint(error, 'property_night', 'unique')) return false;
		throw error;
	}
}

const OWN = { no: property.no, id: property.id, name: property.name, timeZone: operator.timeZone };

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
			reason: nightBlock.reason,
			property: OWN,
		})
		.from(nightBlock)
		.innerJoin(property, eq(property.no, nightBlock.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(and(eq(nightBlock.id, id), ownProperties(actor)));
	if (!found) throw new DomainError('not-found', `No block ${id} of the actor`);
	return found;
}

/** The earliest day at the properties; Zürich's for none. */
function dayAt(ctx: DeskContext, own: readonly { timeZone: string | null }[]): PlainDate {
	const days = own.map(({ timeZone }) => hotelToday(ctx, timeZone ?? 'Europe/Zurich'));
	const [first = ctx.today, ...rest] = days;
	return minPlainDate(first, ...rest);
}
