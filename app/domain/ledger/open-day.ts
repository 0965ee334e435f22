/**
 * The day on which a transfer counts, as SQL: the given day, or the first one of the books that is open where its month is closed (BOOKS-4). `dayExpression` is
 * a column or a named argument of the statement.
 */
export function openDaySql(dayExpression: string): string {
	return `max(${dayExpression}, coalesce((select date(max(month) || '-01', '+1 month') from closed_month), ''))`;
}
