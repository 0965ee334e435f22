import type { RequestContext } from '~/context';
import { offerAccessOf, publicAccess } from '../offer/offer-access';
import { foundAnswer, plainBytes } from './kept-answer';
import type { KeptSource } from './kept-call';
import type { KeptPage } from './kept-pages.server';

/** JSON of an answer that is kept, for whoever asks; with `includesDemos` hotels for demonstrations too. Throws what its verb throws, and DomainError 'forbidden' as `offerAccessOf`. */
export async function askKeptJson<Question extends Record<string, unknown>>(
	ctx: RequestContext,
	kept: KeptSource<Question>,
	question: Question,
	includesDemos = false,
): Promise<Uint8Array<ArrayBuffer>> {
	const { today, now, catalogueVersion, settings, services, language } = ctx;
	const asked = await services.keptAnswer(kept as unknown as KeptSource, question, {
		access: kept.isSameForAll ? publicAccess(language) : offerAccessOf(ctx, includesDemos),
		...{ today, now, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, isWhole: false },
	});
	return plainBytes(foundAnswer(asked));
}

/** The same as a value. What is saved or confirmed is never taken from here (OFFER-27). */
export async function askKept<Question extends Record<string, unknown>, Answer>(
	ctx: RequestContext,
	kept: KeptPage<Question, Answer>,
	question: Question,
	includesDemos = false,
): Promise<Answer> {
	return JSON.parse(new TextDecoder().decode(await askKeptJson(ctx, kept, question, includesDemos))) as Answer;
}
