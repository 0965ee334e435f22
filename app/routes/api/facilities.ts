import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_FACILITIES } from '~/domain/api/read-calls';
import { listFacilities } from '~/domain/facility/list-facilities.server';
import { answerRead, refuseMethod } from './answer-read.server';

/** `GET /api/facilities`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(LIST_FACILITIES, args, async ({ ctx }) => ({ value: await listFacilities({ ctx }) }));
}

export const action = refuseMethod;
