import type { RequestContext } from '~/context';
import { type Currency, money } from '../money/money';
import { bestChanges } from './changes/best-changes';
import { type NearChange, nearChanges, priceSize } from './changes/near-changes';
import { neighboursOf } from './changes/neighbours';
import { type Destination, resolveDestination } from './resolve-destination';
import type { SearchFilter } from './search-filter';
import type { PricedChange, SearchVocabulary } from './search-result';
import { type ChangeRow, changeStatement } from './statement/change-statement';
import { searchCondition } from './statement/search-condition';

type Question = {
	ctx: Pick<RequestContext, 'db' | 'language' | 'today'>;
	filter: SearchFilter;
	destination: Destination | null;
	vocabulary: SearchVocabulary;
	/** Properties that the search found as it is. */
	found: number;
};

/**
 * The smallest changes of a search that find more than it did, each with what its page would show. All are priced in one
 * batch, one round trip; none is asked for when the search is about one property that was found.
 */
export async function nearestChanges({
	ctx,
	filter,
	destination,
	vocabulary,
	found,
}: Question): Promise<PricedChange[]> {
	if (destination?.resolved.kind === 'property' && found > 0) return [];
	const { language, today } = ctx;
	const neighbours = destination ? neighboursOf(destination, vocabulary, language) : { places: [], whole: null };
	const scopeOf = (text: string | null) =>
		text === filter.destination ? destination : text === null ? null : resolveDestination(text, vocabulary, language);
	const requested = nearChanges(filter, { today, neighbours }).flatMap((change) => {
		const scope = scopeOf(change.filter.destination)?.scope ?? null;
		const condition = searchCondition(change.filter, scope, vocabulary, today);
		return condition ? { change, statement: changeStatement(condition, { raisesPrice: change.kind === 'price' }) } : [];
	});
	if (requested.length === 0) return [];
	const answers = await ctx.db.$client.batch(
		requested.map(({ statement }) => statement),
		'read',
	);
	const priced = requested.flatMap(({ change }, at) => {
		const row = answers[at]?.rows[0] as ChangeRow | undefined;
		return row ? readChange(change, row) : [];
	});
	return bestChanges(priced, found);
}

function readChange(change: NearChange, row: ChangeRow): PricedChange {
	const known = {
		count: row.count,
		priceFrom: row.price_minor === null ? null : money(row.price_minor, row.currency as Currency),
	};
	const { priceRange } = change.filter;
	if (change.kind !== 'price' || row.price_max === null) return { ...change, ...known };
	const max = row.price_max / 100;
	const filter = { ...change.filter, priceRange: { ...priceRange, max } };
	return { ...change, ...known, filter, size: priceSize(priceRange.max, max) };
}
