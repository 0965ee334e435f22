/** Characters of one message; more is a letter, and goes as a PDF. */
export const MESSAGE_LENGTH = 4000;

/** Messages of a page, and of one catch-up over the live connection. */
export const MESSAGES_PER_PAGE = 50;

export const CONVERSATIONS_PER_PAGE = 30;

/** Files of one message, and their bytes. */
export const ATTACHMENT_LIMITS = { count: 4, pictureBytes: 6_000_000, pdfBytes: 8_000_000, totalBytes: 12_000_000 };

/** Messages and new conversations of a user in ten minutes. */
export const SENT_PER_TEN_MINUTES = 120;
export const STARTED_PER_TEN_MINUTES = 30;
/** Uploads of one person, each of one message's files: what lies in the store costs. */
export const UPLOADS_PER_TEN_MINUTES = 40;

/** Stream tokens for a user in ten minutes; each lasts an hour. */
export const STREAM_TOKENS_PER_TEN_MINUTES = 60;

/** Stream channels that a user may open in ten minutes. */
export const STREAM_OPENED_PER_TEN_MINUTES = 200;

/** Channels of Stream that a list shows at most (AGENCY-32), and how many Stream answers at a time. */
export const STREAM_CHANNEL_LIMIT = 9999;
export const STREAM_CHANNELS_PER_QUERY = 30;

/** How long a message waits unread before its reader is told by mail. */
export const NOTICE_AFTER_MS = 10 * 60_000;
