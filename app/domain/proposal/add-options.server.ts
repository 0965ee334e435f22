import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { MOST_OPTIONS, OFFERABLE } from './proposal-limits';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { isEditable, type ProposalState } from './proposal-transitions';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/**
 * Adds leads of the agency to a proposal as its last options; those that it has already are left as they are, so that a repetition changes
 * nothing. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`: approved, withdrawn, or a lead that is decided; `full`: more
 * than six), 'unavailable'.
 */
export async function addOptions({
	ctx,
	id,
	leadIds,
}: {
	ctx: Context;
	id: string;
	leadIds: readonly string[];
}): Promise<void> {
	const { db } = ctx;
	const { agency } = requireProposer(ctx);
	const [[row], leads] = await db.batch([
		db
			.select({ no: proposal.no, state: proposal.state })
			.from(proposal)
			.where(ownProposals(ctx, eq(proposal.id, id))),
		db
			.select({ id: lead.id, no: lead.no, status: lead.status })
			.from(lead)
			.where(and(inArray(lead.id, [...leadIds]), eq(lead.agencyNo, agency.no), isNull(lead.deletedAt))),
	]);
	if (!row || leads.length < new Set(leadIds).size) throw new DomainError('not-found', `No proposal ${id}, or no lead`);
	if (!isEditable(row.state) || leads.some(({ status }) => !OFFERABLE.includes(status)))
		throw new DomainError('conflict', `A proposal that is ${row.state}`, { reason: 'no-such-move' });
	try {
		await writeBatch(db, addOptionsStatements(ctx, { no: row.no, state: row.state, leadIds }));
	} catch (error) {
		throw await noRoom(db, row, error);
	}
}

/** What the refusal of `addOptionsStatements` means; every other error as it is. */
export async function noRoom(
	db: Context['db'],
	{ no, state }: { no: number; state: ProposalState },
	error: unknown,
): Promise<unknown> {
	if (!breaksConstraint(error, 'proposal.revision', 'not null')) return error;
	const [found] = await db.select({ state: proposal.state }).from(proposal).where(eq(proposal.no, no));
	if (found?.state !== state)
		return new DomainError('conflict', `A proposal that is ${found?.state}`, { reason: 'no-such-move' });
	return new DomainError('conflict', 'More than six options', { reason: 'full' });
}

/**
 * The statements that add leads to a proposal as its last options, also ones that are written in the same transaction. Refused on the null in
 * `proposal.revision` where the proposal is in another state than was seen, or has no room.
 */
export function addOptionsStatements(
	{ db, now }: Pick<Context, 'db' | 'now'>,
	{ no, state, leadIds }: { no: number | SQL<number>; state: ProposalState; leadIds: readonly string[] },
): BuiltStatement[] {
	const own = sql`${proposalOption.proposalNo} = ${no}`;
	const noOf = (id: string) => sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${id})`;
	const isNew = (id: string) =>
		sql`not exists (select 1 from ${proposalOption} where ${own} and ${proposalOption.leadNo} = ${noOf(id)})`;
	const added = sql`(select count(*) from ${lead} where ${lead.id} in (select value from json_each(${JSON.stringify(leadIds)}))
		and ${lead.no} not in (select ${proposalOption.leadNo} from ${proposalOption} where ${own}))`;
	const count = sql`(select count(*) from ${proposalOption} where ${own})`;
	return [
		db
			.update(proposal)
			.set({
				// Null, and so refused, where there is no room; the same where nothing is new.
				revision: sql`case when ${proposal.state} = ${state} and ${count} + ${added} <= ${MOST_OPTIONS} then ${proposal.revision} + (${added} > 0) end`,
				updatedAt: now,
			})
			.where(eq(proposal.no, no)),
		...leadIds.map((id) =>
			insertWhen(
				proposalOption,
				{
					...{ proposalNo: no, leadNo: noOf(id) },
					position: sql`(select coalesce(max(${proposalOption.position}) + 1, 0) from ${proposalOption} where ${own})`,
				},
				isNew(id),
			),
		),
	];
}

/**
 * Whether leads of the agency can all be options, before anything is written for them. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`no-such-move`), 'unavailable'.
 */
export async function requireOfferable(ctx: Context, leadIds: readonly string[]): Promise<void> {
	if (leadIds.length === 0) return;
	const { agency } = requireProposer(ctx);
	const leads = await ctx.db
		.select({ status: lead.status })
		.from(lead)
		.where(and(inArray(lead.id, [...leadIds]), eq(lead.agencyNo, agency.no), isNull(lead.deletedAt)));
	if (leads.length < new Set(leadIds).size) throw new DomainError('not-found', 'No such lead');
	if (leads.some(({ status }) => !OFFERABLE.includes(status)))
		throw new DomainError('conflict', 'A lead that is decided', { reason: 'no-such-move' });
}
