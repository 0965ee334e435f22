/** Names of the card's fields, of which none is ever written into a page (PRIVACY-4). */
export const CARD_FIELDS = ['ccNumber', 'ccName', 'ccExpirationMonth', 'ccExpirationYearShort', 'ccCvv'] as const;
