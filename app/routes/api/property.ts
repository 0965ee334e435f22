import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { GET_PROPERTY } from '~/domain/api/read-calls';
import { findProperty } from '~/domain/property/api/find-property.server';
import { answerRead, refuseMethod } from './answer-read.server';

/** `GET /api/properties/{id}`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(GET_PROPERTY, args, async ({ ctx, params, query }) => ({
		value: await findProperty({ ctx, id: params.id ?? '', ...query }),
	}));
}

export const action = refuseMethod;
