/** Names in the query of `/onboarding`. */
export const PROGRAM_QUERY = 'programId';
export const STEP_QUERY = 'step';
export const CURRENCY_QUERY = 'currency';
export const ALTERNATIVE_QUERY = 'format';
export const SAVED_QUERY = 'saved';

type OnboardingQuery = {
	/** Programme of the affiliate who invited (AGENCY-8). */
	programId: string | null;
	step?: string | null;
	currency?: string | null;
	alternative?: string | null;
	isBankSaved?: boolean;
};

/** `/onboarding` with what it is to know. */
export function onboardingPath({ programId, step, currency, alternative, isBankSaved }: OnboardingQuery): string {
	const query = new URLSearchParams();
	if (step) query.set(STEP_QUERY, step);
	if (currency) query.set(CURRENCY_QUERY, currency);
	if (alternative) query.set(ALTERNATIVE_QUERY, alternative);
	if (isBankSaved) query.set(SAVED_QUERY, 'bank');
	if (programId) query.set(PROGRAM_QUERY, programId);
	return query.size > 0 ? `/onboarding?${query}` : '/onboarding';
}
