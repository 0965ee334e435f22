import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readInvoiceByLink } from '~/domain/invoice/read-invoice.server';
import { paymentLinkPath } from '~/domain/payment/payment-link-token';
import { answerInvoice } from '../documents/answer-invoice.server';

/** `/partner/cimalpes-payment-links/{token}/{receipt}.pdf`: what the client of a payment link has received a paper of. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.link ?? '';
	return answerInvoice(context, {
		...{ request, back: paymentLinkPath(token), file: params.file },
		read: (id) => readInvoiceByLink({ ctx: context, id, token }),
	});
}
