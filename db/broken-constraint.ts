/** A constraint of the schema that refused a write. */
export type BrokenConstraint = {
	kind: 'unique' | 'not null' | 'check' | 'foreign key';
	/** Columns as `table.column`, or the name of a check. SQLite does not say which foreign key. */
	names: readonly string[];
};

const KINDS = ['unique', 'not null', 'check', 'foreign key'] as const;

/** The constraint that a failed write broke, as SQLite's message says; null for every other failure. */
export function brokenConstraint(error: unknown): BrokenConstraint | null {
	if (!(error instanceof Error)) return null;
	const [, words, names = ''] =
		/(UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(?:: (\w[\w.]*(?:, \w[\w.]*)*))?/i.exec(error.message) ?? [];
	const kind = KINDS.find((each) => each === words?.toLowerCase());
	return kind ? { kind, names: names === '' ? [] : names.split(', ') } : null;
}

/** Whether a failed write broke a constraint on this table (`audit`), this column (`audit.subject_id`), or the check of this name. */
export function breaksConstraint(error: unknown, on: string, kind?: BrokenConstraint['kind']): boolean {
	const broken = brokenConstraint(error);
	if (!broken || (kind && broken.kind !== kind)) return false;
	return broken.names.some((name) => name === on || name.startsWith(`${on}.`));
}
