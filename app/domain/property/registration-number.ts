/**
 * Countries that demand a registration number of every property that is let for short stays: France (loi n° 2024-1039, from 20 May 2026) and Italy
 * (codice identificativo nazionale, decreto-legge 145/2023). Austria and Switzerland leave it to their states and cantons.
 */
export const REGISTRATION_NUMBER_COUNTRIES = ['FR', 'IT'] as const;

/** Whether a property in this country may be let for short stays only with a registration number (EDITOR-8). */
export function needsRegistrationNumber(country: string | null): boolean {
	return REGISTRATION_NUMBER_COUNTRIES.some((each) => each === country);
}
