import { json } from '@remix-run/cloudflare';
import { PROPOSAL_REFUSALS, type ProposalActed } from '~/components/proposal/list/list-acted';
import type { AppLoadContext } from '~/context';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import { remindClient } from '~/domain/proposal/remind-client.server';
import { withdrawProposal } from '~/domain/proposal/withdraw-proposal.server';
import { DomainError } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

/** Runs what a list or the dashboard asks for: remind the client, give the link, withdraw. Another agency's proposal is 404. */
export async function answerProposalList({ ctx, form }: { ctx: AppLoadContext; form: FormData }) {
	const id = textOf(form, 'id').slice(0, 80);
	const named = textOf(form, 'intent');
	const intent = named === 'remind' || named === 'withdraw' ? named : 'link';
	const acted: Pick<ProposalActed, 'id' | 'intent'> = { id, intent };
	try {
		const link = intent === 'link' ? await findProposalLink({ ctx, id }) : null;
		if (intent === 'remind') await remindClient({ ctx, id });
		if (intent === 'withdraw') await withdrawProposal({ ctx, id });
		return json<ProposalActed>({ ...acted, isDone: true, link, refusal: null });
	} catch (error) {
		if (error instanceof DomainError && error.code === 'not-found') throw error;
		const { word, status } = formErrorOf(error, WORDS);
		const refusal = PROPOSAL_REFUSALS.find((each) => each === word) ?? 'away';
		return json<ProposalActed>({ ...acted, isDone: false, link: null, refusal }, { status });
	}
}

const WORDS = Object.fromEntries([...PROPOSAL_REFUSALS, ...Object.keys(everyRefusal(''))].map((word) => [word, word]));
