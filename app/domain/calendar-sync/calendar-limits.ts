/** Calendars of one property. */
export const MOST_CALENDARS = 10;

/** Letters of a channel's name, which a bar of the calendar has to show. */
export const LONGEST_CHANNEL_NAME = 40;

/** After this long without a reading a calendar is stale, and the desk warns. */
export const STALE_AFTER_MS = 6 * 3_600_000;
