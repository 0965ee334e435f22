/** The booking engine of one hotel. */
const bookingEngine = {
	title: 'Booking engine, {{hotel}}',
	skip: 'Skip to content',
	help: 'How this works',
	you: 'Your account',
	signIn: 'Sign in',
	closed: 'Rooms and rates are shown to travel agencies',
	closedText: 'Sign in, or register your agency: it takes a minute.',
	position: '{{position}} of {{total}}',
	next: 'Next ({{position}}/{{total}})',
	back: 'Back',
	close: 'Close',
	start: 'Start Now',
	steps: {
		welcome: {
			title: 'Welcome to {{hotel}}',
			text: 'This is the booking engine of the hotel: every room with its pictures, beds, views and rates, and what each of them pays you.',
		},
		offers: {
			title: 'Create immersive client offers',
			text: 'Collect rooms in a selection, save them as an interest, and send your client an offer in your own design.',
		},
		personal: {
			title: 'Personalised communication',
			text: 'Ask the reservations team in a chat: a connecting door, a late arrival, a price that is not listed. They know you by name.',
		},
	},
};

export default bookingEngine;
