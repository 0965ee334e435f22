import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LETTER_ROOMS, LETTER_SERVICE, LETTER_TOTAL } from '~/components/studio/letter-sample';
import { printAgencyLetter } from '~/domain/agency/agency-letter.server';
import { serverTexts } from '~/locales/server';

/** `/partner/agency/brand/letterhead.pdf`: the agency's paper in its brand as it is published. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const paper = await printAgencyLetter(context, {
		title: t('studio:mail.title'),
		text: t('studio:pdf.text'),
		rows: [...LETTER_ROOMS, [t('studio:pdf.service'), LETTER_SERVICE]],
		total: [t('studio:pdf.total'), LETTER_TOTAL],
	});
	return new Response(paper, {
		headers: {
			'content-type': 'application/pdf',
			'content-disposition': 'inline; filename="letterhead.pdf"',
			'cache-control': 'private, no-store',
		},
	});
}
