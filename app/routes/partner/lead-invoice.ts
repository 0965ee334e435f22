import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAgency } from '~/domain/access/require-actor';
import { readInvoice } from '~/domain/invoice/read-invoice.server';
import { leadPath } from '~/domain/lead/lead-path';
import { answerInvoice } from '../documents/answer-invoice.server';

/** `/partner/dashboard/leads/{id}/invoices/{invoice}.pdf`: what was issued for a booking, in the client's figures (INVOICE-8). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireAgency(context);
	const leadId = params.leadId ?? '';
	return answerInvoice(context, {
		...{ request, back: leadPath(leadId), file: params.file },
		read: (id) => readInvoice({ ctx: context, id, leadId }),
	});
}
