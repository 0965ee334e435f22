import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readCursor } from '~/domain/administration/paging';
import {
	CREATE_PROPOSAL,
	GET_PROPOSAL,
	GET_PROPOSAL_VERSION,
	LIST_PROPOSAL_MESSAGES,
	LIST_PROPOSALS,
	SEND_PROPOSAL,
	WRITE_PROPOSAL_MESSAGE,
} from '~/domain/api/proposal-calls';
import { loadThreads } from '~/domain/mail-thread/load-thread.server';
import { writeToClient } from '~/domain/mail-thread/write-to-client.server';
import { addOptions, requireOfferable } from '~/domain/proposal/add-options.server';
import { listedProposalAnswer, proposalAnswer, versionAnswer } from '~/domain/proposal/api/proposal-answer';
import { newMessageBody, newProposalBody, sendProposalBody } from '~/domain/proposal/api/proposal-shape';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { listProposals } from '~/domain/proposal/list-proposals.server';
import { listVersions, loadVersion } from '~/domain/proposal/load-version.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { DomainError } from '~/platform/errors';
import { english } from '~/platform/problem-details';
import { readBody } from '~/platform/read-body';
import { leadFailure, readKey, writtenLead } from './answer-lead.server';
import { PRIVATE } from './answer-read.server';
import { answered, type CallAnswer, read } from './call-answer.server';

export const PROPOSAL_ANSWERS: readonly CallAnswer[] = [
	read(
		LIST_PROPOSALS,
		async ({ ctx, query: { state = null, after = null } }) => {
			const filter = { state, agent: null, words: '', after: readCursor(after) };
			const { rows, next } = await listProposals({ ctx, filter });
			return { value: rows.map(listedProposalAnswer), next: next === null ? null : { after: next } };
		},
		PRIVATE,
	),
	read(
		GET_PROPOSAL,
		async ({ ctx, params }) => {
			const record = await findProposal(ctx, params.id ?? '');
			return { value: proposalAnswer(record, await listVersions(ctx.db, record)) };
		},
		PRIVATE,
	),
	read(
		GET_PROPOSAL_VERSION,
		async ({ ctx, params }) => {
			const number = /^[1-9]\d{0,5}$/.test(params.number ?? '') ? Number(params.number) : 0;
			const version = await loadVersion({ ctx, id: params.id ?? '', number });
			if (!version) throw new DomainError('not-found', `No version ${number}`);
			return { value: versionAnswer(version) };
		},
		PRIVATE,
	),
	read(
		LIST_PROPOSAL_MESSAGES,
		async ({ ctx, params }) => {
			const [thread] = await loadThreads(ctx, [params.id ?? '']);
			if (!thread) throw new DomainError('not-found', `No thread of ${params.id}`);
			return {
				value: thread.messages.map(({ id, side, way, body, leftOut, at, ...message }) => ({
					...{ ...message, _id: id, from: side, by: way, text: body, files: leftOut },
					at: new Date(at).toISOString(),
				})),
			};
		},
		PRIVATE,
	),
	answered(WRITE_PROPOSAL_MESSAGE, write),
	answered(CREATE_PROPOSAL, create),
	answered(SEND_PROPOSAL, send),
];

async function create({ context, request }: LoaderFunctionArgs): Promise<Response> {
	const asked = await readBody(request, newProposalBody);
	if (asked instanceof Response) return asked;
	const { leads, clientEmail } = asked.body;
	try {
		await requireOfferable(context, leads);
		const { id } = await createProposal({ ctx: context, leadId: leads[0] ?? '', clientEmail: clientEmail ?? null });
		if (leads.length > 1) await addOptions({ ctx: context, id, leadIds: leads });
		const { revision } = await findProposal(context, id);
		return writtenLead({ _id: id, revision });
	} catch (error) {
		return leadFailure(error, {
			'not-found': CREATE_PROPOSAL.problems[404] ?? '',
			conflict: CREATE_PROPOSAL.problems[409] ?? '',
		});
	}
}

async function send({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
	const asked = await readBody(request, sendProposalBody);
	if (asked instanceof Response) return asked;
	const { revision, by } = asked.body;
	try {
		const sent = await sendProposal({ ctx: context, seen: { id: params.id ?? '', revision }, by });
		if (sent.outcome === 'sent') return writtenLead({ version: sent.version, link: sent.link });
		const obstacles = sent.obstacles.map((obstacle) => ({
			kind: obstacle.kind,
			lead: 'leadId' in obstacle ? obstacle.leadId : null,
		}));
		const title = 'The proposal cannot be sent as it is; obstacles says why.';
		return english({ status: 409, code: 'not_sendable', title, extension: { obstacles } });
	} catch (error) {
		return leadFailure(error, {
			'not-found': SEND_PROPOSAL.problems[404] ?? '',
			conflict: 'It was changed meanwhile, or cannot be sent from where it stands. Please read it again.',
		});
	}
}

async function write({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
	const asked = await readBody(request, newMessageBody);
	if (asked instanceof Response) return asked;
	const key = readKey(request);
	if (key instanceof Response) return key;
	try {
		const message = { id: params.id ?? '', body: asked.body.text, key: key ?? '', way: 'api' as const };
		const { isMailed, isKnown } = await writeToClient({ ctx: context, ...message });
		return writtenLead({ isMailed }, isKnown);
	} catch (error) {
		if (error instanceof DomainError && error.reason === 'other-body')
			return english({
				status: 422,
				code: 'idempotency_key_reused',
				title: WRITE_PROPOSAL_MESSAGE.problems[422] ?? '',
			});
		return leadFailure(error, {
			'not-found': WRITE_PROPOSAL_MESSAGE.problems[404] ?? '',
			conflict: WRITE_PROPOSAL_MESSAGE.problems[409] ?? '',
		});
	}
}
