import * as z from 'zod';
import { type ApiCall, queryParameters } from './api-call';
import { problemShape } from './problem-shape';

/** A JSON Schema of the dialect of OpenAPI 3.1. */
export type JsonSchema = {
	$ref?: string;
	type?: string | string[];
	title?: string;
	description?: string;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	items?: JsonSchema;
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
	enum?: unknown[];
	const?: unknown;
	default?: unknown;
	format?: string;
	additionalProperties?: boolean | JsonSchema;
	[keyword: string]: unknown;
};

export type JsonSchemas = {
	/** Shapes with a name, for `components/schemas`. */
	components: Record<string, JsonSchema>;
	/** By the name that was asked for; refers to the shapes. */
	schemas: Record<string, JsonSchema>;
};

export const COMPONENT_PREFIX = '#/components/schemas/';

const DEFS_PREFIX = '#/$defs/';

/** What zod calls the one shape of ours that refers to itself: `z.json()`. */
const ANY_JSON = '__schema0';

/** Keys of what `callSchemas` gives. */
export const schemaKey = {
	parameter: (call: Pick<ApiCall, 'id'>, name: string) => `${call.id}?${name}`,
	body: (call: Pick<ApiCall, 'id'>, name: string) => `${call.id}!${name}`,
	answer: (call: Pick<ApiCall, 'id'>) => `${call.id}=`,
	problem: 'problem',
};

/** The JSON Schemas of everything that the calls take and give, as it looks outside. */
export function callSchemas(calls: readonly ApiCall[]): JsonSchemas {
	const wanted: Record<string, z.ZodType> = { [schemaKey.problem]: problemShape };
	for (const call of calls) {
		wanted[schemaKey.answer(call)] = call.answer.schema;
		for (const [name, { schema }] of Object.entries(queryParameters(call)))
			wanted[schemaKey.parameter(call, name)] = schema;
		for (const { name, schema } of call.bodies ?? []) wanted[schemaKey.body(call, name)] = schema;
	}
	const whole = z.toJSONSchema(z.object(wanted), { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
		$defs?: Record<string, JsonSchema>;
	};
	return {
		components: Object.fromEntries(
			Object.entries(whole.$defs ?? {}).map(([name, schema]) => [
				componentName(name),
				described(outside(schema), name),
			]),
		),
		schemas: Object.fromEntries(
			Object.entries(whole.properties ?? {}).map(([name, schema]) => [name, outside(schema)]),
		),
	};
}

function componentName(name: string): string {
	return name === ANY_JSON ? 'Json' : name;
}

/** A shape without a name that refers to itself has no type in generated clients: JSON is described without its parts. */
function described(schema: JsonSchema, name: string): JsonSchema {
	return name === ANY_JSON ? { description: 'Any JSON value.' } : schema;
}

/** References lead to the components; ids of the single shapes go. */
function outside<Value>(value: Value): Value {
	if (Array.isArray(value)) return value.map(outside) as Value;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
		if (key === 'id' && typeof inner === 'string') return [];
		// The limits of every whole number in JavaScript say nothing.
		if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(inner)) === Number.MAX_SAFE_INTEGER) return [];
		if (key === '$ref' && typeof inner === 'string')
			return [[key, COMPONENT_PREFIX + componentName(inner.slice(DEFS_PREFIX.length))]];
		return [[key, outside(inner)]];
	});
	return Object.fromEntries(entries) as Value;
}
