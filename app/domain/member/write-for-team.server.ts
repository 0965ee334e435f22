import { type SQL, sql } from 'drizzle-orm';
import type { BuiltStatement, NamedStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { managesTeam, requireTeam, stillManages } from './team-of-actor.server';

export type MemberContext = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;

type TeamWrite = {
	ctx: MemberContext;
	action: string;
	/** A subselect that gives the subject's id while it is as the actor saw it. */
	subject: SQL;
	detail?: Record<string, string | number | boolean | null>;
	statements: readonly (BuiltStatement | NamedStatement)[];
};

/**
 * Writes a decision about the actor's team with its audit row, whole or not at all, and only while the actor still decides. Throws DomainError 'forbidden' for members
 * who do not decide, 'conflict' (`changed-meanwhile`), 'unavailable'.
 */
export async function writeForTeam({ ctx, subject, ...write }: TeamWrite): Promise<void> {
	const { actor, team } = requireTeam(ctx);
	if (!(await managesTeam(ctx, { actor, team }))) throw new DomainError('forbidden', 'Does not decide about the team');
	await auditedWrite({
		ctx,
		actor: leadActor(actor),
		...write,
		subject: sql`select subject from (select (${subject}) as subject) where ${stillManages(actor, team)}`,
	});
}
