/** The token of the payment link from which a client went to the card provider, so that the page they come back to leads there. */
export const PAYMENT_COOKIE = 'payment_link';

/** As long as a client may take there, and a while to read the page they come back to. */
export const PAYMENT_COOKIE_SECONDS = 2 * 60 * 60;
