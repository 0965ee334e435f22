/** Classes that several parts of a hotel's rooms and of the list of hotels share. */

/** A line below a figure or a title. */
export const SMALL_NOTE = 'block text-note text-ink2';
/** The price of a room. */
export const ROOM_AMOUNT = 'text-t3 font-semibold text-price';
/** What a heading adds in plain letters. */
export const HEADING_NOTE =
	'block font-sans text-(length:--text-t) font-normal tracking-normal text-ink2 lg:ml-3 lg:inline';
/** A heading in plain letters. */
export const PLAIN_HEADING = 'font-sans text-body/5.5 font-semibold tracking-normal';
/** A part of a card below another one. */
export const PART = 'border-t border-hair px-4.5 py-3.5';
/** The line that opens a detail below it. */
export const OPENER = 'inline-block border-b border-accent text-note/6 font-medium text-accent-ink';
/** Steppers and ages of a party. */
export const PARTY_FIELDS = 'grid grid-cols-2 gap-x-6 gap-y-3 px-4.5 py-3.5 lg:flex lg:flex-wrap';
/** The label of a field among them. */
export const PARTY_LABEL = `mb-0.75 ${SMALL_NOTE}`;
/** The day until which cancelling costs nothing. */
export const FREE_UNTIL = 'mt-1.5 text-(length:--text-note) font-semibold text-ok';
