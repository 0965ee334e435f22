/** Classes of a dialog of the trade side; `size` is its width, and what becomes of content beyond its height. */
export function dialogLook(size = 'w-[min(40rem,100vw-2rem)] overflow-y-auto'): string {
	return `m-auto max-h-[calc(100dvh-4rem)] rounded-card bg-work text-t text-ink shadow-popover backdrop:bg-[rgb(18_32_32/42%)] [&_:focus-visible]:outline-accent-ink [&_:focus-visible]:outline-offset-2 [&_h2]:text-t2 [&_h2]:font-semibold ${size}`;
}

/** The title and the cross. */
export const DIALOG_HEAD = 'flex items-center justify-between gap-4 border-b border-hair py-3 pr-3 pl-6';

export const DIALOG_BODY = 'grid px-6 py-5';

/** The dialog's buttons. */
export const DIALOG_FOOT = 'flex flex-wrap items-center justify-end border-t border-hair py-4';
