import type { RoomBed } from '#db/schema/hotel-room';
import type { HotelAges } from '../hotel/age-policy';
import { countParty, type Party } from './party';
import { sleepingLimits } from './sleeping';

/** A longer list would not be read. */
const MOST = 6;

type BedType = RoomBed['bedType'];

/** One kind of bed in a configuration, and how many of it; `twinBeds` is a double bed made as two. */
export type ConfiguredBed = { bed: BedType | 'twinBeds'; count: number };

/**
 * The ways in which a room's beds can be made for a party, the usual one first: standard beds, as twins where that is possible, and
 * the fewest extra beds that it needs. Each is written as `kingSizeBed+2*singleBed`; see `readBedConfiguration`. Empty for unknown beds
 * and for a party that does not fit.
 */
export function bedConfigurations(beds: readonly RoomBed[], party: Party, policy: HotelAges): string[] {
	const known = beds.filter(({ sleeps }) => sleeps.length > 0);
	if (known.length === 0) return [];
	const standard = known.filter(({ isInStandardOccupancy }) => isInStandardOccupancy);
	const extras = known.filter(({ isInStandardOccupancy }) => !isInStandardOccupancy);
	const { adults, children } = countParty(party, policy);
	const fits = (chosen: readonly RoomBed[]) =>
		sleepingLimits(chosen).some(({ maxPax, maxAdults }) => adults <= maxAdults && adults + children.length <= maxPax);
	const added = fewest(extras, (chosen) => fits([...standard, ...chosen]));
	const made = added.flatMap((chosen) => {
		const all = [...standard, ...chosen];
		const usual = all.map(({ bedType }) => bedType);
		const twins = all.map(({ bedType, twinBedPossible }) => (twinBedPossible ? 'twinBeds' : bedType));
		return [written(usual), written(twins)];
	});
	return [...new Set(made)].slice(0, MOST);
}

/** The smallest choices of beds that are enough; the empty one when none is needed. */
function fewest(beds: readonly RoomBed[], isEnough: (chosen: readonly RoomBed[]) => boolean): RoomBed[][] {
	let choices: number[][] = [[]];
	while (choices.length > 0) {
		const enough = choices.map((choice) => choice.flatMap((at) => beds[at] ?? [])).filter(isEnough);
		if (enough.length > 0) return enough;
		choices = choices.flatMap((choice) =>
			beds.flatMap((_, at) => (at > (choice.at(-1) ?? -1) ? [[...choice, at]] : [])),
		);
	}
	return [];
}

function written(beds: readonly ConfiguredBed['bed'][]): string {
	const counts = new Map<ConfiguredBed['bed'], number>();
	for (const bed of beds) counts.set(bed, (counts.get(bed) ?? 0) + 1);
	return [...counts].map(([bed, count]) => (count === 1 ? bed : `${count}*${bed}`)).join('+');
}

/** What a written configuration says. */
export function readBedConfiguration(configuration: string): ConfiguredBed[] {
	return configuration.split('+').map((part) => {
		const [count, bed] = part.includes('*') ? part.split('*', 2) : ['1', part];
		return { bed: bed as ConfiguredBed['bed'], count: Number(count) };
	});
}
