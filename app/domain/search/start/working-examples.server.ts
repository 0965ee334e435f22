import type { RequestContext } from '~/context';
import { cachedByVersion } from '~/platform/cache/versioned-cache';
import { suggestSearch } from '../sentence/suggest-search.server';
import { firstOfSearch } from '../suggest-details.server';

const MOST = 2;

/**
 * Of each list of sentences the first that finds a property, two sentences at most: an example that finds nothing is worse than none.
 * Tried once a catalogue version, day and language.
 */
export async function workingExamples({
	ctx,
	sentences,
}: {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today' | 'catalogueVersion'>;
	sentences: readonly (readonly string[])[];
}): Promise<string[]> {
	const key = `search-examples|${ctx.language}|${ctx.today}`;
	return cachedByVersion(key, ctx.catalogueVersion, async () => {
		const working: string[] = [];
		for (const list of sentences) {
			if (working.length === MOST) break;
			const first = await firstThatFinds(ctx, list);
			if (first) working.push(first);
		}
		return working;
	});
}

async function firstThatFinds(
	ctx: Parameters<typeof workingExamples>[0]['ctx'],
	sentences: readonly string[],
): Promise<string | null> {
	for (const text of sentences) {
		const search = await suggestSearch({ ctx, text });
		if (!search || search.unknown.length > 0) continue;
		const { count } = await firstOfSearch({ ctx, filter: search.filter });
		if (count > 0) return text;
	}
	return null;
}
