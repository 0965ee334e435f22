/** The help centre of the trade side. */
const help = {
	title: 'Help centre',
	lead: 'How options, bookings, commission and the calendar work here, in the order in which you need them.',
	contents: 'On this page',
	interests: {
		title: 'Interests',
		first:
			'An interest keeps a client, a house and a period together. It costs nothing, holds no nights and may be saved for any period, also for one that has no price yet.',
		second:
			'From the dashboard you turn it into an option or a booking as soon as your client has decided. An interest that came to nothing can be deleted.',
	},
	options: {
		title: 'Options',
		first:
			'With an option you ask the house to hold a week. Until it is confirmed, the nights stay free for others. Once it is confirmed they are yours until the end of the option, usually 72 hours; the countdown stands on your dashboard.',
		second:
			'If somebody else holds the week already, your option waits in line. When the one before it ends, yours is confirmed by itself and you are told by mail.',
		third: 'An option that ends without a booking expires, and the nights are free again. Nothing is charged.',
	},
	bookings: {
		title: 'Bookings',
		first:
			'A booking out of a confirmed option is confirmed at once, at the price the option was confirmed at. Any other booking is a request that the house answers, as a rule within 24 hours.',
		second:
			'Payments and cancellation terms are turned into dates when you book, and stay as they were agreed. The dashboard reminds you of each a week before.',
		third:
			'Other dates, guests or service level for something you have asked for already: send a change request from the lead. It keeps its status and its nights until the house has answered. For a period that is none of the weeks the house offers you may ask for a price.',
	},
	commission: {
		title: 'Commission',
		first:
			'Your commission is a percentage of the price of the stay, without the credit card fee and without the security deposit, rounded to the cent. It is due 30 days after check-out.',
		second:
			'A markup is your own: it is added to the price your client sees, and no part of what you owe us or of the commission.',
	},
	calendar: {
		title: 'Calendar',
		first:
			'You can subscribe to your dates in any calendar: ends of options, payments, last days of a cheaper cancellation. The address of the feed is a secret of yours; you can withdraw it at any time.',
		link: 'Your calendar feeds',
	},
	rooming: {
		title: 'Rooming list',
		first:
			'Write down who sleeps in the house on the page of the lead, with the ages of children and notes such as allergies. You may save it in parts; the house sees the last one.',
	},
	statuses: {
		title: 'What the signs mean',
		first: 'A ring is asked, a dot is agreed. The colours are the same in every brand.',
		stays: 'Weeks of a house',
		available: 'Available',
		onRequest: 'On request',
		fullyBooked: 'Fully booked',
	},
	keys: {
		title: 'Keyboard',
		first: 'Everything can be done by keyboard. Single keys never act in fields, and can be switched off below.',
		single: 'Single keys act',
	},
	contact: {
		title: 'Somebody to talk to',
		first: 'Our reservations team answers from 9am to 5pm Monday to Saturday.',
	},
} as const;

export default help;
