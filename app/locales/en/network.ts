const network = {
	title: 'My network',
	lead: 'A hotel you sell is missing here? Invite it to join directly. We write to your contact in the name of {{agency}}, and replies to the mail come to you.',
	form: 'Invite new hotel',
	fields: {
		hotel: 'Hotel',
		city: 'City',
		contactName: 'Contact at the hotel',
		contactEmail: 'Email of the contact',
		message: 'Your message (optional)',
	},
	hints: {
		contactName: 'First and last name, as the mail greets them',
		message: 'It stands in the mail under your name. Web addresses are left out.',
	},
	faults: {
		missing: {
			hotel: 'Please enter the name of the hotel.',
			city: 'Please enter the city.',
			contactName: 'Please enter whom we write to.',
			contactEmail: 'Please enter the email address of your contact.',
		},
		long: 'Please shorten this to {{limit}} characters.',
		address: 'Please check this email address, for example reservations@hotel.com.',
	},
	honeypot: 'Please leave empty',
	send: 'Send invitation',
	sending: 'Sending',
	next: 'What happens next',
	steps: {
		mail: {
			title: 'Your contact gets a mail',
			text: 'In English and German, with your name and a link that works for {{days}} days.',
		},
		look: {
			title: 'The hotel looks at it',
			text: 'You see here when the link was opened. Answers to the mail go to you.',
		},
		join: {
			title: 'It joins with its own rates',
			text: 'Once it has contracted directly, you find it in the search and write to its sales team.',
		},
	},
	list: 'Invitations of {{agency}}',
	columns: {
		hotel: 'Hotel',
		contact: 'Contact',
		by: 'Invited by',
		sent: 'Sent',
		state: 'State',
		again: 'Send again',
	},
	link: 'A link to pass on',
	state: {
		sent: 'Sent',
		opened: 'Opened',
		started: 'Filling in',
		pending: 'Wants to join',
		joined: 'Joined',
		refused: 'Not admitted',
		expired: 'Expired',
		revoked: 'Withdrawn',
	},
	until: 'works until {{moment}}',
	ended: 'ended {{moment}}',
	openedAt: 'on {{moment}}',
	again: 'Send again',
	againTo: 'Send again to {{name}}, {{hotel}}',
	emptyTitle: 'Nobody is invited yet',
	empty: 'Each hotel that you or your colleagues invite stands here, with what became of it.',
} as const;

export default network;
