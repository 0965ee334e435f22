import type { Language } from '../language/language';

/** Closed lists of the general enquiry (FORM-9) with their labels: pages and mails say the same. */
const WORDS = {
	activities: {
		onPiste: ['Skiing on piste', 'Skifahren auf der Piste'],
		offPiste: ['Off piste', 'Abseits der Piste'],
		crossCountry: ['Cross-country', 'Langlauf'],
		winterHiking: ['Winter hiking', 'Winterwandern'],
		snowshoeing: ['Snowshoeing', 'Schneeschuhwandern'],
	},
	preferences: {
		pool: ['Pool', 'Pool'],
		sauna: ['Sauna', 'Sauna'],
		whirlpool: ['Whirlpool', 'Whirlpool'],
		fireplace: ['Fireplace', 'Kamin'],
		slopeside: ['At the piste', 'An der Piste'],
		village: ['In the village', 'Im Ort'],
		seclusion: ['Away from it all', 'Abgeschieden'],
		stepFree: ['Few stairs', 'Wenige Stufen'],
		petsWelcome: ['A pet comes along', 'Ein Haustier reist mit'],
	},
	services: {
		privateChef: ['Private chef', 'Eigener Koch'],
		airportTransfer: ['Airport transfer', 'Transfer vom Flughafen'],
		driver: ['Driver', 'Fahrer'],
		childcare: ['Childcare', 'Kinderbetreuung'],
		skiInstructor: ['Ski instructor', 'Skilehrer'],
		skiPasses: ['Ski passes', 'Skipässe'],
		equipmentRental: ['Ski rental', 'Skiverleih'],
		massage: ['Massage', 'Massage'],
	},
} as const satisfies Record<string, Record<string, readonly [en: string, de: string]>>;

export type EnquiryList = keyof typeof WORDS;

function wordsOf<Word extends string>(words: Record<Word, unknown>): [Word, ...Word[]] {
	return Object.keys(words) as [Word, ...Word[]];
}

export const ACTIVITIES = wordsOf(WORDS.activities);
export const PREFERENCES = wordsOf(WORDS.preferences);
export const SERVICES = wordsOf(WORDS.services);

/** Label of a word of one of the lists: `Snowshoeing`, `Schneeschuhwandern`. */
export function enquiryWord<List extends EnquiryList>(
	list: List,
	word: keyof (typeof WORDS)[List],
	language: Language,
): string {
	const [en, de] = WORDS[list][word] as unknown as readonly [string, string];
	return language === 'de' ? de : en;
}
