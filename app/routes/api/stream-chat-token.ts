import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_STREAM_TOKEN } from '~/domain/api/chat-calls';
import { streamToken } from '~/domain/conversation/stream-token.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/current-user/stream-chat-token`; 404 where Stream is not configured. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		GET_STREAM_TOKEN,
		args,
		async ({ ctx }) => ({ value: { token: await streamToken({ ctx }) } }),
		PRIVATE,
	);
}

export const action = refuseMethod;
