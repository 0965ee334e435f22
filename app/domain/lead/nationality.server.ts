import { LANGUAGES } from '#db/schema/enums';
import type { RequestContext } from '~/context';

type Context = { services: Pick<RequestContext['services'], 'countryNames'> };

/**
 * A nationality as it is stored: the code of the country that was typed by code or by name, in either language. Anything else stays as
 * it was typed.
 */
export async function nationalityCode({ services }: Context, typed: string): Promise<string> {
	const text = typed.trim();
	if (text === '') return '';
	const lists = await Promise.all(LANGUAGES.map((language) => services.countryNames(language)));
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
	return (await services.countryNames(language))[stored] ?? stored;
}

/** Without accents and case. */
function fold(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
