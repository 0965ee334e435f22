import type { AppLoadContext } from '~/context';
import { knownBrands } from '~/domain/brand/known-brands';
import { documentFrame } from '~/domain/document/document-frame';
import { printOnce } from '~/domain/document/print-document.server';
import { eInvoice, isEInvoice } from '~/domain/invoice/e-invoice';
import type { IssuedInvoice } from '~/domain/invoice/read-invoice.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { PRIVATE_PAGE } from '../proposal/private-page';
import { answerDocument } from './answer-document.server';
import { invoiceDocument, invoiceWords, partyLine } from './invoice-document.server';

type Asked = {
	request: Request;
	/** The page that it belongs to. */
	back: string;
	/** Last part of the address: id and kind of file, `inv_….pdf`. */
	file: string | undefined;
	read: (id: string) => Promise<IssuedInvoice>;
};

/**
 * A document as it was asked for, as a PDF in the brand's look and the page's language, or as an e-invoice (`.xml`); 404 for what the reader may not see. It is printed once for the hash of what
 * was frozen.
 */
export async function answerInvoice(context: AppLoadContext, { request, back, file, read }: Asked): Promise<Response> {
	const [, id, extension] = /^(inv_[\w-]{36})\.(pdf|xml)$/.exec(file ?? '') ?? [];
	if (id && extension === 'xml') return answerXml(await read(id).catch(noFile));
	return answerDocument(context, { request, back }, async () => {
		if (!id) throw new DomainError('not-found', 'No such file');
		const issued = await read(id);
		const { language } = context;
		const { hash, number, content, person } = issued;
		const brand = knownBrands().of(issued.brandKey);
		const t = serverTexts({ language, brand }).getFixedT(language, ['invoice']);
		const bytes = await printOnce(context, [hash, number, person !== null, language, brand], async () => {
			const issuer = 'agent' in content ? (content.agent ?? content.seller) : content.seller;
			const frame = documentFrame(brand, {
				language,
				title: `${t(`title.${content.kind}`)} ${number} – ${issuer.name}`,
				sender: issuer.name,
				senderLines: partyLine(issuer).split(', '),
				...{ mark: number, watermark: null },
			});
			return invoiceDocument({ issued, brand, language, t }, frame);
		});
		return { bytes, name: `${t(`file.${content.kind}`)}-${number}` };
	});
}

/** The e-invoice in the client's language; 404 for a receipt, a private client, and an issuer whose address is not known. */
function answerXml({ number, brandKey, content, person }: IssuedInvoice): Response {
	if (!('lines' in content) || !person || !isEInvoice(content, person)) throw new Response(null, { status: 404 });
	const { language } = content;
	const brand = knownBrands().of(brandKey);
	const t = serverTexts({ language, brand }).getFixedT(language, ['invoice']);
	const xml = eInvoice({ number, content, person, words: invoiceWords({ content, brand, language, t }) });
	return new Response(xml, {
		headers: {
			...PRIVATE_PAGE,
			'content-type': 'application/xml; charset=utf-8',
			'content-disposition': `attachment; filename="${number}.xml"`,
		},
	});
}

function noFile(error: unknown): never {
	if (statusOf(error) === 404) throw new Response(null, { status: 404 });
	throw error;
}
