/** `at` in minutes. */
export type Sample = { at: number; value: number };

/** What the last two thirds of a series rise by from their beginning to their end, on the straight line through them. */
export function growthOf(samples: readonly Sample[]): number {
	const last = samples.slice(Math.floor(samples.length / 3));
	const mean = (pick: (sample: Sample) => number) => last.reduce((sum, each) => sum + pick(each), 0) / last.length;
	const [middle, average] = [mean(({ at }) => at), mean(({ value }) => value)];
	const spread = mean(({ at }) => (at - middle) ** 2);
	if (spread === 0) return 0;
	const slope = mean(({ at, value }) => (at - middle) * (value - average)) / spread;
	return slope * ((last.at(-1)?.at ?? 0) - (last[0]?.at ?? 0));
}
