/** First and last name as far as they are known; empty before the onboarding. */
export function displayName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
	return [firstName, lastName].filter(Boolean).join(' ');
}
