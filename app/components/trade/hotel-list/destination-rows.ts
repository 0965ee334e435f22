import { foldedWords, matchWords, typedWords } from '~/domain/search/words/match-words';

/** Countries and cities with hotels, as `/api/hotels/locations` returns them. */
export type Destinations = readonly {
	name: string;
	hotels: number;
	cities: readonly { name: string; hotels: number }[];
}[];

/** A place that can be searched for. */
export type DestinationRow = {
	/** The field's value after the selection. */
	value: string;
	name: string;
	/** Null: it is a country itself. */
	country: string | null;
	hotels: number;
};

/**
 * The places that match the input, each country before its cities; all of them without input. Words match at their beginning, ignoring
 * accents, including those of the country (`lech aus`); without a match a typing error is tolerated. A matching country includes its
 * cities.
 */
export function destinationRows(countries: Destinations, typed: string): DestinationRow[] {
	const words = typedWords(typed);
	if (words.length === 0) return typed.trim() === '' ? rowsOf(countries, () => true) : [];
	const answers = (mayErr: boolean) =>
		rowsOf(countries, ({ name, country }) => {
			const of = (text: string) => matchWords(words, foldedWords(text), mayErr) !== null;
			if (country === null || of(country)) return of(country ?? name);
			return of(`${name} ${country}`);
		});
	const exact = answers(false);
	return exact.length > 0 ? exact : answers(true);
}

function rowsOf(countries: Destinations, isWanted: (row: DestinationRow) => boolean): DestinationRow[] {
	return countries
		.flatMap(({ cities, ...country }): DestinationRow[] => [
			{ ...country, value: country.name, country: null },
			...cities.map((city) => ({ ...city, value: `${city.name}, ${country.name}`, country: country.name })),
		])
		.filter(isWanted);
}
