import type { ConditionTerm } from './conditions-schema';

/** Collects what a statement binds; SQL text never holds anything that came from outside. */
export class BoundValues {
	readonly args: Record<string, string | number | null> = {};
	#count = 0;

	/** The name under which a value is bound. */
	bind(value: string | number | boolean | null): string {
		const name = `c${this.#count++}`;
		this.args[name] = typeof value === 'boolean' ? Number(value) : value;
		return `:${name}`;
	}

	/** SQL: an expression obeys a term. Null obeys no list and no range. */
	obeys(expression: string, term: ConditionTerm): string {
		if (term.kind === 'in') {
			const [first] = term.values;
			if (term.values.length === 1 && first !== undefined) return `${expression} = ${this.bind(first)}`;
			return `${expression} in (select value from json_each(${this.bind(JSON.stringify(term.values))}))`;
		}
		return [
			term.from === null ? null : `${expression} >= ${this.bind(term.from)}`,
			term.to === null ? null : `${expression} <= ${this.bind(term.to)}`,
		]
			.filter((part) => part !== null)
			.join(' and ');
	}
}
