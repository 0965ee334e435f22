import { formatDateRange } from '~/domain/date/format-date-range';
import { formatAmount } from '~/domain/money/format-amount';
import { money } from '~/domain/money/money';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { PropertyPair, SearchResult } from '~/domain/search/search-result';
import { propertyCode } from '~/domain/shortlist/property-code';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';
import { type CardSetting, type CardView, cardView } from './card-view';

/** Two neighbours in words. */
export type PairView = {
	/** The shortlist with both, for the period and party: one comparison, one enquiry. */
	to: string;
	names: string;
	cards: readonly [CardView, CardView];
	facts: { name: string; value: string }[];
	/** Both for the period, and for each guest; null where there is no such sum. */
	total: { name: string; price: string; each: string } | null;
};

export type PairsView = { title: string; lead: string; pairs: PairView[] };

/** Pairs of houses for a party that no house has room for, in words; null when there are none. */
export function pairsView(
	{ pairs, period }: SearchResult,
	filter: SearchFilter,
	{ guests: _, ...setting }: CardSetting,
): PairsView | null {
	if (pairs.length === 0) return null;
	const { t, language } = setting;
	const guests = (filter.adults ?? 0) + (filter.children ?? 0);
	const dates = formatDateRange(period?.checkIn, period?.checkOut, language);
	const factsOf = ({ bedsAdults, bedsChildren, bedrooms }: PropertyPair) => [
		{ name: t('pairs.beds'), value: bedsChildren > 0 ? `${bedsAdults} + ${bedsChildren}` : String(bedsAdults) },
		...(bedrooms === null ? [] : [{ name: t('pairs.bedrooms'), value: String(bedrooms) }]),
	];
	return {
		title: t('pairs.title', { count: pairs.length, guests }),
		lead: dates ? t('pairs.leadDated', { guests, period: dates }) : t('pairs.lead', { guests }),
		pairs: pairs.map((pair) => ({
			to: shortlistAddress({
				codes: pair.cards.map(({ id }) => propertyCode(id)),
				period,
				adults: filter.adults,
				children: filter.children,
			}),
			names: t('pairs.names', { first: pair.cards[0].name, second: pair.cards[1].name }),
			cards: [cardView(pair.cards[0], setting), cardView(pair.cards[1], setting)],
			facts: factsOf(pair),
			total: pair.total && {
				name: dates ? t('pairs.both', { period: dates }) : '',
				price: formatAmount(pair.total, { hasCents: false }),
				each: t('pairs.each', {
					price: formatAmount(money(Math.round(pair.total.minor / guests), pair.total.currency), { hasCents: false }),
				}),
			},
		})),
	};
}
