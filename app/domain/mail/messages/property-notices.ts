import type { LeadNoticeKind } from './lead-notice-data';

/** A notification of a lead; `until` is the end of an option in words. */
type Notice = { title: string; text: (until: string) => string };

const said = (title: string, text: Notice['text'] | string): Notice => ({
	title,
	text: typeof text === 'string' ? () => text : text,
});

/** To operator and team, in English: what has happened, and what there is to do. */
export const PROPERTY_NOTICES: Record<LeadNoticeKind, Notice> = {
	optionRequested: said('Option requested', 'Please confirm or decline it. No nights are held until then.'),
	optionConfirmed: said('Option confirmed', (until) => `The nights are held until ${until}.`),
	optionPromoted: said(
		'Next option confirmed',
		(until) => `The option before it has ended, so this one follows by itself. The nights are held until ${until}.`,
	),
	optionDeclined: said('Option declined', 'No nights are held.'),
	optionCancelled: said('Option cancelled', 'No nights are held for it any more.'),
	optionExpiring: said('Option ends within 24 hours', (until) => `The nights are held until ${until}.`),
	optionExpired: said('Option expired', 'No nights are held for it any more.'),
	optionEndMoved: said('End of an option moved', (until) => `The nights are held until ${until}.`),
	earlierOptionMoved: said(
		'End of an earlier option moved',
		(until) => `The option before it holds the nights until ${until}.`,
	),
	bookingRequested: said('Booking requested', 'Please confirm or decline it. No nights are held until then.'),
	bookingConfirmed: said('Booking confirmed', 'The nights are booked.'),
	bookingDeclined: said('Booking declined', 'No nights are held.'),
	bookingCancelled: said('Booking cancelled', 'The nights are offered again.'),
	bookingChanged: said(
		'Booking changed',
		'The hotel confirms at once, so it holds from now on, with the figures below.',
	),
	stayMoved: said('Stay moved', 'It is for the nights below from now on, with the figures below.'),
	changeRequested: said('Change requested', 'Please accept or decline it. Everything stays as it was until then.'),
	changeAccepted: said('Change accepted', 'It holds from now on, with the figures below.'),
	changeDeclined: said('Change declined', 'Everything stays as it was.'),
	discountRequested: said('Other price requested', 'Please name a price for this period, or decline.'),
	discountAccepted: said('Price agreed', 'The price below holds for this period.'),
	discountDeclined: said('Price request declined', 'There is no other price for this period.'),
};
