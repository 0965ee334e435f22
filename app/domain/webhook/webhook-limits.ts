/** Endpoints of one team. */
export const MOST_ENDPOINTS = 5;

/** Deliveries on one page of the log. */
export const DELIVERIES_PER_PAGE = 25;

/** A secret that was replaced signs as well for this long. */
export const OLD_SECRET_MS = 24 * 3_600_000;

/** An endpoint that takes nothing for this long is paused. */
export const FAILING_MS = 3 * 24 * 3_600_000;

/** The log goes back as far. */
export const LOG_MS = 30 * 24 * 3_600_000;

/** Letters of an answer that the log shows. */
export const ANSWER_LENGTH = 200;
