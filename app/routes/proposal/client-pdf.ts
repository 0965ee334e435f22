import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadClientVersion } from '~/domain/proposal/client-proposal.server';
import { proposalPath } from '~/domain/proposal/proposal-token';
import { answerDocument } from '../documents/answer-document.server';
import { proposalPdf } from '../documents/proposal-pdf.server';

/** `/p/{token}/pdf`: what the page of a token shows, as a PDF; also after the validity, which it names. A withdrawn one is gone. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.proposal ?? '';
	const number = Number(new URL(request.url).searchParams.get('version')) || null;
	return answerDocument(context, { request, back: proposalPath(token) }, async () => {
		const version = await loadClientVersion({ ctx: context, token, number, link: context.clientLink });
		return proposalPdf(context, { ...version, url: context.linkOrigin + proposalPath(token), brand: context.brand });
	});
}
