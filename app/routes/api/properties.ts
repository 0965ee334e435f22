import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_PROPERTIES } from '~/domain/api/read-calls';
import { findProperties } from '~/domain/property/api/find-properties.server';
import { answerRead, refuseMethod } from './answer-read.server';

/** `GET /api/properties` (API-3). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(LIST_PROPERTIES, args, async ({ ctx, query }) => {
		const found = await findProperties({ ctx, question: query });
		if (!found) return [{ parameter: 'after', detail: 'There is no house with this id; please begin again.' }];
		const last = found.items.at(-1);
		return { value: found.items, total: found.total, next: found.hasMore && last ? { after: last._id } : null };
	});
}

export const action = refuseMethod;
