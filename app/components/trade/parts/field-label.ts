/** Classes of the words above a field. */
export const FIELD_LABEL = 'mb-1 block text-note text-ink2 [&_small]:text-[length:inherit]';

/** Classes of the box around a field with a fixed beginning, and of that field. */
export const FIELD_PREFIXED =
	'flex [&>span]:grid [&>span]:place-items-center [&>span]:rounded-l-control [&>span]:border [&>span]:border-r-0 [&>span]:border-field [&>span]:bg-light1 [&>span]:px-3 [&>span]:text-[0.8125rem] [&>input]:rounded-l-none';

/** Classes of a label around its words and its field. */
export const FIELD_BOX = 'grid min-w-0 gap-1 [&>span]:text-note [&>span]:text-ink2';

/** Classes of a field of several lines, which grows with what it holds. */
export const TEXT_AREA = 'trade-field min-h-18 field-sizing-content resize-y py-2 leading-5.5';

/** The height of so many lines, below which such a field does not go. */
export function leastLines(rows: number): { minHeight: string } {
	return { minHeight: `calc(${rows} * 1.375rem + 1.125rem)` };
}

/** Classes of a form in a line; its fields are as wide as what they hold. */
export const ROW_FORM =
	'row-form flex flex-wrap items-center gap-2 [&_.trade-field]:w-auto [&_.trade-field]:max-w-full [&_.trade-field]:min-w-0';
