import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { Money } from '~/domain/money/money';
import type { Spot } from '~/domain/search/points/find-points.server';
import { propertyCode } from '~/domain/shortlist/property-code';
import { resultTexts } from '../result-texts';
import type { Points } from './points';

/** Puts the places of a search into pins. Amounts name their currency where the map has more than one. */
export function pointsView(spots: readonly Spot[], language: Language): Points {
	const t = resultTexts(language);
	const currencies = new Set(spots.flatMap(({ prices }) => prices.map(({ currency }) => currency)));
	const amount = (price: Money) =>
		currencies.size > 1 ? formatAmount(price, { hasCents: false }) : groupDigits(price.minor, 0);
	const labelOf = ({ ids, prices }: Spot) => {
		// Lowest amounts of two currencies cannot be compared; the first is that of the best house.
		const [price] = prices;
		if (ids.length === 1) return price ? amount(price) : '';
		return price ? t('map.several', { count: ids.length, price: amount(price) }) : '';
	};
	return {
		latitudes: spots.map(({ latitude }) => latitude),
		longitudes: spots.map(({ longitude }) => longitude),
		labels: spots.map(labelOf),
		codes: spots.map(({ ids }) => ids.map(propertyCode)),
	};
}
