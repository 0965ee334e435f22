/** What a hotel sees that somebody has invited. */
const invitation = {
	title: '{{hotel}} is invited',
	lapsed: 'This invitation has ended',
	text: '{{agent}} of {{agency}} sells your house, and would like to do so directly. {{brand}} brings hotels and luxury agencies together: rates, a conversation with every agent, and one contract.',
	points: {
		direct: 'Your own rates and availability, no wholesaler in between.',
		terms: 'You set commission, deposit and cancellation for each rate.',
		people: 'Your sales team stands on your page by name, and is asked in a chat.',
	},
	answer: 'Answer by email',
	subject: 'Invitation of {{hotel}} by {{agency}}',
};

export default invitation;
