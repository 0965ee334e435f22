/** A feature counts as new when it was not used for this long (PAGE-25). */
export const NEW_AFTER_DAYS = 30;

/** Last use by feature, in milliseconds since the epoch. */
export type FeatureUses = Readonly<Record<string, number>>;

/** True for a feature that was never used, or not for 30 days (PAGE-25). */
export function isNewFeature(uses: FeatureUses, feature: string, now: number): boolean {
	const last = uses[feature];
	return last === undefined || now - last >= NEW_AFTER_DAYS * 86_400_000;
}

/** Last uses out of what local storage holds; anything unreadable counts as none. */
export function readUses(saved: string | null): FeatureUses {
	try {
		const value: unknown = JSON.parse(saved ?? '{}');
		if (typeof value !== 'object' || value === null) return {};
		const uses = Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
		return Object.fromEntries(uses);
	} catch {
		return {};
	}
}
