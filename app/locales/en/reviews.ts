/** Answers after stays, for the team, operators and agents. */
const reviews = {
	title: 'Reviews',
	lead: 'What guests answered after their stay. An answer is shown on the page of its property unchanged, or not at all.',
	ownLead: 'What guests answered after a stay in your properties. Our team decides what is shown on their pages.',
	tabs: { label: 'From guests', enquiries: 'Enquiries', reviews: 'Reviews' },
	states: 'Reviews by state',
	state: { new: 'New', released: 'Released', internal: 'Internal', all: 'All' },
	stay: 'Stay in {{month}}',
	rating: '{{rating}} of 5, {{word}}',
	word: { outstanding: 'outstanding', veryGood: 'very good', good: 'good', fair: 'fair', poor: 'poor' },
	consent: 'May be shown as: {{name}}',
	noConsent: 'Not to be shown: the guest has not agreed.',
	reply: 'Reply of the house',
	replyLabel: 'Reply of the house, if there is one',
	release: 'Release',
	saveReply: 'Save the reply',
	keep: 'Keep internal',
	takeOff: 'Take off the page',
	none: {
		title: 'No reviews here',
		text: 'Guests are asked on their trip page from the day after check-out.',
		own: 'Guests are asked on their trip page from the day after check-out. What they answer appears here.',
	},
	ofLead: 'After the stay',
} as const;

export default reviews;
