import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_STAYS_OF_PROPERTY } from '~/domain/api/read-calls';
import { findStaysOfProperty } from '~/domain/stay/api/find-stays.server';
import { answerRead, refuseMethod } from './answer-read.server';

/** `GET /api/properties/{propertyId}/stays`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(LIST_STAYS_OF_PROPERTY, args, async ({ ctx, params }) => ({
		value: await findStaysOfProperty({ ctx, id: params.id ?? '' }),
	}));
}

export const action = refuseMethod;
