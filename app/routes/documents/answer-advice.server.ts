import type { AppLoadContext } from '@remix-run/cloudflare';
import { knownBrands } from '~/domain/brand/known-brands';
import { printOnce } from '~/domain/document/print-document.server';
import type { RemittanceAdvice } from '~/domain/payout/read-advice.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerDocument } from './answer-document.server';
import { remittanceDocument } from './remittance-document.server';

type Asked = {
	request: Request;
	/** The page that it belongs to. */
	back: string;
	/** Last part of the address: `payout_….pdf`. */
	file: string | undefined;
	read: (payoutId: string) => Promise<RemittanceAdvice>;
};

/** A remittance advice as a PDF in the look of the brand that has paid, in the page's language (PAYOUT-4); 404 for what the reader may not see. */
export function answerAdvice(context: AppLoadContext, { request, back, file, read }: Asked): Promise<Response> {
	return answerDocument(context, { request, back }, async () => {
		const [, id] = /^(payout_[0-9a-f]{26})\.pdf$/.exec(file ?? '') ?? [];
		if (!id) throw new DomainError('not-found', 'No such file');
		const advice = await read(id);
		const { language } = context;
		const brand = knownBrands().of(advice.brandKey);
		const t = serverTexts({ language, brand }).getFixedT(language, ['invoice']);
		const bytes = await printOnce(context, [advice, language, brand], async () =>
			remittanceDocument({ advice, brand, language, t }),
		);
		return { bytes, name: `${t('advice.file')}-${advice.paidOn}-${advice.reference.slice(0, 8)}` };
	});
}
