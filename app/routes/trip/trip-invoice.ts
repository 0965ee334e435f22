import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readInvoiceByTrip } from '~/domain/invoice/read-invoice.server';
import { tripPath } from '~/domain/trip/trip-token';
import { DomainError } from '~/platform/errors';
import { answerInvoice } from '../documents/answer-invoice.server';

/** `/trips/{token}/papers/{paper}.pdf`: an invoice or a receipt for the lead guest; 404 for everyone else, the group too. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.trip ?? '';
	return answerInvoice(context, {
		...{ request, back: tripPath(token), file: params.file },
		read: (id) => readInvoiceByTrip({ ctx: context, id, token }).catch(hide),
	});
}

function hide(error: unknown): never {
	if (error instanceof DomainError && (error.code === 'forbidden' || error.reason === 'link-ended'))
		throw new DomainError('not-found', 'No such paper');
	throw error;
}
