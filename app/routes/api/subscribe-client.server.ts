import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { HONEYPOT, isCaught } from '~/domain/form/honeypot';
import { acceptLanguage } from '~/domain/language/accept-language';
import { newsletterErrors } from '~/domain/newsletter/newsletter-error';
import { newsletterClientShape } from '~/domain/newsletter/newsletter-schema';
import { subscribe } from '~/domain/newsletter/subscribe.server';
import { serverTexts } from '~/locales/server';
import { problem } from '~/platform/problem-details';
import { shapeErrors } from '~/platform/problem-of-error';
import { readJsonObject } from '~/platform/read-body';
import { refusedWrite } from './refused-write.server';

const MAX_CHARACTERS = 2000;

/**
 * `POST /api/newsletter/client`: subscribes `email` and `fullName` to the newsletter, in the language of `accept-language`. The response
 * does not reveal whether the address is known; a mail asks for confirmation (FORM-19).
 */
export async function subscribeClient({ context, request }: ActionFunctionArgs) {
	if (!context.brand.isB2C) return problem({ status: 404, title: 'This brand has no newsletter' });
	const body = await readJsonObject(request, MAX_CHARACTERS);
	if (body instanceof Response) return body;
	const language = acceptLanguage(request.headers.get('accept-language')) ?? context.language;
	const ctx = { ...context, language };
	const { [HONEYPOT]: honeypot, ...rest } = body;
	if (isCaught(honeypot)) return taken(ctx);
	const read = newsletterClientShape.safeParse(rest);
	if (!read.success)
		return problem({
			status: 400,
			code: 'invalid_body',
			title: 'Please send the texts email and fullName, and nothing else',
			errors: shapeErrors(read.error),
		});
	try {
		const result = await subscribe({ ctx, input: read.data });
		if (result.outcome === 'taken') return taken(ctx);
		const { t } = serverTexts(ctx);
		return problem({
			status: 422,
			title: t('enquiry:invalid', { count: Object.keys(result.errors).length }),
			errors: Object.entries(newsletterErrors(result.errors)).map(([name, error]) => ({
				pointer: `/${name}`,
				detail: t(`footer:newsletter.fault.${error}`),
			})),
		});
	} catch (error) {
		return refusedWrite(error, ctx, { limited: 'footer:newsletter.limited', failed: 'footer:newsletter.failed' });
	}
}

function taken(ctx: AppLoadContext): Response {
	const message = serverTexts(ctx).t('footer:newsletter.success');
	return json({ message }, { headers: { 'cache-control': 'no-store', 'content-language': ctx.language } });
}
