import { audit } from '#db/schema/audit';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { type CalendarsContext, ownProperty } from './edit-calendars.server';

/**
 * A person says that a channel's event is the stay of the lead that holds its nights, or takes that back. It is a clash again when the event moves. Throws DomainError 'forbidden';
 * 'not-found' (another operator's property, or an event that is gone); 'unavailable'.
 */
export async function settleConflict({
	ctx,
	propertyId,
	stayId,
	isUndo,
}: {
	ctx: CalendarsContext;
	propertyId: string;
	stayId: string;
	isUndo: boolean;
}): Promise<void> {
	const actor = requireActor(ctx, 'desk');
	const own = await ownProperty(ctx, propertyId);
	const stay = 'select no from night_block where id = :stay and property_no = :property';
	const args = { stay: stayId, property: own.no };
	const [updated] = await writeBatch(ctx.db, [
		{
			sql: `update channel_stay set settled_at = :at, settled_by = :by where block_no = (${stay})`,
			args: { ...args, at: isUndo ? null : ctx.now, by: isUndo ? null : actor.id },
		},
		ctx.db.insert(audit).values({
			...{ brandKey: ctx.brand.key, actor: actor.id, createdAt: ctx.now, subjectId: stayId },
			action: isUndo ? 'calendar.clashReopened' : 'calendar.clashSettled',
			detail: { property: own.id },
		}),
	]);
	if (updated?.rowsAffected !== 1) throw new DomainError('not-found', `No stay ${stayId} of a channel`);
}
