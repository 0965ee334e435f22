import { readPlainConditions } from '../conditions/plain-conditions';
import type { ApiCall, ApiParameter, ApiParameters, ParameterValues } from './api-call';

export type ParameterError = { parameter: string; pointer?: string; detail: string };

/** Longest value of one parameter. */
const LONGEST = 4000;

type Read<Parameters extends ApiParameters> =
	| { values: ParameterValues<Parameters>; errors: null }
	| { values: null; errors: ParameterError[] };

/** What a query says to a call. Names that the call does not know are refused before (`unknown-parameters.server.ts`). */
export function readParameters<Parameters extends ApiParameters>(
	{ parameters, conditionFields = {} }: Pick<ApiCall<Parameters>, 'parameters' | 'conditionFields'>,
	query: URLSearchParams,
): Read<Parameters> {
	const valuesOf = (name: string) => [...query.getAll(name), ...query.getAll(`${name}[]`)];
	const plain = readPlainConditions(conditionFields, valuesOf);
	const errors: ParameterError[] = [...plain.errors];
	const values: Record<string, unknown> = {};
	for (const [name, parameter] of Object.entries(parameters)) {
		const refuse = (detail: string) => errors.push({ parameter: name, detail });
		const texts = valuesOf(name);
		if (texts.some((text) => text.length > LONGEST)) refuse(`At most ${LONGEST} characters.`);
		else if (texts.length > 1 && parameter.kind !== 'list') refuse('Please give this once.');
		else {
			let value = givenValue(parameter, texts);
			if (name === 'conditions' && plain.names.size > 0) {
				const twice = [...plain.names].filter(([field]) => isObject(value) && field in value);
				for (const [, parameter] of twice)
					errors.push({ parameter, detail: 'Please give this either here or in `conditions`.' });
				if (value === undefined || isObject(value)) value = { ...value, ...plain.conditions };
			}
			values[name] = readOne(name, parameter, value, errors);
		}
	}
	return errors.length > 0 ? { values: null, errors } : { values: values as ParameterValues<Parameters>, errors: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as it was sent; undefined: it was not. */
function givenValue({ kind }: ApiParameter, texts: readonly string[]): unknown {
	const [text] = texts;
	if (text === undefined || kind === 'text') return text;
	if (kind === 'list' && !text.startsWith('[')) return texts.flatMap((each) => each.split(',')).filter(Boolean);
	try {
		return JSON.parse(text);
	} catch {
		// A text that is no JSON is as wrong as any other value that the schema refuses.
		return Number.NaN;
	}
}

function readOne(name: string, { schema }: ApiParameter, value: unknown, errors: ParameterError[]) {
	const read = schema.safeParse(value);
	if (read.success) return read.data;
	for (const { path, message } of read.error.issues.slice(0, 10)) {
		const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
		errors.push({ parameter: name, ...(pointer ? { pointer: pointer.slice(0, 200) } : {}), detail: message });
	}
	return undefined;
}
