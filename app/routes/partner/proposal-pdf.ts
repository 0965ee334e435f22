import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAgency } from '~/domain/access/require-actor';
import { knownBrands } from '~/domain/brand/known-brands';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { draftSnapshot } from '~/domain/proposal/draft-snapshot.server';
import { loadVersion } from '~/domain/proposal/load-version.server';
import { linkAddress, workingLink } from '~/domain/proposal/proposal-link.server';
import { answerDocument } from '../documents/answer-document.server';
import { proposalPdf } from '../documents/proposal-pdf.server';

/**
 * `/partner/proposals/{id}/pdf`: what the agent's client gets as a PDF: the version that was sent last, or `version` by its number. What was never
 * sent, and `draft`, is the draft as it stands, marked as one.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { agency } = requireAgency(context);
	const id = params.proposalId ?? '';
	const query = new URL(request.url).searchParams;
	return answerDocument(context, { request, back: `/partner/proposals/${encodeURIComponent(id)}` }, async () => {
		const number = Number(query.get('version')) || null;
		const sent = query.has('draft') ? null : await loadVersion({ ctx: context, id, number });
		const { record, snapshot, person } = sent ?? (await draftSnapshot({ ctx: context, id }));
		const link = sent && (await workingLink(context.db, record.no, context.now));
		return proposalPdf(context, {
			hash: sent?.hash ?? null,
			...{ language: snapshot.language, hasPerson: person !== null },
			open: async () => ({ snapshot, person }),
			url: link && (await linkAddress(context, link)),
			brand: withCorporateDesign(knownBrands().of(record.brandKey), agency.design),
		});
	});
}
