import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAgency } from '~/domain/access/require-actor';
import { knownBrands } from '~/domain/brand/known-brands';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { documentFrame } from '~/domain/document/document-frame';
import { printDocument } from '~/domain/document/print-document.server';
import { readLeadAndProperty } from '~/domain/lead/list/read-lead.server';
import { currentTerms } from '~/domain/lead/terms-if-booked';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerDocument } from '../documents/answer-document.server';
import { arrivalOf } from '../documents/stay-arrival.server';
import { stayDocument, stayKind } from '../documents/stay-document.server';

/** `/partner/dashboard/leads/{id}/confirmation.pdf`: what is held, booked or was cancelled, for the client; 404 for any other lead. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { agency } = requireAgency(context);
	const { language, today } = context;
	const id = params.leadId ?? '';
	return answerDocument(context, { request, back: `/partner/dashboard/leads/${encodeURIComponent(id)}` }, async () => {
		const { lead, property } = await readLeadAndProperty({ ctx: context, id });
		const kind = stayKind(lead);
		if (!kind) throw new DomainError('not-found', `No document of a lead that is ${lead.status}`);
		const brand = withCorporateDesign(knownBrands().of(lead.brandKey), agency.design);
		const d = serverTexts({ language, brand }).getFixedT(language, ['document']);
		const arrival = await arrivalOf(context, lead);
		const frame = documentFrame(brand, {
			language,
			title: d('title', {
				title: `${d(`stay.title.${kind}`)} ${lead.bookingNumber ?? ''}`.trim(),
				agency: agency.name,
			}),
			sender: agency.name,
			senderLines: [agency.name, ...(lead.agent ? [lead.agent.email] : [])],
			mark: lead.bookingNumber ?? '',
			watermark: null,
		});
		const terms = currentTerms(lead, property, today);
		const money = kind === 'option' ? null : await readLeadPayments({ ctx: context, leadId: id });
		const source = { kind, lead, terms, money, arrival, brand, agency: agency.name, today, language, d };
		const bytes = await printDocument(context, stayDocument(source, frame));
		return { bytes, name: `${d(`stay.file.${kind}`)}-${lead.bookingNumber ?? lead.id}` };
	});
}
