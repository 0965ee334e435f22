/** SQL after a column of property numbers: the number is one of `:properties`. */
export const IS_OF = 'in (select value from json_each(:properties))';

/** The argument of `IS_OF`. */
export function propertiesArgument(properties: readonly number[]): { properties: string } {
	return { properties: JSON.stringify(properties) };
}
