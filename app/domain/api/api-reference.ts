import { type ApiCall, queryParameters } from './api-call';
import { type ExampleWords, fillExample } from './fill-example';
import { COMPONENT_PREFIX, type JsonSchema, type JsonSchemas, schemaKey } from './json-schemas';

/** A type in words, piece by piece; a piece that names a shape leads to it. */
export type TypeWords = readonly { text: string; shape?: string }[];

export type Field = { name: string; type: TypeWords; text: string; isOptional: boolean };

/** What a reader sees of one call. */
export type CallReference = {
	id: string;
	method: string;
	path: string;
	access: NonNullable<ApiCall['access']> | null;
	/** What a key needs for it; null: it is not for keys. */
	scope: NonNullable<ApiCall['scope']> | null;
	summary: string;
	description: string;
	parameters: (Field & { where: 'path' | 'query' | 'header'; standard: string | null })[];
	bodies: { name: string; example: string; fields: Field[] }[];
	answer: { status: number; text: string; type: TypeWords };
	problems: { status: string; text: string }[];
};

export type ShapeReference = { name: string; text: string; type: TypeWords | null; fields: Field[] };

/** The calls in words, made of the same schemas as the OpenAPI description. */
export function callReference(call: ApiCall, { schemas }: JsonSchemas, words: ExampleWords): CallReference {
	const schemaOf = (key: string) => schemas[key] ?? {};
	const given = Object.entries(queryParameters(call)).map(([name, { description, schema: rule }]) => {
		const schema = schemaOf(schemaKey.parameter(call, name));
		const standard = schema.default === undefined ? null : JSON.stringify(schema.default);
		return {
			name,
			where: 'query' as const,
			type: typeWords(schema),
			text: description,
			isOptional: rule.safeParse(undefined).success,
			standard,
		};
	});
	const text: TypeWords = [{ text: 'string' }];
	const inPath = Object.entries(call.pathParameters ?? {}).map(([name, description]) => {
		return { name, where: 'path' as const, type: text, text: description, isOptional: false, standard: null };
	});
	const inHeader = Object.entries(call.headers ?? {}).map(([name, { description }]) => {
		return { name, where: 'header' as const, type: text, text: description, isOptional: true, standard: null };
	});
	return {
		id: call.id,
		method: call.method.toUpperCase(),
		path: call.path,
		access: call.access ?? null,
		scope: call.scope ?? null,
		summary: call.summary,
		description: call.description,
		parameters: [...inPath, ...given, ...inHeader],
		bodies: (call.bodies ?? []).map(({ name, example }) => ({
			name,
			example: fillExample(JSON.stringify(example, null, 2), words),
			fields: fieldsOf(schemaOf(schemaKey.body(call, name))),
		})),
		answer: call.answer.isEmpty
			? { status: 204, text: call.answer.description, type: [] }
			: { status: 200, text: call.answer.description, type: typeWords(schemaOf(schemaKey.answer(call))) },
		problems: Object.entries(call.problems).map(([status, description]) => ({ status, text: description ?? '' })),
	};
}

/** The named shapes, in the order of the alphabet. */
export function shapeReferences({ components }: JsonSchemas): ShapeReference[] {
	return Object.entries(components)
		.sort(([a], [b]) => a.localeCompare(b, 'en'))
		.map(([name, schema]) => {
			const fields = fieldsOf(schema);
			return { name, text: schema.description ?? '', type: fields.length > 0 ? null : typeWords(schema), fields };
		});
}

/** The fields of an object; those of nameless objects inside it by their path (`address.country`, `facilities[]._id`). */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
		const path = `${prefix}${name}`;
		const isOptional = !(schema.required ?? []).includes(name);
		const own: Field = { name: path, type: typeWords(inner), text: inner.description ?? '', isOptional };
		const { nameless, suffix } = insideOf(inner);
		return [own, ...(nameless ? fieldsOf(nameless, `${path}${suffix}.`) : [])];
	});
}

function insideOf(schema: JsonSchema): { nameless: JsonSchema | null; suffix: string } {
	const choices = alternatives(schema).filter(({ type }) => type !== 'null');
	const [only] = choices;
	if (choices.length !== 1 || !only) return { nameless: null, suffix: '' };
	if (only.properties) return { nameless: only, suffix: '' };
	return only.items?.properties ? { nameless: only.items, suffix: '[]' } : { nameless: null, suffix: '' };
}

function alternatives(schema: JsonSchema): JsonSchema[] {
	return schema.anyOf ?? schema.oneOf ?? [schema];
}

function typeWords(schema: JsonSchema): TypeWords {
	if (schema.$ref) {
		const shape = schema.$ref.slice(COMPONENT_PREFIX.length);
		return [{ text: shape, shape }];
	}
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return joined(choices.map(typeWords));
	if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(' | ') }];
	if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
	if (schema.type === 'array') return [{ text: 'list of ' }, ...typeWords(schema.items ?? {})];
	if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
		return [{ text: 'object of ' }, ...typeWords(schema.additionalProperties)];
	if (schema.format === 'date') return [{ text: 'date' }];
	return [{ text: [schema.type ?? 'anything'].flat().join(' | ') }];
}

function joined(types: readonly TypeWords[]): TypeWords {
	return types.flatMap((type, at) => (at === 0 ? type : [{ text: ' | ' }, ...type]));
}
