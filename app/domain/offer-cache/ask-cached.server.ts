import type { RequestContext } from '~/context';
import { offerAccessOf, publicAccess } from '../offer/offer-access';
import { foundAnswer, plainBytes } from './cached-answer';
import type { CachedSource } from './cached-call';
import type { CachedPage } from './cached-pages.server';

/** JSON of a cached answer for the reader's access; with `includesDemos` demonstration hotels too. Throws what its verb throws, and DomainError 'forbidden' as `offerAccessOf`. */
export async function askCachedJson<Question extends Record<string, unknown>>(
	ctx: RequestContext,
	cached: CachedSource<Question>,
	question: Question,
	includesDemos = false,
): Promise<Uint8Array<ArrayBuffer>> {
	const { today, now, catalogueVersion, settings, services, language } = ctx;
	const requested = await services.cachedAnswer(cached as unknown as CachedSource, question, {
		access: cached.isSameForAll ? publicAccess(language) : offerAccessOf(ctx, includesDemos),
		...{ today, now, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, isWhole: false },
	});
	return plainBytes(foundAnswer(requested));
}

/** The same as a value. What is saved or confirmed is never taken from here (OFFER-27). */
export async function askCached<Question extends Record<string, unknown>, Answer>(
	ctx: RequestContext,
	cached: CachedPage<Question, Answer>,
	question: Question,
	includesDemos = false,
): Promise<Answer> {
	return JSON.parse(new TextDecoder().decode(await askCachedJson(ctx, cached, question, includesDemos))) as Answer;
}
