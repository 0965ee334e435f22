/** Pages of the newsletter; the form itself stands on every page and has its words in `common`. */
const newsletter = {
	title: 'Newsletter',
	description: 'Six letters a year with new houses and open weeks in the Alps. You can end them with one click.',
	heading: 'Letters from the Alps',
	intro:
		'We write when a house joins our collection or a good week comes free. Every letter has a link that ends them.',
	confirm: {
		title: 'Confirm your subscription',
		openHeading: 'One click, and you are with us',
		openText: 'Six letters a year with new houses and open weeks go to {{email}}. Is that what you would like?',
		button: 'Confirm subscription',
		sending: 'Confirming',
		doneHeading: 'Your subscription is confirmed',
		doneText: 'The next letter goes to {{email}}. Every letter has a link that ends them.',
		toHouses: 'Look at our houses',
		expiredHeading: 'This link no longer works',
		expiredText: 'It can be used for {{count}} days. Please enter your address once more, and a new one is on its way.',
		again: 'Sign up again',
	},
	unsubscribe: {
		title: 'Unsubscribe',
		openHeading: 'No more letters?',
		openText: 'Nothing further goes to {{email}} then. Your enquiries and bookings stay as they are.',
		button: 'Unsubscribe',
		sending: 'Unsubscribing',
		stay: 'Stay subscribed',
		doneHeading: 'You are unsubscribed',
		doneText: 'No further letters go to {{email}}. If that was a slip, you can sign up again at any time.',
		again: 'Sign up again',
		toStart: 'Back to the start',
		unknownHeading: 'This link no longer works',
		unknownText:
			'Either the address has left our list long ago, or your mail program has cut the link off. Write to us at {{email}}, and we take you off by hand.',
	},
} as const;

export default newsletter;
