import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposal, proposalEvent } from '#db/schema/proposal';
import { writeToAgency } from '~/domain/mail-thread/write-to-agency.server';
import { approveProposal } from '~/domain/proposal/answer-proposal.server';
import { loadClientProposal, loadClientVersion, recordOpening } from '~/domain/proposal/client-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { endProposalLink } from '~/domain/proposal/end-proposal-link.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { withdrawProposal } from '~/domain/proposal/withdraw-proposal.server';
import type { TestDatabase } from '../database';
import { EVERYBODY, type Person } from '../lead/agent-workspace';
import { propertyInterest, proposalContext, startProposalDatabase } from './proposal-leads';

let database: TestDatabase;

beforeAll(async () => {
	database = await startProposalDatabase();
});
afterAll(() => database?.stop());

const ctxOf = (person: Person | null = 'agent') => proposalContext(database, person);
const tokenOf = (link: string) => link.split('/p/')[1] ?? '';

/** A proposal that was sent by a link. */
async function sent(): Promise<{ id: string; token: string }> {
	const { id } = await createProposal({ ctx: ctxOf(), leadId: await propertyInterest(database) });
	const { revision } = await loadBuilder({ ctx: ctxOf(), id });
	const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision }, by: 'link' });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, token: tokenOf(result.link) };
}

it('a link that was ended shows and takes nothing, and the new one is as good as it was', async () => {
	const { id, token } = await sent();
	const ctx = ctxOf(null);
	await recordOpening({ ctx, token });
	const fresh = tokenOf(await endProposalLink({ ctx: ctxOf(), id }));
	expect(fresh).not.toBe(token);
	const ended = { code: 'not-found', reason: 'link-ended' };
	await expect(loadClientProposal({ ctx, token })).rejects.toMatchObject(ended);
	await expect(loadClientVersion({ ctx, token })).rejects.toMatchObject(ended);
	const answer = { ctx, token, version: 1, optionKey: '1', name: 'Not the client' };
	await expect(approveProposal(answer)).rejects.toMatchObject({ code: 'conflict', reason: 'no-such-move' });
	await expect(writeToAgency({ ctx, token, version: 1, question: 'Whose is it?' })).rejects.toMatchObject({
		code: 'not-found',
	});
	expect(await recordOpening({ ctx, token })).toBeNull();
	expect((await loadClientProposal({ ctx, token: fresh })).state).toBe('opened');
	expect(tokenOf(await findProposalLink({ ctx: ctxOf(), id }))).toBe(fresh);
	expect(await approveProposal({ ...answer, token: fresh })).toEqual({ effect: 'tell' });
	expect((await loadBuilder({ ctx: ctxOf(), id })).events.map(({ kind }) => kind)).toContain('linkEnded');
});

it('is ended once by 24 presses at the same moment, and all get the same new link', async () => {
	const { id, token } = await sent();
	const links = await Promise.all(Array.from({ length: 24 }, () => endProposalLink({ ctx: ctxOf(), id })));
	expect(new Set(links).size).toBe(1);
	expect(tokenOf(links[0] ?? '')).not.toBe(token);
	const events = await database.db
		.select({ no: proposalEvent.no })
		.from(proposalEvent)
		.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
		.where(and(eq(proposal.id, id), eq(proposalEvent.kind, 'linkEnded')));
	expect(events).toHaveLength(1);
	// Another time it is another link that is ended.
	const later = { ...ctxOf(), now: ctxOf().now + 11_000 };
	expect(await endProposalLink({ ctx: later, id })).not.toBe(links[0]);
});

it('is ended by the agency alone, and not of what has no link', async () => {
	const { id } = await sent();
	const { id: draft } = await createProposal({
		...{ ctx: ctxOf(), leadId: await propertyInterest(database, '2027-02-20', 'Lindqvist') },
	});
	await expect(endProposalLink({ ctx: ctxOf(), id: draft })).rejects.toMatchObject({ reason: 'no-such-move' });
	for (const person of EVERYBODY.filter((each) => !['agent', 'colleague', 'supervisor'].includes(each)))
		await expect(endProposalLink({ ctx: ctxOf(person), id })).rejects.toMatchObject({ code: /forbidden|not-found/ });
	await withdrawProposal({ ctx: ctxOf(), id });
	await expect(endProposalLink({ ctx: ctxOf(), id })).rejects.toMatchObject({ reason: 'no-such-move' });
});
