import type { Language } from '../language/language';
import type { Money } from '../money/money';
import { regionName } from '../place/region-name';
import { findStays, type HotelSearchContext, type StayQuestion } from './find-stays.server';
import type { HotelFilter, HotelPeriod } from './hotel-filter';
import type { HotelPlace } from './hotel-vocabulary.server';
import { kilometresTo } from './kilometres-to';

/** A place near the one of a search that has hotels for its rooms. */
export type NearPlace = {
	/** As a search takes it. */
	destination: string;
	name: string;
	/** As the crow flies. */
	kilometres: number;
	/** Hotels with a price. */
	hotels: number;
	/** The cheapest stay. */
	from: Money | null;
};

/** Places are near within this, in a straight line. */
const MOST_KILOMETRES = 80;
const MOST_ASKED = 8;
const MOST_TOLD = 3;

/** The nearest places with hotels that have something for the rooms of a search, nearest first, at most three. One statement. */
export async function nearPlaces(
	ctx: HotelSearchContext,
	question: StayQuestion,
	{
		place,
		places,
		period,
		parties,
	}: { place: HotelPlace; places: readonly HotelPlace[]; period: HotelPeriod } & Pick<HotelFilter, 'parties'>,
): Promise<NearPlace[]> {
	const far = kilometresTo(place);
	const near = places
		.filter(({ no, hotels }) => no !== place.no && hotels > 0)
		.map((other) => ({ other, kilometres: far?.(other) ?? Number.POSITIVE_INFINITY }))
		.filter(({ kilometres }) => kilometres <= MOST_KILOMETRES)
		.sort((a, b) => a.kilometres - b.kilometres)
		.slice(0, MOST_ASKED);
	if (near.length === 0) return [];
	const scope = { ...question.scope, placeNos: near.map(({ other }) => other.no), countries: null, hotelNos: null };
	const hotels = await findStays(ctx, { ...question, scope }, { period, parties });
	return near
		.map(({ other, kilometres }): NearPlace => {
			const there = hotels.filter(({ card, options }) => card.placeNo === other.no && options.length > 0);
			const [cheapest] = there.flatMap(({ options }) => options[0]?.total ?? []).sort((a, b) => a.minor - b.minor);
			return { ...namesOf(other, ctx.access.language), kilometres, hotels: there.length, from: cheapest ?? null };
		})
		.filter((each) => each.hotels > 0)
		.slice(0, MOST_TOLD);
}

function namesOf(place: HotelPlace, language: Language): Pick<NearPlace, 'destination' | 'name'> {
	const name = place[language];
	return { name, destination: `${name}, ${regionName(place.countryCode, language)}` };
}
