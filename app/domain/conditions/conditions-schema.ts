import * as z from 'zod';

/** Longest `$in`. */
export const MOST_VALUES = 100;

/** A field that may be asked for: what its values are, and whether they have an order. */
export type ConditionField = {
	value: z.ZodType<string | number | boolean>;
	takes: string;
	/** How a value is written in a query: as it is, or as JSON (numbers, `true`, `false`). */
	kind: 'text' | 'json';
	isOrdered?: boolean;
};

const TEXT = 'A text of at most 120 characters';

/** A field of any text. */
export const textField: ConditionField = {
	value: z
		.string()
		.min(1, TEXT)
		.max(120, TEXT)
		// JSON can name half a character; the database takes whole ones only.
		.refine((text) => text.isWellFormed(), TEXT),
	takes: TEXT,
	kind: 'text',
};

/** A field that has one of some words. */
export function wordField<Word extends string>(words: readonly Word[]): ConditionField {
	return { value: z.enum(words), takes: `One of ${quoted(words)}`, kind: 'text' };
}

/** A yes or no. */
export const flagField: ConditionField = { value: z.boolean(), takes: 'true or false', kind: 'json' };

/** What is asked of one field: one of some values, or a value between two (both included, null: open). */
export type ConditionTerm<Value = string | number | boolean> =
	| { kind: 'in'; values: readonly Value[] }
	| { kind: 'between'; from: Value | null; to: Value | null };

/**
 * The grammar of `conditions` (API-3): an object of allowed fields, each to a value or to `{"$eq": value}`,
 * `{"$in": [values]}` or, where values have an order, `{"$gte": value}`, `{"$lte": value}` or both. All conditions hold
 * together. Any other key is refused with a sentence that names the allowed ones.
 */
export function conditionsSchema<Name extends string>(fields: Readonly<Record<Name, ConditionField>>) {
	const names = Object.keys(fields) as Name[];
	const shape = Object.fromEntries(names.map((name) => [name, fieldSchema(fields[name]).optional()])) as Record<
		Name,
		z.ZodOptional<ReturnType<typeof fieldSchema>>
	>;
	return z.strictObject(shape, {
		error: ({ code, keys }) =>
			code === 'unrecognized_keys'
				? `Unknown field ${quoted(keys)}; allowed are ${quoted(names)}.`
				: `A JSON object of conditions, for example {"${names[1]}": …}; allowed fields are ${quoted(names)}.`,
	});
}

function fieldSchema({ value, takes, isOrdered = false }: ConditionField) {
	const operators = isOrdered ? '"$eq", "$in", "$gte" or "$lte"' : '"$eq" or "$in"';
	const error = `${takes}, or an object with ${operators} (at most ${MOST_VALUES} values in "$in").`;
	const one = z.strictObject({ $eq: value }, { error });
	const some = z.strictObject(
		{ $in: z.array(value, { error }).min(1, { error }).max(MOST_VALUES, { error }) },
		{ error },
	);
	const range = z
		.strictObject({ $gte: value.optional(), $lte: value.optional() }, { error })
		.refine(({ $gte, $lte }) => $gte !== undefined || $lte !== undefined, { error });
	return z.union(isOrdered ? [value, one, some, range] : [value, one, some], { error });
}

type Given = string | number | boolean | Record<string, unknown>;

/** What a valid object of conditions asks, field by field. */
export function conditionTerms<Name extends string>(
	conditions: Readonly<Partial<Record<Name, unknown>>>,
): [Name, ConditionTerm][] {
	return (Object.entries(conditions) as [Name, Given | undefined][]).flatMap(([name, given]) =>
		given === undefined ? [] : [[name, termOf(given)] as [Name, ConditionTerm]],
	);
}

function termOf(given: Given): ConditionTerm {
	if (typeof given !== 'object') return { kind: 'in', values: [given] };
	const {
		$eq,
		$in,
		$gte = null,
		$lte = null,
	} = given as Record<string, string | number | boolean | undefined> & {
		$in?: readonly (string | number | boolean)[];
	};
	if ($in) return { kind: 'in', values: $in };
	if ($eq !== undefined) return { kind: 'in', values: [$eq] };
	return { kind: 'between', from: $gte, to: $lte };
}

function quoted(names: readonly string[]): string {
	return names.map((name) => `"${name.slice(0, 60)}"`).join(', ');
}
