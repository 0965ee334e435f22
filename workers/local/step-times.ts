type Outcome = 'fine' | 'failed' | 'broken off' | 'not run';

/** How long each step of `npm test` takes, and the table of it at the end. */
export class StepTimes {
	readonly #begun: number;
	readonly #steps: Map<string, { outcome: Outcome; begun: number; ms: number }>;

	constructor(
		names: readonly string[],
		readonly now: () => number = Date.now,
	) {
		this.#begun = now();
		this.#steps = new Map(names.map((name) => [name, { outcome: 'not run', begun: 0, ms: 0 }]));
	}

	begin(name: string): void {
		this.#steps.set(name, { outcome: 'broken off', begun: this.now(), ms: 0 });
	}

	end(name: string, outcome: 'fine' | 'failed'): void {
		const begun = this.#steps.get(name)?.begun ?? this.now();
		this.#steps.set(name, { outcome, begun, ms: this.now() - begun });
	}

	/** Steps run side by side, so that the whole is less than their sum. */
	table(): string {
		const rows = [...this.#steps].map(([name, { outcome, ms }]) => [name, ms ? time(ms) : '', outcome]);
		rows.push(['all', time(this.now() - this.#begun), '']);
		return rows
			.map(([name = '', ms = '', outcome = '']) => `${name.padEnd(12)}${ms.padStart(10)}  ${outcome}`.trimEnd())
			.join('\n');
	}
}

function time(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
