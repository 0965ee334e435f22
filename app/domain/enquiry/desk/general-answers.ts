import * as z from 'zod';
import { PROPERTY_TYPES } from '#db/schema/enums';
import { formatMonth, parseMonth } from '../../date/month';
import type { Language } from '../../language/language';
import { propertyTypeName } from '../../property/property-type';
import { ACTIVITIES, type EnquiryList, enquiryWord, PREFERENCES, SERVICES } from '../enquiry-words';

const text = z.string().trim().min(1).nullish().catch(null);
const listOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
	z
		.array(z.unknown())
		.catch([])
		.transform((given) => words.filter((word) => given.includes(word)));

/** The stored further answers of a general enquiry; answers that an earlier form did not have are missing. */
const answers = z.object({
	destination: text,
	month: z.string().nullish().catch(null).transform(parseMonth),
	propertyType: z.enum(PROPERTY_TYPES).nullish().catch(null),
	bedrooms: z.number().nullish().catch(null),
	activities: listOf(ACTIVITIES),
	preferences: listOf(PREFERENCES),
	services: listOf(SERVICES),
	asAssistance: z.boolean().catch(false),
	bookingForWhom: text,
	interest: text,
});

export type GeneralAnswers = ReturnType<typeof generalAnswers>;

/** The answers of a general enquiry beside dates and party, in the reader's language; null where there is none. */
export function generalAnswers(details: Record<string, unknown> | null, language: Language) {
	const { month, propertyType, activities, preferences, services, ...rest } = answers.parse(details ?? {});
	const words = <List extends EnquiryList>(list: List, given: readonly Parameters<typeof enquiryWord<List>>[1][]) =>
		given.map((word) => enquiryWord(list, word, language)).join(', ') || null;
	return {
		...rest,
		month: month ? formatMonth(month, language) : null,
		type: propertyType ? propertyTypeName(propertyType, language) : null,
		activities: words('activities', activities),
		preferences: words('preferences', preferences),
		services: words('services', services),
	};
}
