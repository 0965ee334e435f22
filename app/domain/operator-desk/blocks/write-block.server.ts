import { sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { setBlockNights } from '#db/held-stays';
import { audit } from '#db/schema/audit';
import { nightBlock } from '#db/schema/night-block';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { LeadActor } from '../../lead/lead-status';

type Ctx = Pick<RequestContext, 'db' | 'today' | 'now'>;

export type BlockAct = {
	id: string;
	/** The state that was seen; a new block has none. */
	version?: number;
	isEnded?: boolean;
	property: { no: number; id: string };
	action: 'block.made' | 'block.changed' | 'block.ended' | 'block.restored' | 'block.expired';
	by: LeadActor;
	/** Null: that of the brand under which the block was made. */
	brandKey: string | null;
};

/**
 * Writes an act on a block with its audit row, its nights, price "from" and a new version of the catalogue (OPERATOR-2). False where a night is held
 * already: then nothing is written. Throws DomainError 'conflict' (`changed-meanwhile`: the block is not what was seen) or 'unavailable'.
 */
export async function writeBlock(
	ctx: Ctx,
	statements: (BuiltStatement | NamedStatement)[],
	{ id, version, isEnded, property: own, action, by, brandKey }: BlockAct,
): Promise<boolean> {
	// Null, and so refused, where the block is not what was seen.
	const seen = sql`(select ${nightBlock.id} from ${nightBlock} where ${nightBlock.id} = ${id} and ${nightBlock.version} = ${version}
		and (${nightBlock.endedAt} is not null) = ${isEnded ? 1 : 0})`;
	try {
		await writeBatch(ctx.db, [
			ctx.db.insert(audit).values({
				brandKey:
					brandKey ?? sql`(select a.brand_key from audit a where a.subject_id = ${id} and a.action = 'block.made')`,
				...{ actor: by.id, action, createdAt: ctx.now },
				subjectId: version === undefined ? id : seen,
				detail: { property: own.id, role: by.role, ...(by.forAgency ? { forAgency: by.forAgency } : {}) },
			}),
			...statements,
			...setBlockNights(id, own.no),
			...derivePropertyStatements([own.no], ctx.today, ctx.now),
		]);
		return true;
	} catch (error) {
		if (breaksConstraint(error, 'property_night', 'unique')) return false;
		if (!breaksConstraint(error, 'audit', 'not null')) throw error;
		throw new DomainError('conflict', 'The block was changed meanwhile', { reason: 'changed-meanwhile' });
	}
}
