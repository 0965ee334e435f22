/** Houses on one shortlist. */
export const SHORTLIST_LIMIT = 12;

/** Houses that stand side by side. */
export const COMPARED_LIMIT = 4;

const PREFIX = 'prop_';

/** The public code of a house in addresses and in the browser's memory: its id without the prefix. */
export function houseCode(id: string): string {
	return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}

/** The id behind a code. */
export function houseId(code: string): string {
	return PREFIX + code;
}

/** True for what may be a code; whether there is such a house only the catalogue knows. */
export function isHouseCode(value: unknown): value is string {
	return typeof value === 'string' && /^[a-z0-9]{1,24}$/.test(value);
}
