import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';

const DESCRIPTION = 'tests/fixtures/standards/stripe/spec3.2020-08-27.json.gz';

type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema; anyOf?: Schema[] } & Record<
	string,
	unknown
>;

/**
 * What Stripe has changed of these requests since the description that can be had here, by its changelog: a session takes the methods under
 * another name, and a time at which it ends; it can be ended.
 */
const SINCE: Readonly<Record<string, (schema: Schema) => Schema>> = {
	'/v1/checkout/sessions': (schema) => {
		const { payment_method_types: methods, ...properties } = schema.properties ?? {};
		return {
			...schema,
			properties: { ...properties, allowed_payment_method_types: methods ?? {}, expires_at: { type: 'integer' } },
			required: (schema.required ?? []).filter((name) => name !== 'payment_method_types'),
		};
	},
	'/v1/checkout/sessions/{session}/expire': () => ({
		type: 'object',
		properties: { expand: { type: 'array', items: { type: 'string' } } },
		additionalProperties: false,
	}),
};

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

let paths: Record<string, Record<string, Operation>> | undefined;
const checks = new Map<string, ValidateFunction>();

/** What is wrong with the form of a request by Stripe's published description of it; null for nothing. Numbers come as texts, as in every form. */
export function checkRequest(method: string, path: string, form: Record<string, unknown>): string | null {
	paths ??= (JSON.parse(gunzipSync(readFileSync(DESCRIPTION)).toString('utf8')) as { paths: NonNullable<typeof paths> })
		.paths;
	const key = `${method} ${path}`;
	const known = paths[path]?.[method.toLowerCase()];
	const change = method === 'POST' ? SINCE[path] : undefined;
	if (!known && !change) return `${key} is no call of the description`;
	if (!checks.has(key)) {
		const schema = known?.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
		const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true, validateFormats: false });
		checks.set(key, ajv.compile(closed(change ? change(schema) : schema)));
	}
	const check = checks.get(key);
	return check?.(structuredClone(form)) ? null : JSON.stringify(check?.errors);
}

/** An object that lists its properties has no others. */
function closed(schema: Schema): Schema {
	const { properties, items, anyOf } = schema;
	return {
		...schema,
		...(properties
			? {
					properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, closed(each)])),
					additionalProperties: schema.additionalProperties ?? false,
				}
			: {}),
		...(items ? { items: closed(items) } : {}),
		...(anyOf ? { anyOf: anyOf.map(closed) } : {}),
	};
}

/** A form's body as Stripe reads it: `line_items[0][quantity]=1`. */
export function readForm(body: string): Record<string, unknown> {
	const form: Record<string, unknown> = {};
	for (const [name, value] of new URLSearchParams(body)) {
		const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
		let at = form;
		for (const [index, key] of keys.entries()) {
			if (index === keys.length - 1) at[key] = value;
			else {
				at[key] ??= {};
				at = at[key] as Record<string, unknown>;
			}
		}
	}
	return withLists(form) as Record<string, unknown>;
}

function withLists(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, each]) => [key, withLists(each)] as const);
	const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
	return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
