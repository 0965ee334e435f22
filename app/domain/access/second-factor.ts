import type { SecondFactorRule, Settings } from '~/platform/env';

/** How long a second factor is good for: the limit of NIST SP 800-63B for its middle level. */
export const FACTOR_SECONDS = 12 * 3600;

/** How the issuer says that a person proved who they are, and when. */
export type Proof = { acr: string | null; amr: readonly string[] | null; authenticatedAt: number | null };

/**
 * Whether an admin with this proof may act as one (ACCESS-27). Fails closed: without a setting nothing counts on a production host, and what the issuer
 * does not say it has not checked.
 */
export function hasSecondFactor(proof: Proof, rule: SecondFactorRule, now: number): boolean {
	if (rule === 'off') return true;
	const { acr, amr, authenticatedAt } = proof;
	if (authenticatedAt === null || now - authenticatedAt > FACTOR_SECONDS * 1000) return false;
	return (acr !== null && rule.acr.includes(acr)) || (amr ?? []).some((each) => rule.amr.includes(each));
}

/** The deployment's rule; without the setting none is needed on a machine that is no production, and none counts on one that is. */
export function secondFactorRule({
	SECOND_FACTOR,
	PRODUCTION_HOSTS,
}: Pick<Settings, 'SECOND_FACTOR' | 'PRODUCTION_HOSTS'>): SecondFactorRule {
	return SECOND_FACTOR ?? (PRODUCTION_HOSTS.size === 0 ? 'off' : { acr: [], amr: [] });
}
