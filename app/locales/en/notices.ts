/** What a user is told, and by whom it is read meanwhile. */
const notices = {
	title: 'Notices and absence',
	lead: 'What the bell and our mails tell you, and who is told while you are away.',
	none: 'Nothing to switch here',
	noneText: 'Your mails go to your company’s address, which an admin can change.',
	what: 'What you are told',
	shown: 'In the bell',
	mailed: 'By mail',
	save: 'Save',
	always: 'Invitations, invoices and payouts are always mailed.',
	group: {
		answers: {
			name: 'Answers to your requests',
			text: 'Options and bookings that are confirmed, declined, changed or cancelled.',
		},
		endings: { name: 'Options that end', text: 'A day before, when the end moves, and when it is over.' },
		prices: { name: 'Prices of your interests', text: 'A hotel’s price rose above your tolerance.' },
		rooming: { name: 'Rooming lists', text: 'Guests or the property have changed who sleeps where.' },
		proposals: { name: 'Your proposals', text: 'Opened, asked about, approved, declined, over.' },
		risks: {
			name: 'What would go wrong',
			text: 'A calendar that is not read, a registration number that is missing, a service that no supplier has taken on, a mail that could not be sent: what the night has found for the first time.',
		},
		imports: {
			name: 'Your imports',
			text: 'Done, taken back or ended by an error. By mail where no page was open, or after more than a minute.',
		},
		messages: { name: 'Messages', text: 'Hotels and clients have written to you.' },
	},
	operator: {
		title: 'Mails to your company',
		mine: 'To you',
		address: 'To your company',
		rest: 'What no one has chosen goes to your company’s address in any case.',
		group: {
			requests: { name: 'Requests', text: 'Options, bookings and changes that are asked for.' },
			changes: {
				name: 'What becomes of them',
				text: 'Bookings confirmed by others, cancelled, changed, options that end.',
			},
			calendars: { name: 'Calendars', text: 'Nights that another channel has sold too.' },
		},
	},
	away: {
		title: 'Absence',
		text: 'While you are away, a colleague gets every mail that you get about your leads and proposals, and sees their news in the bell.',
		now: 'You are away until {{day}}. {{name}} gets your mails as well.',
		until: 'Away until (last day)',
		standIn: 'Stand-in',
		choose: 'Choose a colleague',
		set: 'I am away',
		change: 'Change',
		back: 'I am back',
		alone: 'There is no colleague in your team who could stand in.',
	},
} as const;

export default notices;
