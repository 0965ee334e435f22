/** The candidate that differs least from a mistyped name, or null when none comes near (a third of its letters). */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
	let best: string | null = null;
	let least = Math.max(2, Math.floor(name.length / 3)) + 1;
	for (const candidate of candidates) {
		if (Math.abs(candidate.length - name.length) >= least) continue;
		const distance = editDistance(name, candidate);
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best;
}

/** Levenshtein's distance: letters inserted, left out or replaced. */
function editDistance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			row.push(Math.min(replace, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		previous = row;
	}
	return previous[b.length] ?? 0;
}
