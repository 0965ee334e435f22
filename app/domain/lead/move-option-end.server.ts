import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { type AgentLeadContext, leadActor } from './agent-lead-context';
import { changeLead } from './change-lead.server';
import { findLead } from './find-lead.server';
import { noticeStatements } from './lead-notices.server';
import { leadScope } from './lead-scope';
import { REMIND_HOURS } from './move-lead.server';
import { waitingOptions } from './option-queue.server';

const HOUR = 3_600_000;

type Moving = {
	ctx: Pick<AgentLeadContext, 'db' | 'actor' | 'now' | 'waitUntil' | 'services'>;
	/** Public id, and the version that was seen. */
	lead: { id: string; version: number };
	/** The option's new end in milliseconds. */
	expiresAt: number;
};

/**
 * Moves the end of a confirmed option, there and back (OPERATOR-21): its operator or an admin. The agent is told, and so are those whose options wait behind
 * it; the agent is reminded anew, unless the end is within the day. `before` is the end it had. Throws DomainError 'forbidden', 'not-found' (another
 * operator's too), 'invalid' for an end that has passed or lies after check-in, 'conflict' (`no-such-move`, `changed-meanwhile`) or 'unavailable'.
 */
export async function moveOptionEnd({
	ctx,
	lead: seen,
	expiresAt,
}: Moving): Promise<{ version: number; before: number }> {
	const actor = leadActor(requireActor(ctx, 'operators'));
	const { db, now } = ctx;
	const record = await findLead(db, leadScope(ctx), seen.id);
	if (record.status !== 'confirmedOption' || record.expiresAt === null)
		throw new DomainError('conflict', `No end of ${record.status}`, { reason: 'no-such-move' });
	if (!(expiresAt > now) || expiresAt > lastOptionEnd(record))
		throw new DomainError('invalid', 'An option ends from now on and before check-in', { reason: 'option-end' });
	const waiting = (await waitingOptions(db, record)).filter(({ queuePosition }) => queuePosition !== null);
	const isSoon = expiresAt - now <= REMIND_HOURS * HOUR;
	const { version } = await changeLead({
		ctx,
		lead: record,
		seen: seen.version,
		actor,
		action: 'lead.option-end-moved',
		detail: { until: expiresAt },
		condition: sql`${eq(lead.status, 'confirmedOption')}`,
		columns: { expiresAt, remindedAt: isSoon ? now : null },
		after: [
			...noticeStatements(db, now, { lead: { ...record, expiresAt }, kind: 'optionEndMoved', actor }),
			...waiting.flatMap((option) =>
				noticeStatements(db, now, { lead: { ...option, expiresAt }, kind: 'earlierOptionMoved', actor }),
			),
		],
	});
	ctx.waitUntil(ctx.services.wakeMailer());
	return { version, before: record.expiresAt };
}

/** The latest end of an option: as the day of check-in begins. Milliseconds. */
export function lastOptionEnd({ checkIn }: { checkIn: string }): number {
	return Date.parse(`${checkIn}T00:00:00Z`);
}
