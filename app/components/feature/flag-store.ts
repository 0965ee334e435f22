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

/** Stores flags for this tab; null deletes them. Returns whether storage is available. */
export function keepFlags(flags: FeatureFlags | null): boolean {
	try {
		if (flags) sessionStorage.setItem(KEY, JSON.stringify(flags));
		else sessionStorage.removeItem(KEY);
		return true;
	} catch {
		return false;
	}
}
