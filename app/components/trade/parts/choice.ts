/** Classes of a few choices of which one holds. */
export const CHOICE =
	'inline-flex rounded-control border border-field bg-work p-0.75 [&>*]:inline-grid [&>*]:min-h-9 [&>*]:items-center [&>*]:rounded-chip [&>*]:px-3.5 [&>*]:font-medium [&>*]:whitespace-nowrap xl:[&>*]:min-h-7 [&>[aria-current]]:bg-main [&>[aria-current]]:font-semibold [&>[aria-current]]:text-on-main';
