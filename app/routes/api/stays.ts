import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_STAYS } from '~/domain/api/read-calls';
import { findStays } from '~/domain/stay/api/find-stays.server';
import { readStayId } from '~/domain/stay/api/stay-id';
import { answerRead, refuseMethod } from './answer-read.server';

const NO_STAY = { parameter: 'after', detail: 'There is no stay with this id; please begin again.' };

/** `GET /api/stays`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(LIST_STAYS, args, async ({ ctx, query }) => {
		const after = query.after === undefined ? null : readStayId(query.after);
		if (query.after !== undefined && !after) return [NO_STAY];
		const found = await findStays({ ctx, question: { ...query, after } });
		if (!found) return [NO_STAY];
		const last = found.items.at(-1);
		return { value: found.items, total: found.total, next: found.hasMore && last ? { after: last._id } : null };
	});
}

export const action = refuseMethod;
