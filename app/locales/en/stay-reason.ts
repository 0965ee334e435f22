/** Why a chosen stay cannot be had, as a second sentence after the fixed one. */
const stayReason = {
	wholeWeeks: 'This house is let by whole weeks, {{weekday}} to {{weekday}}.',
	minimum_one: 'The shortest stay on these dates is {{count}} night.',
	minimum_other: 'The shortest stay on these dates is {{count}} nights.',
	arrival: 'On these dates, arrival is on {{weekdays}}.',
	departure: 'On these dates, departure is on {{weekdays}}.',
	or: ' or ',
	closedMonth: 'The house is closed in {{month}}.',
	closed: 'The house is closed from {{from}} to {{until}}.',
	later: 'Prices for these dates are not out yet. You may enquire about them now.',
	level: 'Another service level has a price for these dates.',
	unregistered: 'This house cannot be booked at the moment. You may enquire about it.',
	adults_one: 'This house has a bed for {{count}} adult.',
	adults_other: 'This house has beds for {{count}} adults.',
	guests_one: 'This house sleeps {{count}} guest, children included.',
	guests_other: 'This house sleeps {{count}} guests, children included.',
	larger: 'Houses for {{count}} guests',
} as const;

export default stayReason;
