import * as z from 'zod';
import { type ConditionField, MOST_VALUES } from './conditions-schema';

/** A query name that states one condition without JSON: `country=CH`, `bedrooms[gte]=5`. */
type PlainCondition = {
	name: string;
	field: string;
	operator: '$in' | '$gte' | '$lte';
	/** May be repeated; any of its values then holds. */
	isList: boolean;
	schema: z.ZodType;
	description: string;
};

/** Query names that state conditions without JSON, field by field. */
export function plainConditions(fields: Readonly<Record<string, ConditionField>>): PlainCondition[] {
	return Object.entries(fields).flatMap(([field, { value, takes, isOrdered }]) => {
		const isList = !(value instanceof z.ZodBoolean);
		const equals: PlainCondition = {
			...{ name: field, field, operator: '$in', isList },
			schema: (isList ? z.array(value).max(MOST_VALUES) : value).optional(),
			description: isList ? `${takes}. Repeat the name for several values; any of them holds.` : `${takes}.`,
		};
		const edge = (operator: '$gte' | '$lte', words: string): PlainCondition => ({
			...{ name: `${field}[${operator.slice(1)}]`, field, operator, isList: false },
			schema: value.optional(),
			description: `${words} ${takes}.`,
		});
		return isOrdered ? [equals, edge('$gte', 'At least this.'), edge('$lte', 'At most this.')] : [equals];
	});
}

type Conditions = Record<string, unknown>;
type PlainError = { parameter: string; detail: string };

/** The plain conditions of a query in the form of `conditions`, with the name that each field was given by. */
export function readPlainConditions(
	fields: Readonly<Record<string, ConditionField>>,
	valuesOf: (name: string) => readonly string[],
): { conditions: Conditions; names: Map<string, string>; errors: PlainError[] } {
	const conditions: Conditions = {};
	const names = new Map<string, string>();
	const errors: PlainError[] = [];
	for (const { name, field, operator } of plainConditions(fields)) {
		const texts = valuesOf(name);
		const known = fields[field];
		if (texts.length === 0 || !known) continue;
		const refuse = (detail: string) => errors.push({ parameter: name, detail });
		const values = texts.map((text) => (known.kind === 'json' ? readJson(text) : text));
		if (!values.every((value) => known.value.safeParse(value).success)) refuse(`${known.takes}.`);
		else if (operator === '$in') {
			if (values.length > MOST_VALUES) refuse(`At most ${MOST_VALUES} values.`);
			conditions[field] = values.length === 1 ? values[0] : { $in: values };
		} else if (values.length > 1) refuse('Please give this once.');
		else if (conditions[field] !== undefined && names.get(field) === field)
			refuse(`Please give either \`${field}\` or a range of it.`);
		else conditions[field] = { ...(conditions[field] as object | undefined), [operator]: values[0] };
		if (!names.has(field)) names.set(field, name);
	}
	return { conditions, names, errors };
}

/** A number, `true` or `false`; anything else is NaN, which no field takes. */
function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return Number.NaN;
	}
}
