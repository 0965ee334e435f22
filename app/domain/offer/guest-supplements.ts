import type { ChildSupplement } from '#db/schema/hotel-rate';
import type { CountedParty } from './party';

/** Who pays on top of the nightly price: so many adults, and these children, oldest first, with what each pays a night. */
export type PayingGuests = { extraAdults: number; children: { age: number; minor: number }[] };

/** The included places are filled by adults, then by children, oldest first; the remaining guests pay (OFFER-14). */
export function payingGuests(
	{ adults, children }: Pick<CountedParty, 'adults' | 'children'>,
	includedPax: number,
	childSupplements: readonly ChildSupplement[],
): PayingGuests {
	// A child above the last band of the plan pays as an adult and takes an adult's place.
	let asAdults = adults;
	const banded: PayingGuests['children'] = [];
	for (const age of children) {
		const band = childSupplements.find(({ maxAge }) => age <= maxAge);
		if (band) banded.push({ age, minor: band.minor });
		else asAdults += 1;
	}
	return {
		extraAdults: Math.max(0, asAdults - includedPax),
		children: banded.slice(Math.max(0, includedPax - asAdults)),
	};
}

/** One adult alone in a room for more is given back a part of each night (OFFER-14). */
export function isSingleUse({ adults, children }: Pick<CountedParty, 'adults' | 'children'>, includedPax: number) {
	return adults === 1 && children.length === 0 && includedPax >= 2;
}
