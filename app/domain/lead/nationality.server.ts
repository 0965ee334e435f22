import { LANGUAGES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import type { Language } from '~/domain/language/language';

type Context = { services: Pick<RequestContext['services'], 'countryNames'> };

/**
 * A nationality as it is stored: the code of the country that was typed by code or by name, in either language. Anything else stays as
 * it was typed.
 */
export async function nationalityCode({ services }: Context, typed: string): Promise<string> {
	const text = typed.trim();
	if (text === '') return '';
	const lists = await Promise.all(LANGUAGES.map((language) => namesOf(services, language)));
	const code = text.toUpperCase();
	const known = lists.flatMap((names) => Object.entries(names));
	return known.find(([each, name]) => each === code || fold(name) === fold(text))?.[0] ?? text;
}

/** A stored nationality in words; free text of former leads stays as it is. */
export async function nationalityName(
	{ services, language }: Context & Pick<RequestContext, 'language'>,
	stored: string | null,
): Promise<string | null> {
	if (stored === null || !/^[A-Z]{2}$/.test(stored)) return stored;
	return (await namesOf(services, language))[stored] ?? stored;
}

/** No names while their worker is away: a lead is not refused for them. */
async function namesOf(services: Context['services'], language: Language): Promise<Record<string, string>> {
	try {
		return await services.countryNames(language);
	} catch {
		return {};
	}
}

/** Without accents and case. */
function fold(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
