/** The enquiry for meetings and celebrations in a hotel. */
const mice = {
	title: 'Enquire for a meeting at {{hotel}}',
	lead: 'The hotel answers in a conversation, and you are told by mail.',
	close: 'Close',
	send: 'Send the enquiry',
	sending: 'Sending …',
	field: {
		clientFirstName: 'Client’s first name',
		clientLastName: 'Client’s last name or company',
		from: 'First day',
		until: 'Last day (optional)',
		month: 'Or a month',
		delegates: 'Delegates',
		roomNights: 'Room nights (optional)',
		setup: 'Seating (optional)',
		budget: 'Budget with its currency (optional)',
		catering: 'Catering (optional)',
		notes: 'Notes (optional)',
	},
	message: {
		title: 'Enquiry for a meeting',
		when: 'When',
		delegates: 'Delegates',
		roomNights: 'Room nights',
		setup: 'Seating',
		budget: 'Budget',
		catering: 'Catering',
	},
};

export default mice;
