const calendar = {
	title: 'Calendar',
	lead: 'Your dates in your own calendar: ends of options, payments, cancellation steps, arrivals and departures. It follows each change within the hour.',
	month: {
		label: 'Months',
		before: 'Previous month',
		after: 'Next month',
		today: 'This month',
		whose: 'Whose dates',
		team: 'Team',
		mine: 'Mine',
		none: 'No options and stays in this month.',
		cut: 'These are the first {{count}} of the month. “Mine” shows fewer.',
	},
	feeds: 'In your own calendar',
	reach: { agent: 'My leads', team: 'All leads of the team' },
	about: {
		agent: 'Dates of the leads that you look after.',
		team: 'Dates of all leads of {{agency}}.',
	},
	isOpen: 'In use since {{moment}}',
	isClosed: 'Not in use',
	open: 'Create address',
	renew: 'New address',
	close: 'Revoke',
	address: 'Address for your calendar program',
	once: 'Copy it now: we keep only its fingerprint and cannot show it again. Whoever knows it can read your dates, so give it to nobody. A new address ends the old one.',
	subscribe: 'Open in calendar program',
	what: 'What is in it',
	contents:
		'Each date names the client’s last name, the house, the amount and your reference, and nothing else of the client.',
} as const;

export default calendar;
