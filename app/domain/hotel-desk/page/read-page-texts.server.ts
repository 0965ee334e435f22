import { hotelTextSchema } from '#db/catalogue/format/hotel-text-schema';
import { LANGUAGES } from '#db/schema/enums';
import type { HotelText } from '#db/schema/hotel';
import type { Language } from '../../language/language';
import { ALL_TEXT_FIELDS, type FactField, type PageContent, type PageForm, type TextField } from './page-content';

/** `markdown`: HTML, a picture or a link that a page must not carry; `lists`: other lines than in the other language. */
export type PageError = 'missing' | 'long' | 'markdown' | 'time' | 'age' | 'lists';

/** Errors by language and field, `en:summary`, or by the fact alone. */
export type PageErrors = Partial<Record<`${Language}:${TextField}` | FactField, PageError>>;

/**
 * The texts with what the form says, by the rules of a catalogue's files; what the form does not edit stays. Every field that is wrong is named.
 */
export function readPageTexts(
	before: PageContent['texts'],
	form: PageForm,
): { texts: PageContent['texts'] } | { errors: PageErrors } {
	const errors: PageErrors = {};
	const texts = { ...before };
	for (const language of LANGUAGES) {
		const read = hotelTextSchema.safeParse(withForm(before[language], form, language));
		if (read.success) {
			texts[language] = read.data;
			continue;
		}
		for (const { path, code } of read.error.issues) {
			const name = path.filter((part) => typeof part === 'string').join('_');
			if (name === 'checkIn_minAge') errors[name] = 'age';
			else if (name === 'checkIn_startTime' || name === 'checkIn_endTime' || name === 'checkOut_endTime')
				errors[name] = 'time';
			else if (isTextField(name))
				errors[`${language}:${name}`] = code === 'too_big' ? 'long' : name === 'summary' ? 'missing' : 'markdown';
			else throw new Error(`The text ${language} of the catalogue breaks its own rules at ${name}`);
		}
	}
	const count = (language: Language) => linesOf(form.texts[language].distanceStrings).length;
	if (count('en') !== count('de')) errors['de:distanceStrings'] ??= 'lists';
	return Object.keys(errors).length > 0 ? { errors } : { texts };
}

function isTextField(name: string): name is TextField {
	return (ALL_TEXT_FIELDS as readonly string[]).includes(name);
}

function linesOf(text: string): string[] {
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
}

/** A text with the form's words in it, not yet checked: what is empty is null. */
function withForm(text: HotelText, { texts, facts, flags }: PageForm, language: Language): unknown {
	const said = texts[language];
	const word = (field: TextField) => said[field].replace(/\r\n?/g, '\n').trim() || null;
	const fact = (field: FactField) => facts[field].trim() || null;
	const minAge = fact('checkIn_minAge');
	return {
		...text,
		summary: said.summary,
		descriptionMarkdown: word('descriptionMarkdown'),
		description: {
			bestFor: word('description_bestFor'),
			hotel: word('description_hotel'),
			location: word('description_location'),
			foodAndBeverage: word('description_foodAndBeverage'),
			wellness: word('description_wellness'),
			onSiteActivities: word('description_onSiteActivities'),
			offSiteActivities: word('description_offSiteActivities'),
			sustainability: word('description_sustainability'),
		},
		directions: {
			byPlane: word('directions_byPlane'),
			byChauffeuredService: word('directions_byChauffeuredService'),
			byCar: word('directions_byCar'),
			byPublicTransport: word('directions_byPublicTransport'),
		},
		distanceStrings: linesOf(said.distanceStrings.replace(/\r\n?/g, '\n')),
		checkIn: {
			startTime: fact('checkIn_startTime'),
			endTime: fact('checkIn_endTime'),
			minAge: minAge === null ? null : Number(minAge),
			depositDescription: word('checkIn_depositDescription'),
			instructions: word('checkIn_instructions'),
			isCreditCardRequired: flags.checkIn_isCreditCardRequired,
			isPhotoIdRequired: flags.checkIn_isPhotoIdRequired,
		},
		checkOut: { endTime: fact('checkOut_endTime'), instructions: word('checkOut_instructions') },
		petRestrictions: word('petRestrictions'),
		smokingPolicy: word('smokingPolicy'),
		bookingPolicyMarkdown: word('bookingPolicyMarkdown'),
		houseRulesMarkdown: word('houseRulesMarkdown'),
	};
}
