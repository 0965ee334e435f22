import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { ApiParameters } from '~/domain/api/api-call';
import { offerAccessOf, publicAccess } from '~/domain/offer/offer-access';
import { foundAnswer, plainBody } from '~/domain/offer-cache/cached-answer';
import type { CachedCall, CachedQuestion, CachedSource } from '~/domain/offer-cache/cached-call';
import { answerCall, PRIVATE } from './answer-read.server';

/** Responds to a call that the offer cache serves: parameters in by their schemas, its finished bytes out. */
export function answerCached<
	Parameters extends ApiParameters,
	Answer extends z.ZodType,
	Question extends CachedQuestion,
>(cached: CachedCall<Parameters, Answer, Question>, args: LoaderFunctionArgs): Promise<Response> {
	return answerCall(
		cached.call,
		args,
		async ({ ctx, query, params }) => {
			const { today, now, brand, origin, catalogueVersion, settings, services } = ctx;
			const question = cached.question(query, { params, brand, origin, today });
			if (Array.isArray(question)) return question;
			const kind = cached as unknown as CachedSource;
			const requested = await services.cachedAnswer(kind, question, {
				access: cached.isSameForAll
					? publicAccess(ctx.language)
					: offerAccessOf(ctx, cached.includesDemos?.(query) ?? false),
				...{ today, now, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, isWhole: true },
			});
			const answer = foundAnswer(requested);
			const headers = { etag: answer.etag, 'cache-status': `firnlicht-offers; ${answer.status}` };
			return { body: plainBody(answer), headers };
		},
		PRIVATE,
	);
}
