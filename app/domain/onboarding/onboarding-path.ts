/** Name in the query of `/onboarding` for the programme of the affiliate who invited (H§2). */
export const PROGRAM_QUERY = 'programId';

/** `/onboarding`, carrying a programme's id if there is one. */
export function onboardingPath({ programId }: { programId: string | null }): string {
	return programId === null ? '/onboarding' : `/onboarding?${PROGRAM_QUERY}=${encodeURIComponent(programId)}`;
}
