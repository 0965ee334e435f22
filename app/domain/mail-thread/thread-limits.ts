/** Letters of a message that is typed, by the client and by the agency. */
export const LONGEST_QUESTION = 2000;
export const LONGEST_ANSWER = 4000;

/** Letters that are stored of a mail's own words, and of what it quotes. */
export const LONGEST_MAIL = 20_000;

/** Mails that a thread takes in ten minutes and in a day: two programs that answer each other without saying so end here. */
export const MAILS_PER_TEN_MINUTES = 30;
export const MAILS_PER_DAY = 120;

/** Messages of a thread that are shown, the newest; older ones of a longer one are not. */
export const MESSAGES_SHOWN = 200;

/** Lines of a mail, and those of them that may begin a part: what has more is no mail that a person writes, and each costs time. */
export const MOST_LINES = 200_000;
export const MOST_PARTS = 2_000;

/** Names of files that are said to have been left out. */
export const MOST_FILES = 20;
