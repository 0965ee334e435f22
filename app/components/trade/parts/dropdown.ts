const LOOK =
	'absolute z-40 w-68 border border-hair rounded-card bg-work p-2 text-ink shadow-popover animate-[header-part_150ms_var(--ease-quiet)] [&_li>*]:flex [&_li>*]:w-full [&_li>*]:min-h-10 [&_li>*]:items-center [&_li>*]:rounded-control [&_li>*]:py-2 [&_li>*]:px-3 [&_li>*]:text-left [&_li>*]:font-medium [&_li>*:hover]:bg-row [&_li>[aria-current]]:bg-selected [&_li>[aria-current]]:font-semibold';

/** Classes of the box below an entry of the header; its lists hold links or buttons. */
export function dropdown(place: string): string {
	return `trade-list ${LOOK} ${place}`;
}

/** A paragraph of a dropdown: a name in bold and words about it. */
export const DROPDOWN_WORDS =
	'text-[0.8125rem]/4.5 grid py-2 px-3 text-ink2 wrap-anywhere [&>span]:text-[0.875rem]/5 [&>span]:font-semibold [&>span]:text-ink [&_small]:text-[length:inherit]';

/** The last line of a dropdown. */
export const DROPDOWN_FOOT = 'flex items-center justify-between gap-3 mt-2 border-t border-hair pt-2 pb-0.5 pr-2 pl-3';
