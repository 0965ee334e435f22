import { json } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { serverTexts } from '~/locales/server';
import { DomainError, type DomainErrorCode, statusOf } from '~/platform/errors';

/** For the `catch` of a page's data: a missing or forbidden entity becomes a page of that title; other errors pass. */
export function errorPage(title: string, codes: readonly DomainErrorCode[] = ['not-found', 'forbidden']) {
	return (error: unknown): never => {
		if (error instanceof DomainError && codes.includes(error.code)) throw json({ title }, { status: statusOf(error) });
		throw error;
	};
}

/** The same for a missing entity alone. */
export function missingPage(context: AppLoadContext, title = notFoundTitle(context)) {
	return errorPage(title, ['not-found']);
}

/** The response of an address without an entity. */
export function notFound(context: AppLoadContext) {
	return json({ title: notFoundTitle(context) }, { status: 404 });
}

export function notFoundTitle(context: AppLoadContext): string {
	return serverTexts(context).t('error.notFoundTitle');
}
