import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { insertWhen } from '#db/insert-when';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { MOST_OPTIONS, OFFERABLE } from './proposal-limits';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { isEditable } from './proposal-transitions';

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
	const { db, now } = ctx;
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
	const nos = leadIds.flatMap((each) => leads.find((found) => found.id === each)?.no ?? []);
	const own = sql`${proposalOption.proposalNo} = ${row.no}`;
	const isNew = (no: number) =>
		sql`not exists (select 1 from ${proposalOption} where ${own} and ${proposalOption.leadNo} = ${no})`;
	const added = sql`(select count(*) from json_each(${JSON.stringify(nos)}) new where new.value not in
		(select ${proposalOption.leadNo} from ${proposalOption} where ${own}))`;
	const count = sql`(select count(*) from ${proposalOption} where ${own})`;
	try {
		await writeBatch(db, [
			db
				.update(proposal)
				.set({
					// Null, and so refused, where there is no room; the same where nothing is new.
					revision: sql`case when ${proposal.state} = ${row.state} and ${count} + ${added} <= ${MOST_OPTIONS} then ${proposal.revision} + (${added} > 0) end`,
					updatedAt: now,
				})
				.where(eq(proposal.no, row.no)),
			...nos.map((no) =>
				insertWhen(
					proposalOption,
					{
						proposalNo: row.no,
						leadNo: no,
						position: sql`(select coalesce(max(${proposalOption.position}) + 1, 0) from ${proposalOption} where ${own})`,
					},
					isNew(no),
				),
			),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'proposal.revision', 'not null')) throw error;
		const [found] = await db.select({ state: proposal.state }).from(proposal).where(eq(proposal.no, row.no));
		if (found?.state !== row.state)
			throw new DomainError('conflict', `A proposal that is ${found?.state}`, { reason: 'no-such-move' });
		throw new DomainError('conflict', 'More than six options', { reason: 'full' });
	}
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
