import { json } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import { askKeptJson } from '~/domain/offer-cache/ask-kept.server';
import type { KeptSource } from '~/domain/offer-cache/kept-call';
import { DomainError, isDatabaseAway, statusOf } from '~/platform/errors';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Answers a page's own question with what is kept; what verbs refuse becomes a status. `question` throws DomainError 'invalid'. */
export async function answerKeptPage<Question extends Record<string, unknown>>(
	context: AppLoadContext,
	kept: KeptSource<Question>,
	question: () => Question,
): Promise<Response> {
	try {
		const bytes = await askKeptJson(context, kept, question());
		return new Response(bytes, { headers: { 'content-type': 'application/json; charset=utf-8', ...PRIVATE } });
	} catch (error) {
		if (!(error instanceof DomainError) && !isDatabaseAway(error)) throw error;
		const status = isDatabaseAway(error) ? 503 : statusOf(error);
		return json({ title: 'No answer' }, { status, headers: PRIVATE });
	}
}
