/** What a hotel sees that somebody has invited, until it has joined. */
const invitation = {
	title: 'Join with {{hotel}}',
	text: '{{agent}} of {{agency}} sells your hotel and would like to do so directly. {{brand}} brings hotels and luxury agencies together: your rates, a conversation with every agent, and one contract.',
	means: 'What joining means',
	points: {
		direct: 'You set your own rates and rooms. There is no wholesaler in between.',
		terms: 'You decide on commission, payment and cancellation for each rate.',
		people: 'Agents ask your team directly; you answer options and bookings at your own desk.',
		free: 'Asking binds you to nothing: the contract with {{brand}} holds once both sides have signed it.',
	},
	next: 'What happens next',
	nextText:
		'You send us your details and sign in with the account that is to open your desk. {{brand}} checks both and lets you in; you hear of it by mail.',
	until: 'The link works until {{moment}}, and once.',
	steps: {
		label: 'Steps of joining',
		details: 'Your details',
		account: 'Your account',
		confirmation: 'Our confirmation',
		done: 'done',
	},
	person: 'You',
	hotel: 'Your hotel',
	fields: {
		fullName: 'First and last name',
		position: 'Your position',
		email: 'Email',
		phone: 'Phone',
		hotelName: 'Name of the hotel',
		city: 'City or resort',
		rooms: 'Number of rooms and suites',
		website: 'Website',
		note: 'What else we should know',
	},
	hints: {
		position: 'For example Director of Sales',
		email: 'We write to you at this address.',
		note: 'For example what is wrong in what we show of your hotel.',
	},
	optional: 'optional',
	terms: {
		first: 'I may speak for this hotel, and I accept the',
		terms: 'terms and conditions',
		and: 'and have read the',
		privacy: 'privacy policy',
		last: '.',
	},
	goOn: 'Continue',
	goOnHint: 'Then you sign in. Nothing is asked for before that.',
	sending: 'One moment',
	errors: {
		missing: {
			fullName: 'Please tell us your name.',
			position: 'Please enter what you do at the hotel.',
			email: 'Please tell us your email address.',
			hotelName: 'Please enter the name of the hotel.',
			city: 'Please enter the city or resort.',
		},
		long: 'Please shorten this to {{limit}} characters.',
		address: 'Please check this email address, for example sales@hotel.com.',
		phone: 'Please check this phone number.',
		rooms: 'Please enter a whole number from 1 to 5000.',
		website: 'Please check this address, for example www.hotel.com.',
		terms: 'Please tick this to continue.',
	},
	problem: {
		fields_one: 'One field needs another look. Everything you entered is still here.',
		fields_other: '{{count}} fields need another look. Everything you entered is still here.',
		failed: 'We could not store this just now. Everything you entered is still here; please try again in a minute.',
		limited: 'That was a lot at once. Please try again in a few minutes; everything you entered is still here.',
	},
	account: {
		title: 'The account that opens your desk',
		text: 'We have your details. Now choose the account with which you will work for {{hotel}}.',
		create: 'Create an account',
		signIn: 'Sign in',
		signedIn: 'You are signed in as',
		sure: 'Ask to join {{hotel}} with this account?',
		join: 'Ask to join',
		other: 'Use another account',
		otherHint: 'If you sign out, open the link of your invitation again afterwards.',
		back: 'Change my details',
		waits:
			'This account cannot join: it belongs to somebody already, or waits for another hotel. Please use another one.',
		not: {
			agency: 'This account belongs to a travel agency. Please use another one for the hotel.',
			hotel: 'This account belongs to a hotel already. Please use another one.',
			staff: 'This account works for {{brand}} or for an owner. Please use another one for the hotel.',
		},
	},
	asked: {
		pending: {
			title: '{{hotel}} waits for our confirmation',
			text: 'Thank you. We look at your details and write to you as soon as your desk is open. There is nothing more for you to do.',
		},
		joined: {
			title: '{{hotel}} is with us',
			text: 'Your desk is open: answer requests, set rooms and rates, look after your page.',
			go: 'Open your desk',
		},
		refused: {
			title: 'We cannot open your access',
			text: 'We have looked at your details of {{hotel}} and cannot open an access for now.',
			go: 'Write to {{brand}}',
		},
	},
	over: {
		used: {
			title: 'This invitation has been used',
			text: 'Somebody has asked to join by this link, and it works once. If that was you, please sign in; if a colleague is to join as well, ask for an invitation of his or her own.',
		},
		expired: {
			title: 'This invitation has ended',
			text: 'Its link worked for {{days}} days. Please ask whoever has invited you to send it again.',
		},
		revoked: {
			title: 'This invitation was withdrawn',
			text: 'Its link works no more. If you think that is a mistake, please write to us.',
		},
	},
	lapsed: 'This invitation has ended',
	lapsedText:
		'Its link works for {{days}} days, and a newer invitation takes the place of an older one. Please look for the latest mail, or ask whoever has invited you to send it again.',
	write: 'Write to {{brand}}',
	ask: 'Questions?',
	footer: 'About us',
};

export default invitation;
