/** Classes of a row of links above a table, one for each state; the current one is filled. */
export const STATES_ROW =
	'flex gap-1 overflow-x-auto border-b border-hair px-3 py-2 [scrollbar-width:none] [&>a]:flex [&>a]:min-h-9 [&>a]:items-center [&>a]:rounded-control [&>a]:px-3 [&>a]:font-medium [&>a]:whitespace-nowrap [&>a]:text-ink2 [&>a:hover]:bg-row [&>a:hover]:text-ink [&>a[aria-current]]:bg-main [&>a[aria-current]]:font-semibold [&>a[aria-current]]:text-on-main';
