/** Asking a hotel for the rooms of a lead: an option or a booking. */
const roomsRequest = {
	title: { option: 'Option at {{hotel}}', booking: 'Book at {{hotel}}' },
	back: 'Back to the lead',
	for: 'for {{client}}',
	ask: { option: 'Ask the hotel for an option', booking: 'Payment and confirmation' },
	intro: {
		option: 'An option is free. Once the hotel has confirmed it, the rooms are held for {{hours}} hours.',
		booking: 'The hotel answers within 24 hours. Nothing is charged before it has confirmed.',
		instant: 'This hotel confirms at once: the rooms are booked when you send this.',
		held: 'The rooms of your option are booked at the price it was confirmed at, without asking again.',
	},
	figures: {
		title: 'What is agreed',
		total: 'All rooms, taxes included',
		local: 'Charged by the hotel',
		earn: 'Your commission',
		atBooking: 'At booking',
		cancellation: 'If you cancel, the hotel keeps',
		until: 'until {{day}}, 23:59 {{zone}}',
		free: 'nothing',
		notRefundable: 'the whole price, from booking on',
		clock: 'By the hotel’s clock.',
	},
	who: {
		ClientPays: 'Your client pays {{hotel}}',
		AgencyPaysStandAloneRate: 'Your agency pays {{hotel}}',
		AgencyPaysPackageRate: 'Your agency pays {{hotel}}, as part of a package',
	},
	pay: {
		label: 'How the hotel is paid',
		credit_card: 'Credit card',
		bank_transfer: 'Bank transfer',
		cardHint: {
			ClientPays: 'Your client’s card. The hotel charges it on the dates shown.',
			AgencyPaysStandAloneRate: 'A card of your agency. The hotel charges it on the dates shown.',
			AgencyPaysPackageRate: 'A card of your agency. The hotel charges it on the dates shown.',
		},
		transferHint: 'The hotel sends its bank details with the confirmation.',
	},
	comments: 'For the hotel (optional)',
	disclaimer:
		'My client has agreed to these rooms, amounts and cancellation terms, and {{hotel}} may charge what is shown on the dates shown.',
	send: { option: 'Ask for the option', request: 'Request booking for {{total}}', book: 'Book for {{total}}' },
	sending: 'Sending …',
	cancel: 'Cancel',
	changed: {
		price: 'The price has changed: it was {{before}}, it is now {{now}}. Nothing has been written.',
		other: 'Terms or rooms have changed since you saw them. Nothing has been written.',
		look: 'Please look at what holds now, and send again if it suits your client.',
	},
	gone: {
		title: 'Not all rooms can be had any more',
		text: 'The list above says which, and why. Choose other rooms at the hotel, or ask it in a message.',
	},
} as const;

export default roomsRequest;
