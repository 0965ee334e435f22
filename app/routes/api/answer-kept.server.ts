import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type * as z from 'zod';
import type { ApiParameters } from '~/domain/api/api-call';
import { offerAccessOf, publicAccess } from '~/domain/offer/offer-access';
import { foundAnswer, plainBody } from '~/domain/offer-cache/kept-answer';
import type { KeptCall, KeptQuestion, KeptSource } from '~/domain/offer-cache/kept-call';
import { answerCall, PRIVATE } from './answer-read.server';

/** Answers a call whose answers the offer-cache keeps: parameters in by their schemas, its finished bytes out. */
export function answerKept<Parameters extends ApiParameters, Answer extends z.ZodType, Question extends KeptQuestion>(
	kept: KeptCall<Parameters, Answer, Question>,
	args: LoaderFunctionArgs,
): Promise<Response> {
	return answerCall(
		kept.call,
		args,
		async ({ ctx, query, params }) => {
			const { today, now, brand, origin, catalogueVersion, settings, services } = ctx;
			const question = kept.question(query, { params, brand, origin, today });
			if (Array.isArray(question)) return question;
			const kind = kept as unknown as KeptSource;
			const asked = await services.keptAnswer(kind, question, {
				access: kept.isSameForAll
					? publicAccess(ctx.language)
					: offerAccessOf(ctx, kept.includesDemos?.(query) ?? false),
				...{ today, now, catalogueVersion, pictureBaseUrl: settings.PICTURE_BASE_URL, isWhole: true },
			});
			const answer = foundAnswer(asked);
			const headers = { etag: answer.etag, 'cache-status': `firnlicht-offers; ${answer.status}` };
			return { body: plainBody(answer), headers };
		},
		PRIVATE,
	);
}
