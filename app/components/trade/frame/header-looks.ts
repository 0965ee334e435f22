/** Classes of the header's band; also of a page that has a header of its own. */
export const HEADER =
	'trade-header text-[0.875rem]/5 relative z-30 bg-menu text-on-menu border-b border-hair [&_:focus-visible]:outline-current [&_:focus-visible]:outline-offset-1';

/** The row of the header's elements. */
export const HEADER_BAR =
	'trade-bar group/bar flex h-15 items-center gap-2 px-(--trade-margin) max-w-400 mx-auto 2xl:gap-1.5';

/** An entry of the header; below 1440 px they are closer together, those of an operator, who has seven, below 1600 px. */
export const HEADER_ENTRY =
	'trade-entry relative flex h-15 items-center gap-1.5 px-2.5 min-[90rem]:px-3.5 min-[90rem]:max-[100rem]:group-data-[role=operator]/bar:px-2.5 font-medium whitespace-nowrap opacity-86 hover:opacity-100 in-open:opacity-100 [&:is([aria-current],[data-current])]:opacity-100 [&:is([aria-current],[data-current])]:font-semibold [&:is([aria-current],[data-current])]:after:absolute [&:is([aria-current],[data-current])]:after:inset-x-0 [&:is([aria-current],[data-current])]:after:-bottom-px [&:is([aria-current],[data-current])]:after:border-b-2 [&:is([aria-current],[data-current])]:after:border-menu-accent';

/** The sign of an entry that opens. */
export const CHEVRON = 'transition-[rotate] duration-150 in-open:rotate-180';

/** The link past the header, which shows with its focus. */
export const SKIP_LINK =
	'absolute left-4 top-2 z-50 -translate-y-20 rounded-control bg-main py-2 px-4 text-on-main focus:translate-none';
