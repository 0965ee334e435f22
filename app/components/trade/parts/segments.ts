/** Classes of choices side by side of which one holds. */
export const SEGMENTS =
	'flex gap-0.5 overflow-x-auto rounded-control border border-field bg-work p-0.5 [&>*]:flex [&>*]:min-h-11 [&>*]:flex-auto [&>*]:items-center [&>*]:justify-center [&>*]:gap-2 [&>*]:rounded-chip [&>*]:px-2 [&>*]:text-center [&>*]:whitespace-nowrap lg:[&>*]:min-h-7.5 lg:[&>*]:px-3.5 [&>:not([aria-current],[aria-pressed=true]):hover]:bg-row [&>:is([aria-current],[aria-pressed=true])]:bg-main [&>:is([aria-current],[aria-pressed=true])]:font-semibold [&>:is([aria-current],[aria-pressed=true])]:text-on-main';
