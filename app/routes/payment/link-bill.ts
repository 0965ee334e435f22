import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { documentFrame } from '~/domain/document/document-frame';
import { printDocument } from '~/domain/document/print-document.server';
import { paymentLinkPath } from '~/domain/payment/payment-link-token';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerDocument } from '../documents/answer-document.server';
import { qrBillDocument } from '../documents/qr-bill-document.server';
import { paymentLinkView, transferOfLink } from './link-view.server';

/** `/partner/cimalpes-payment-links/{token}/qr-bill.pdf`: what is open as a Swiss QR-bill; 404 where there is none (PAYMENT-6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const token = params.link ?? '';
	return answerDocument(context, { request, back: paymentLinkPath(token) }, async () => {
		const view = await paymentLinkView(context, token);
		const transfer = await transferOfLink(context, token);
		if (!view || !('openMinor' in view) || view.transfer?.code?.kind !== 'swiss' || !transfer)
			throw new DomainError('not-found', 'No QR-bill of this link');
		const { language, brand } = context;
		const d = serverTexts({ language, brand }).getFixedT(language, ['document']);
		const number = view.bookingNumber ?? '';
		const frame = documentFrame(brand, {
			...{ language, sender: brand.name, senderLines: [brand.name, brand.email], mark: number, watermark: null },
			title: d('title', { title: `${d('bill.title')} ${number}`.trim(), agency: brand.name }),
		});
		const bytes = await printDocument(context, qrBillDocument({ view, transfer, language, d }, frame));
		return { bytes, name: `${d('bill.file')}-${number || 'payment'}` };
	});
}
