import { type FeatureFlags, readFlags } from '~/domain/feature/feature-flags';

/** Session storage: each tab has its own, until it is closed (PAGE-24). */
const KEY = 'featureFlags';

export function savedFlags(areOnByDefault: boolean): FeatureFlags {
	try {
		return readFlags(sessionStorage.getItem(KEY), areOnByDefault);
	} catch {
		return readFlags(null, areOnByDefault);
	}
}

/** Keeps flags for this tab; null forgets them. Answers whether that was possible. */
export function keepFlags(flags: FeatureFlags | null): boolean {
	try {
		if (flags) sessionStorage.setItem(KEY, JSON.stringify(flags));
		else sessionStorage.removeItem(KEY);
		return true;
	} catch {
		return false;
	}
}
