import { json } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { askCachedJson } from '~/domain/offer-cache/ask-cached.server';
import type { CachedSource } from '~/domain/offer-cache/cached-call';
import { DomainError, isUnavailable, statusOf } from '~/platform/errors';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Responds to a page's own request from the cache; errors of verbs become a status. `question` throws DomainError 'invalid'. */
export async function answerCachedPage<Question extends Record<string, unknown>>(
	context: AppLoadContext,
	cached: CachedSource<Question>,
	question: () => Question,
): Promise<Response> {
	try {
		const bytes = await askCachedJson(context, cached, question());
		return new Response(bytes, { headers: { 'content-type': 'application/json; charset=utf-8', ...PRIVATE } });
	} catch (error) {
		if (!(error instanceof DomainError) && !isUnavailable(error)) throw error;
		const status = isUnavailable(error) ? 503 : statusOf(error);
		return json({ title: 'No answer' }, { status, headers: PRIVATE });
	}
}
