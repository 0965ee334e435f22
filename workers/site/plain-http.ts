import { problem } from '~/platform/problem-details';
import { refusal } from './guard-request';
import { wordOf } from './route-groups';

const SENTENCE =
	'This came over http, where others can read it. Please use https, and replace a key or token that you have sent.';

/**
 * The answer to what came over plain http from another machine (ACCESS-30): pages lead to https. Calls of programs and whatever writes are refused, so that a
 * wrong address is noticed at the first try and not followed each time, with its key, in the clear.
 */
export function answerPlainHttp({ method }: Request, url: URL): Response {
	const isReading = method === 'GET' || method === 'HEAD';
	if (wordOf(url.pathname) === 'api')
		return problem({ status: 403, title: SENTENCE, headers: { 'content-language': 'en' } });
	if (!isReading) return refusal(403, SENTENCE);
	const to = new URL(url);
	to.protocol = 'https:';
	to.port = '';
	return new Response(null, { status: 308, headers: { location: to.href, 'cache-control': 'no-store' } });
}
