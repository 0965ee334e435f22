/** The keys with one of them moved to another place; the same keys where it cannot be moved there. */
export function moveKey(keys: readonly string[], key: string, to: number): readonly string[] {
	const from = keys.indexOf(key);
	if (from < 0 || to < 0 || to >= keys.length || to === from) return keys;
	return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}

/** What a button of the list asks for, `up:flexible`; null for anything else. */
export function readMove(intent: string): { way: 'up' | 'down'; key: string } | null {
	const [, way, key] = /^(up|down):(.+)$/.exec(intent) ?? [];
	return (way === 'up' || way === 'down') && key ? { way, key } : null;
}

/**
 * Plans in another order, each with its place in it. Places that plans have already are given anew, so that a plan that stays where it
 * is does not change.
 */
export function inOrder<Plan extends { key: string; position: number | null }>(
	plans: readonly Plan[],
	keys: readonly string[],
): Plan[] {
	const places = plans.map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
	const areApart = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
	const byKey = new Map(plans.map((plan) => [plan.key, plan]));
	return keys.flatMap((key, at) => {
		const plan = byKey.get(key);
		return plan ? [{ ...plan, position: areApart ? (places[at] ?? at) : at }] : [];
	});
}
