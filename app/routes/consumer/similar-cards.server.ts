import { type CardView, cardView } from '~/components/search/card-view';
import { resultTexts } from '~/components/search/result-texts';
import type { RequestContext } from '~/context';
import type { Property } from '~/domain/property/property';
import type { RequestedStay } from '~/domain/property/requested-stay';
import { similarProperties } from '~/domain/search/similar-properties.server';
import { isUnavailable } from '~/platform/errors';

/** Cards of similar properties (SEARCH-28); the page does without them while the database is away. */
export async function similarCards(
	context: RequestContext,
	property: Property,
	stay: RequestedStay,
): Promise<CardView[]> {
	const cards = await similarProperties({ ctx: context, property, stay }).catch((error: unknown) => {
		if (isUnavailable(error)) return [];
		throw error;
	});
	const setting = { t: resultTexts(context.language), language: context.language, guests: stay };
	return cards.map((card) => cardView(card, setting));
}
