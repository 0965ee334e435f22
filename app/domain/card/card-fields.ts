/** Names of a card's fields in a form, of which none is ever written into a page (PRIVACY-4). The expiry is one field there. */
export const CARD_FIELDS = ['ccNumber', 'ccName', 'ccExpiry', 'ccCvv'] as const;
