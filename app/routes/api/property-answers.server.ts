import { searchSuggestion } from '~/components/search/search-suggestion';
import { evaluateAccess } from '~/domain/access/access-groups';
import {
	GET_PROPERTY,
	LIST_COUNTRY_NAMES,
	LIST_FACILITIES,
	LIST_PROPERTIES,
	LIST_STAYS,
	LIST_STAYS_OF_PROPERTY,
	SUGGEST,
} from '~/domain/api/read-calls';
import { listFacilities } from '~/domain/facility/list-facilities.server';
import { findProperties } from '~/domain/property/api/find-properties.server';
import { findProperty } from '~/domain/property/api/find-property.server';
import { suggestSearch } from '~/domain/search/sentence/suggest-search.server';
import { suggest } from '~/domain/search/suggest.server';
import { findStays, findStaysOfProperty } from '~/domain/stay/api/find-stays.server';
import { readStayId } from '~/domain/stay/api/stay-id';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { answerRead } from './answer-read.server';
import { answered, type CallAnswer, read } from './call-answer.server';

const NO_PROPERTY = { parameter: 'after', detail: 'There is no house with this id; please begin again.' };
const NO_STAY = { parameter: 'after', detail: 'There is no stay with this id; please begin again.' };

/** Seven days (CACHE-7). */
const COUNTRY_NAMES_CACHE = { cacheControl: 'public, max-age=604800' };

export const PROPERTY_ANSWERS: readonly CallAnswer[] = [
	read(LIST_PROPERTIES, async ({ ctx, query }) => {
		const found = await findProperties({ ctx, question: query });
		if (!found) return [NO_PROPERTY];
		const last = found.items.at(-1);
		return { value: found.items, total: found.total, next: found.hasMore && last ? { after: last._id } : null };
	}),
	read(GET_PROPERTY, async ({ ctx, params, query }) => ({
		value: await findProperty({ ctx, id: params.id ?? '', ...query }),
	})),
	read(LIST_STAYS_OF_PROPERTY, async ({ ctx, params }) => ({
		value: await findStaysOfProperty({ ctx, id: params.id ?? '' }),
	})),
	read(LIST_STAYS, async ({ ctx, query }) => {
		const after = query.after === undefined ? null : readStayId(query.after);
		if (query.after !== undefined && !after) return [NO_STAY];
		const found = await findStays({ ctx, question: { ...query, after } });
		if (!found) return [NO_STAY];
		const last = found.items.at(-1);
		return { value: found.items, total: found.total, next: found.hasMore && last ? { after: last._id } : null };
	}),
	read(LIST_FACILITIES, async ({ ctx }) => ({ value: await listFacilities({ ctx }) })),
	read(
		LIST_COUNTRY_NAMES,
		async ({ ctx }) => ({ value: await ctx.services.countryNames(ctx.language) }),
		COUNTRY_NAMES_CACHE,
	),
	answered(SUGGEST, (args) => {
		// Hotels are for users who may open them (ACCESS-4); a response specific to one user is not cached.
		const { actor, brand } = args.context;
		const hasHotels = evaluateAccess('brandPartners', actor, brand) === 'allowed';
		const isForEverybody = hasHotels === (evaluateAccess('brandPartners', null, brand) === 'allowed');
		const policy = isForEverybody ? {} : { cacheControl: CACHE_CONTROL.personal };
		return answerRead(
			SUGGEST,
			args,
			async ({ ctx, query: { q: text } }) => {
				const [found, search] = await Promise.all([suggest({ ctx, text, hasHotels }), suggestSearch({ ctx, text })]);
				const isKnown = search?.unknown.length === 0;
				const searches = search && isKnown ? [searchSuggestion(search, ctx.language)] : [];
				return { value: { searches, ...found } };
			},
			policy,
		);
	}),
];
