/** Properties on one shortlist. */
export const SHORTLIST_LIMIT = 12;

/** Properties that stand side by side. */
export const COMPARED_LIMIT = 4;

const PREFIX = 'prop_';

/** The public code of a property in addresses and in the browser's memory: its id without the prefix. */
export function propertyCode(id: string): string {
	return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}

/** The id behind a code. */
export function propertyId(code: string): string {
	return PREFIX + code;
}

/** True for what may be a code; whether there is such a property only the catalogue knows. */
export function isPropertyCode(value: unknown): value is string {
	return typeof value === 'string' && /^[a-z0-9]{1,24}$/.test(value);
}
