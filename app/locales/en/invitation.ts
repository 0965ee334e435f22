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
	next: 'What happens next',
	nextText:
		'Write to us that you would like to hear more. {{brand}} answers with the contract and how your rates come in. Nothing binds you before you sign.',
	answer: 'Answer by email',
	lapsedText:
		'Its link works for {{days}} days, and a newer invitation takes the place of an older one. Please look for the latest mail, or ask whoever has invited you to send it again.',
	write: 'Write to {{brand}}',
	subject: 'Invitation of {{hotel}} by {{agency}}',
};

export default invitation;
