/** Classes that several parts of the conversations share. */

/** The messages with their head and the field to answer in; Stream's styles name it too. */
export const THREAD = 'talk-thread flex min-h-0 min-w-0 flex-col bg-work';
export const SCROLLER =
	'flex min-h-72 flex-auto flex-col overflow-y-auto overscroll-contain px-4 pt-5 pb-4 lg:px-6 lg:pt-6';
export const STRIP = 'flex items-center gap-x-5 border-b border-hair bg-light1 px-4 lg:px-6 2xl:hidden';
/** The end of the list, which leads to older conversations. */
export const MORE = 'block w-full px-4 py-3.5 text-left font-semibold text-accent-ink';
export const SMALL_TIME = 'text-(length:--text-note) text-ink2 tabular-nums';
export const TYPING = 'min-h-6 text-note/6 text-ink2';
export const SEEN = 'pt-1.5 text-right text-(length:--text-note) text-ink2';
export const FACE = 'size-8 shrink-0 place-items-center rounded-full bg-light2 text-[0.75rem] font-semibold text-ink';
/** Above the title of a card. */
export const KICKER = 'text-[0.71875rem] font-semibold tracking-[0.06em] uppercase';
export const DONE = 'font-semibold text-[#1b5834]';
export const ERROR = 'flex items-center gap-1.5 text-(length:--text-note) font-semibold text-err empty:hidden';
/** A field below its label. */
export const FIELD = 'grid content-start gap-1';
export const WHOLE_ROW = 'min-[40rem]:col-span-full';
