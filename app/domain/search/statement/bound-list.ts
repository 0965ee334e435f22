/** Lists up to this long are bound value by value, which is cheaper to prepare than a list as JSON. */
const FEW = 8;

/** SQL: `column` is one of a list that is bound under `name`. An empty list holds nothing. */
export function isInSql(column: string, name: string, values: readonly unknown[]): string {
	if (values.length > FEW) return `${column} in (select value from json_each(:${name}))`;
	return `${column} in (${values.map((_, at) => `:${name}${at}`).join(', ')})`;
}

/** The arguments that `isInSql` names. */
export function listArguments(
	name: string,
	values: readonly (string | number)[] | null | undefined,
): [name: string, value: string | number][] {
	if (!values) return [];
	if (values.length > FEW) return [[name, JSON.stringify(values)]];
	return values.map((value, at) => [`${name}${at}`, value]);
}
