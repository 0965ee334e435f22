import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadClientProposal } from '~/domain/proposal/client-proposal.server';
import { proposalPath } from '~/domain/proposal/proposal-token';
import { DomainError } from '~/platform/errors';
import { answerDocument } from '../documents/answer-document.server';
import { proposalPdf } from '../documents/proposal-pdf.server';

/** `/p/{token}/pdf`: what the page of a token shows, as a PDF; also after the validity, which it names. A withdrawn one is gone. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.proposal ?? '';
	const number = Number(new URL(request.url).searchParams.get('version')) || null;
	return answerDocument(context, proposalPath(token), async () => {
		const { state, snapshot, person, hash } = await loadClientProposal({ ctx: context, token, number });
		if (state === 'withdrawn') throw new DomainError('not-found', 'A proposal that was withdrawn');
		const url = context.linkOrigin + proposalPath(token);
		return proposalPdf(context, { snapshot, person, hash, url, brand: context.brand });
	});
}
