/** One line of the bench's table. `isMet` is null where a figure has no budget. */
export type BenchRow = { what: string; measured: string; budget: string; isMet: boolean | null };

/** What one part of the bench found: lines for the table and sentences below it. */
export type BenchResult = { rows: BenchRow[]; notes: string[] };

/** What every part of the bench is given. */
export type BenchOptions = {
	root: string;
	/** Generated databases and prepared pictures stay here between runs. */
	dataDir: string;
	/** Fewer repetitions, for a first look. */
	isQuick: boolean;
	/** Weight and Lighthouse of the pages whose address holds one of these words; of all where there are none. */
	pages: readonly string[];
	say: (line: string) => void;
};

/** The middle of a list of figures, the mean of both middles where it is even. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length / 2;
	const upper = sorted[Math.floor(middle)] ?? Number.NaN;
	return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value below which such a part of them lies; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
