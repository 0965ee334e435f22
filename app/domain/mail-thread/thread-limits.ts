/** Letters of a message that is typed, by the client and by the agency. */
export const LONGEST_QUESTION = 2000;
export const LONGEST_ANSWER = 4000;

/** Letters that are stored of a mail's own words, and of what it quotes. */
export const LONGEST_MAIL = 20_000;

/** Mails that a thread takes in ten minutes: two programs that answer each other end here. */
export const MAILS_PER_TEN_MINUTES = 30;

/** Names of files that are said to have been left out. */
export const MOST_FILES = 20;
