/** With it end the identifiers of all events that we write for other channels; where one comes back, it tells us nothing. */
export const OWN_UID = '@busy.firnlicht';
