/**
 * Countries that demand a registration number of every property that is let for short stays: France (loi n° 2024-1039, from 20 May 2026) and Italy
 * (codice identificativo nazionale, decreto-legge 145/2023). Austria and Switzerland leave it to their states and cantons.
 */
const REGISTERED: readonly string[] = ['FR', 'IT'];

/** Whether a property in this country may be let for short stays only with a registration number (EDITOR-8). */
export function needsRegistrationNumber(country: string | null): boolean {
	return country !== null && REGISTERED.includes(country);
}
