import type { ApiCall, ApiParameter, ApiParameters, ParameterValues } from './api-call';

export type ParameterFault = { parameter: string; pointer?: string; detail: string };

/** Longest value of one parameter. */
const LONGEST = 4000;

type Read<Parameters extends ApiParameters> =
	| { values: ParameterValues<Parameters>; faults: null }
	| { values: null; faults: ParameterFault[] };

/** What a query says to a call; names that the call does not know do not count. */
export function readParameters<Parameters extends ApiParameters>(
	call: Pick<ApiCall<Parameters>, 'parameters'>,
	query: URLSearchParams,
): Read<Parameters> {
	const faults: ParameterFault[] = [];
	const values: Record<string, unknown> = {};
	for (const [name, parameter] of Object.entries(call.parameters)) {
		const given = query.getAll(name);
		if (given.length > 1) faults.push({ parameter: name, detail: 'Please give this once.' });
		else values[name] = readOne(name, parameter, given[0], faults);
	}
	return faults.length > 0 ? { values: null, faults } : { values: values as ParameterValues<Parameters>, faults: null };
}

function readOne(name: string, { schema, kind }: ApiParameter, text: string | undefined, faults: ParameterFault[]) {
	const refuse = (detail: string) => faults.push({ parameter: name, detail });
	if (text !== undefined && text.length > LONGEST) return refuse(`At most ${LONGEST} characters.`);
	let value: unknown = text;
	if (text !== undefined && kind === 'json') {
		try {
			value = JSON.parse(text);
		} catch {
			value = undefined;
		}
		// A text that is no JSON is as wrong as any other value that the schema refuses.
		if (value === undefined) value = Number.NaN;
	}
	const read = schema.safeParse(value);
	if (read.success) return read.data;
	for (const { path, message } of read.error.issues.slice(0, 10)) {
		const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
		faults.push({ parameter: name, ...(pointer ? { pointer: pointer.slice(0, 200) } : {}), detail: message });
	}
	return undefined;
}
