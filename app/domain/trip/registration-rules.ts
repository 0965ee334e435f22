import { addDays, type PlainDate, plainDate } from '../date/plain-date';

/** What the law of a country may ask of a guest. */
export const REGISTRATION_FIELDS = [
	'birthDate',
	'birthPlace',
	'sex',
	'nationality',
	'address',
	'documentKind',
	'documentNumber',
	'documentIssuer',
	'phone',
	'email',
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export type RegistrationRule = {
	fields: readonly RegistrationField[];
	/** Only guests of other nationalities are asked. */
	isForForeignersOnly: boolean;
	/** Days after check-out at whose end the data is deleted. */
	keptDays: number;
	/** What asks for it. */
	law: string;
};

/**
 * Countries that ask for registration data of guests, what they ask, and how long we keep it (TRIP-8). The lists follow the acts that are
 * named; a property whose duties go further asks its guests itself.
 */
const RULES: Readonly<Record<string, RegistrationRule>> = {
	AT: {
		fields: ['birthDate', 'nationality', 'address', 'documentKind', 'documentNumber', 'documentIssuer'],
		isForForeignersOnly: false,
		// The register of guests is kept for seven years.
		keptDays: 7 * 365 + 2,
		law: 'MeldeG 1991 § 10',
	},
	IT: {
		fields: ['sex', 'birthDate', 'birthPlace', 'nationality', 'documentKind', 'documentNumber', 'documentIssuer'],
		isForForeignersOnly: false,
		// Passed on within a day of the arrival, and deleted once that is done.
		keptDays: 7,
		law: 'TULPS art. 109',
	},
	FR: {
		fields: ['birthDate', 'birthPlace', 'nationality', 'address', 'phone', 'email'],
		isForForeignersOnly: true,
		keptDays: 183,
		law: 'CESEDA art. R. 814-1',
	},
	CH: {
		fields: ['birthDate', 'nationality', 'address', 'documentKind', 'documentNumber'],
		isForForeignersOnly: false,
		// The cantons differ; a year is the term that all of the mountain cantons of the catalogue allow.
		keptDays: 365,
		law: 'AIG Art. 16',
	},
};

/** Countries that ask for registration data, ISO 3166-1 alpha-2. */
export const REGISTRATION_COUNTRIES: readonly string[] = Object.keys(RULES);

/** The rule of a country; null where none asks. */
export function registrationRule(country: string | null): RegistrationRule | null {
	return country === null ? null : (RULES[country] ?? null);
}

/** The day on which registration data of a stay is deleted. */
export function registrationPurgeDay({ keptDays }: Pick<RegistrationRule, 'keptDays'>, checkOut: string): PlainDate {
	return addDays(plainDate(checkOut), keptDays);
}

export const DOCUMENT_KINDS = ['passport', 'identityCard', 'other'] as const;
export const SEXES = ['female', 'male', 'other'] as const;
