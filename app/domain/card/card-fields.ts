/** Names of the card's fields (P§3), of which none is ever written into a page (decisions 69). */
export const CARD_FIELDS = ['ccNumber', 'ccName', 'ccExpirationMonth', 'ccExpirationYearShort', 'ccCvv'] as const;
