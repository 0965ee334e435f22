import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readAnyInvoice } from '~/domain/invoice/read-invoice.server';
import { answerInvoice } from '../documents/answer-invoice.server';

/** `/partner/money/invoices/{invoice}.pdf`: any invoice or receipt, for the team. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	return answerInvoice(context, {
		...{ request, back: '/partner/money/invoices', file: params.file },
		read: (id) => readAnyInvoice({ ctx: context, id }),
	});
}
