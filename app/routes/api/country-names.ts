import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_COUNTRY_NAMES } from '~/domain/api/read-calls';
import { answerRead, refuseMethod } from './answer-read.server';

/** Seven days (CACHE-7). */
const CACHE_CONTROL = 'public, max-age=604800';

/** `GET /api/country-names`: name by ISO code. */
export function loader(args: LoaderFunctionArgs) {
	const read = async ({ ctx }: { ctx: LoaderFunctionArgs['context'] }) => ({
		value: await ctx.services.countryNames(ctx.language),
	});
	return answerRead(LIST_COUNTRY_NAMES, args, read, { cacheControl: CACHE_CONTROL });
}

export const action = refuseMethod;
