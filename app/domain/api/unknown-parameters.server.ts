import { nearestName } from '../../platform/nearest-name';
import { type ApiCall, queryParameters } from './api-call';
import type { ParameterError } from './read-parameters';

/** Names that every call knows: the language of the answer. */
const COMMON = ['lng'];

const MOST_NAMED = 10;

/** An error for each query name that a call does not know, with the one that was probably meant. */
export function unknownParameters(
	call: Pick<ApiCall, 'parameters' | 'conditionFields'>,
	query: URLSearchParams,
): ParameterError[] {
	const known = [...Object.keys(queryParameters(call)), ...COMMON];
	const unknown = [...new Set(query.keys())].filter((name) => !known.includes(name) && !known.includes(listName(name)));
	return unknown.slice(0, MOST_NAMED).map((name) => {
		const meant = meantName(name, known);
		const hint = meant ? `Did you mean \`${meant}\`?` : `Known are ${known.map((each) => `\`${each}\``).join(', ')}.`;
		return { parameter: name.slice(0, 120), detail: `There is no such parameter. ${hint}` };
	});
}

/** `country[]` is a list under the name `country`. */
function listName(name: string): string {
	return name.endsWith('[]') ? name.slice(0, -2) : name;
}

/** `conditions[country]` and `filter[bedrooms][$gte]` mean the plain names; other names by the fewest letters that differ. */
function meantName(name: string, known: readonly string[]): string | null {
	const [outer = '', ...inner] = name.split(/[[\].]+/).filter(Boolean);
	const path = inner.length > 0 && !known.includes(outer) ? inner : outer === 'conditions' ? inner : [outer, ...inner];
	const [field = '', operator] = path.map((part) => part.replace(/^\$/, ''));
	const plain = operator && operator !== 'eq' && operator !== 'in' ? `${field}[${operator}]` : field;
	if (known.includes(plain)) return plain;
	if (known.includes(field)) return field;
	const lower = plain.slice(0, 60).toLowerCase();
	return known.find((each) => each.toLowerCase() === lower) ?? nearestName(plain.slice(0, 60), known);
}
