/** Classes of a button or link that is only an icon. */
export const ICON_BUTTON = 'trade-mark grid size-11 shrink-0 place-items-center rounded-control';
