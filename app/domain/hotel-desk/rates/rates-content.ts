import type { CatalogueRow } from '#db/catalogue/format/files';

/** A row of a file of hotels without the hotel, which all of them share. */
type OfHotel<Row> = Omit<Row, 'hotel'>;

/** A season; `weekend` are the weekdays with the weekend's price, by `;`, 0 is Sunday. */
export type Season = OfHotel<CatalogueRow<'seasons'>>;

/** What a room costs in a season under a plan, in minor units of the hotel's currency. */
export type Rate = OfHotel<CatalogueRow<'rates'>>;

/** The terms of a rate plan. */
export type RatePlan = OfHotel<CatalogueRow<'ratePlans'>>;

/** Days on which a plan is not sold; those that hold under every plan are no part of it. */
export type PlanClosure = OfHotel<CatalogueRow<'closures'>> & { plan: string };

/** Everything that the desk edits of rates: plans with their terms, seasons and prices, in the shape of the catalogue's files, by keys. */
export type RatesContent = {
	seasons: readonly Season[];
	rates: readonly Rate[];
	plans: readonly RatePlan[];
	closures: readonly PlanClosure[];
};

/** A draft or version as it was saved: before plans were edited, a content had none. */
export type SavedContent = Pick<RatesContent, 'seasons' | 'rates'> & Partial<RatesContent>;

/** What a cell of the grid shows and sets. */
export const RATE_FIELDS = ['nightly', 'weekend', 'public', 'min_nights'] as const;
export type RateField = (typeof RATE_FIELDS)[number];

export function isRateField(text: string | null): text is RateField {
	return (RATE_FIELDS as readonly (string | null)[]).includes(text);
}

/** Keys of a cell of the grid, under the plan that it shows. */
export type RateCell = { room: string; season: string };

/** What a cell gets: an amount in minor units or nights; null: nothing, which for `nightly` means that it is not sold. */
export type CellValue = RateCell & { value: number | null };

export function findRate({ rates }: RatesContent, plan: string, { room, season }: RateCell): Rate | undefined {
	return rates.find((rate) => rate.plan === plan && rate.room === room && rate.season === season);
}

/** The content with some cells of a plan set. A cell without a price has no other field either. */
export function setCells(
	content: RatesContent,
	plan: string,
	field: RateField,
	cells: readonly CellValue[],
): RatesContent {
	const values = new Map(cells.map(({ room, season, value }) => [`${season} ${room}`, value]));
	const seen = new Set<string>();
	const kept = content.rates.flatMap((rate) => {
		const key = `${rate.season} ${rate.room}`;
		if (rate.plan !== plan || !values.has(key)) return [rate];
		seen.add(key);
		return withValue(rate, field, values.get(key) ?? null);
	});
	const added = cells.flatMap(({ room, season, value }) => {
		if (field !== 'nightly' || value === null || seen.has(`${season} ${room}`)) return [];
		return [{ season, plan, room, nightly: value, weekend: null, public: null, min_nights: 1 }];
	});
	return { ...content, rates: [...kept, ...added] };
}

function withValue(rate: Rate, field: RateField, value: number | null): Rate[] {
	if (field === 'nightly') return value === null ? [] : [{ ...rate, nightly: value }];
	if (field === 'min_nights') return [{ ...rate, min_nights: value ?? 1 }];
	return [{ ...rate, [field]: value }];
}

/** The content with its seasons set anew: rates of those that are gone go with them. */
export function setSeasons(
	{ rates, ...content }: RatesContent,
	seasons: readonly Season[],
	/** New seasons that begin with the prices of another one, by their keys. */
	copies: readonly { from: string; to: string }[] = [],
): RatesContent {
	const keys = new Set(seasons.map(({ key }) => key));
	const copied = copies.flatMap(({ from, to }) =>
		rates.filter(({ season }) => season === from).map((rate) => ({ ...rate, season: to })),
	);
	const sorted = seasons.toSorted((a, b) => (a.first_night < b.first_night ? -1 : 1));
	return { ...content, seasons: sorted, rates: [...rates, ...copied].filter(({ season }) => keys.has(season)) };
}
