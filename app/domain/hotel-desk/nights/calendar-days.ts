/** Nights that the calendar shows at once. */
export const CALENDAR_DAYS = 28;
