import type { AppLoadContext } from '@remix-run/cloudflare';
import type { TFunction } from 'i18next';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { knownBrands } from '~/domain/brand/known-brands';
import type { InvoiceDocument } from '~/domain/document/document';
import { printOnce } from '~/domain/document/print-document.server';
import type { Language } from '~/domain/language/language';
import type { RemittanceAdvice } from '~/domain/payout/read-advice.server';
import type { SupplierAdvice } from '~/domain/payout/read-supplier-advice.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerDocument } from './answer-document.server';
import { remittanceDocument, supplierRemittanceDocument } from './remittance-document.server';

type Asked = {
	request: Request;
	/** The page that it belongs to. */
	back: string;
};

/** The id of a payout in the last part of an address, `payout_….pdf`. Throws DomainError 'not-found'. */
export function payoutIdIn(file: string | undefined, of: 'payout' | 'supplierpay'): string {
	const [, id, kind] = /^((payout|supplierpay)_[0-9a-f]{26})\.pdf$/.exec(file ?? '') ?? [];
	if (!id || kind !== of) throw new DomainError('not-found', 'No such file');
	return id;
}

/** A remittance advice as a PDF in the look of the brand that has paid, in the page's language (PAYOUT-4); 404 for what the reader may not see. */
export function answerAdvice(
	context: AppLoadContext,
	{ file, read, ...asked }: Asked & { file: string | undefined; read: (payoutId: string) => Promise<RemittanceAdvice> },
): Promise<Response> {
	return answerDocument(context, asked, async () => {
		const advice = await read(payoutIdIn(file, 'payout'));
		return printed(context, advice, context.language, (look) => remittanceDocument({ advice, ...look }));
	});
}

/** The same for a supplier, in its language unless another one is given (PAYOUT-6). */
export function answerSupplierAdvice(
	context: AppLoadContext,
	{ read, language, ...asked }: Asked & { language: Language | null; read: () => Promise<SupplierAdvice> },
): Promise<Response> {
	return answerDocument(context, asked, async () => {
		const advice = await read();
		return printed(context, advice, language ?? advice.language, (look) =>
			supplierRemittanceDocument({ advice, ...look }),
		);
	});
}

type Printable = Pick<RemittanceAdvice, 'brandKey' | 'paidOn' | 'reference'>;
type Look = { brand: BrandProfile; language: Language; t: TFunction<['invoice']> };

async function printed(
	context: AppLoadContext,
	advice: Printable,
	language: Language,
	make: (look: Look) => InvoiceDocument,
) {
	const brand = knownBrands().of(advice.brandKey);
	const t = serverTexts({ language, brand }).getFixedT(language, ['invoice']);
	const bytes = await printOnce(context, [advice, language, brand], async () => make({ brand, language, t }));
	return { bytes, name: `${t('advice.file')}-${advice.paidOn}-${advice.reference.slice(0, 8)}` };
}
