/**
 * Countries in which a property may be offered for short stays only with its registration number (regulation (EU) 2024/1028), and what a number looks like once
 * spaces, points, hyphens and slashes are left out (REGISTRATION-1). `begins` is a pattern of SQLite's GLOB that is a regular expression too.
 */
export const REGISTRATION_NUMBERS = {
	// Code du tourisme, L324-1-1: code of the commune, six digits, two characters. Older numbers of communes are shorter.
	FR: { begins: '[0-9][0-9AB][0-9][0-9][0-9]', least: 9, most: 13 },
	// Decreto-legge 145/2023, article 13-ter: IT, province and commune by ISTAT, class, at most eight characters.
	IT: { begins: 'IT[0-9][0-9][0-9][0-9][0-9][0-9]', least: 11, most: 18 },
} as const satisfies Record<string, { begins: string; least: number; most: number }>;

type RegisteringCountry = keyof typeof REGISTRATION_NUMBERS;

/** What people write between the characters of a number. */
export const REGISTRATION_SEPARATORS = [' ', '.', '-', '/'] as const;

/** An end of a number is told this many days before. */
export const REGISTRATION_ENDS_DAYS = 60;

export type Registration = { country: string | null; number: string | null; until: string | null };

/** `notNeeded`: its country demands none of every property; `ended`: the day is over on which it held last. */
export type RegistrationState = 'notNeeded' | 'valid' | 'missing' | 'malformed' | 'ended';

/** Whether a property in this country may be sold for short stays only with a registration number. */
export function needsRegistrationNumber(country: string | null): country is RegisteringCountry {
	return country !== null && Object.hasOwn(REGISTRATION_NUMBERS, country);
}

/** How a property stands with its number on a day; in all states but the first two nothing of it is sold (REGISTRATION-2). */
export function registrationState({ country, number, until }: Registration, today: string): RegistrationState {
	if (!needsRegistrationNumber(country)) return 'notNeeded';
	if (!number?.trim()) return 'missing';
	if (!isRegistrationNumber(country, number)) return 'malformed';
	return until && until < today ? 'ended' : 'valid';
}

/** Whether nothing of a property may be sold. */
export function isUnregistered(registration: Registration, today: string): boolean {
	return !['notNeeded', 'valid'].includes(registrationState(registration, today));
}

function isRegistrationNumber(country: RegisteringCountry, number: string): boolean {
	const { begins, least, most } = REGISTRATION_NUMBERS[country];
	const bare = REGISTRATION_SEPARATORS.reduce((rest: string, each) => rest.replaceAll(each, ''), number).replace(
		/[a-z]/g,
		(letter) => letter.toUpperCase(),
	);
	return bare.length >= least && bare.length <= most && /^[0-9A-Z]*$/.test(bare) && new RegExp(`^${begins}`).test(bare);
}
