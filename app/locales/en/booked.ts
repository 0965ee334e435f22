/** What comes after a booking that was sent; fetched when the form is touched. */
const booked = {
	number: 'Your number',
	today: 'Now',
	mail: 'An email',
	mailTo: ' with all you have entered goes to {{email}}',
	by: 'By {{date}}',
	confirm: 'We confirm',
	confirmWith: ' your stay with the owner; nothing is charged before',
	afterwards: 'Then',
	pay: 'You pay',
	payAs: ' {{amount}} first, the rest on the dates agreed',
	payAll: ' {{amount}}',
} as const;

export default booked;
