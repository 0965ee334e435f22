/** Mails that guests, agents and subscribers read (docs/guides/add-a-mail.md). */
const mail = {
	greeting: 'Dear {{name}},',
	/** For a typed name that does not look like one. */
	plainGreeting: 'Good day,',
	call: 'Would you rather talk now? Call us on {{phone}}.',
	closing: 'Kind regards,',
	team: 'Your team at {{brand}}',
	nextHeading: 'What happens next',
	viewHouse: 'View the house',
	discover: 'Discover our houses',
	nights_one: '{{count}} night',
	nights_other: '{{count}} nights',
	/** Labels of the facts of a stay. */
	fact: {
		house: 'House',
		destination: 'Destination',
		checkIn: 'Check-in',
		checkOut: 'Check-out',
		period: 'Period',
		length: 'Length',
		guests: 'Guests',
		serviceLevel: 'Service level',
		forBabies: 'For babies',
		pet: 'Pet',
		price: 'Price of the stay',
		priceShown: 'Price shown',
		requestedPrice: 'Wished price',
		cardFee: 'Credit card fee',
		total: 'Total',
		payment: 'Payment',
		propertyType: 'Property type',
		bedrooms: 'Bedrooms',
		activities: 'Activities',
		preferences: 'Preferences',
		services: 'Services',
		bookingFor: 'Booking for',
		originCity: 'Travelling from',
		interest: 'Booking',
		name: 'Name',
		email: 'Email',
		phone: 'Phone',
		city: 'City',
		client: 'Client',
		bookingNumber: 'Booking number',
		bookingReference: 'Booking reference',
		clientReference: 'Client reference',
		room: 'Room',
		roomOf: 'Room {{number}}',
		heldUntil: 'Held until',
	},
	enquiry: {
		anyWeek: 'Any week in {{month}}',
		subject: 'Your enquiry with {{brand}}',
		subjectFor: 'Your enquiry for {{property}}',
		preheader: 'We have it in front of us and reply within 24 hours.',
		title: 'Thank you for your Enquiry!',
		thanks: 'Thank you for telling us about your holiday. Your wishes have reached us, and we look into them now.',
		thanksFor: 'Thank you for asking about {{property}}. Your wishes have reached us, and we look into them now.',
		promise:
			'We will contact you within 24 hours. Below is what you asked for: if anything should change, simply reply to this email.',
		summary: 'Your enquiry',
		houses: 'Houses',
		message: 'Your message',
		/** Of a message from which a card number was taken (`maskCardNumbers`). */
		cardHidden:
			'We have hidden a card number in your message. We never need one in a message; when a payment is due, you will get a safe way to make it.',
		next: {
			property: {
				title: 'We check your dates',
				text: 'We confirm with the owner that the house is free and settle the details of your stay.',
			},
			shortlist: {
				title: 'We check every house',
				text: 'We ask the owner of each whether it is free, and settle what the stay would be in every one of them.',
			},
			general: {
				title: 'We choose for you',
				text: 'From our hand-picked portfolio we select the houses that fit your party, dates and wishes.',
			},
			reply: {
				title: 'We reply within 24 hours',
				text: 'By email or phone, from somebody who knows the resort, with the exact price and what it includes.',
			},
			decide: {
				title: 'You decide',
				text: 'An enquiry binds you to nothing. Nothing is booked and nothing is owed until you say yes.',
			},
		},
		compare: 'View the houses side by side',
		adults_one: '{{count}} adult',
		adults_other: '{{count}} adults',
		children_one: '{{count}} child',
		children_other: '{{count}} children',
		ages: 'aged {{ages}}',
		cots_one: '{{count}} cot',
		cots_other: '{{count}} cots',
		highChairs_one: '{{count}} high chair',
		highChairs_other: '{{count}} high chairs',
		underTwo: 'under 2',
		count_one: '{{count}} house',
		count_other: '{{count}} houses',
		and: 'and',
		onRequest: 'price on request',
		wantsToBook: 'would like to book',
		somebodyElse: 'Somebody else',
		reason:
			'You receive this email because an enquiry with your address was made on {{host}}. Enquiry number {{number}}.',
	},
	contact: {
		subject: 'Your message to {{brand}}',
		preheader: 'It has arrived, and we answer within 24 hours.',
		title: 'We have your message',
		thanks: 'Thank you for writing to us. We answer within 24 hours; to add something, simply reply to this email.',
		reason:
			'You receive this email because a message with your address was sent on {{host}}. Enquiry number {{number}}.',
	},
	booking: {
		subject: 'Your booking of {{property}}',
		preheader: 'We have your booking and confirm it with the owner within 24 hours.',
		title: 'Thank you for your booking',
		thanks: 'Thank you for booking {{property}}. Everything you entered has reached us and is written below.',
		promise:
			'We now confirm your stay with the owner and write to you within 24 hours. Nothing is charged before that. If anything below is not as it should be, simply reply to this email.',
		summary: 'Your booking',
		transfer: 'Bank transfer',
		card: '{{card}} ending {{lastFour}}',
		/** A card whose brand is not known. */
		anyCard: 'Credit card',
		cardFee: 'Credit card fee ({{share}})',
		due: 'What is due when',
		atBooking: 'When we confirm',
		by: 'By {{date}}',
		deposit: {
			blocked: 'Security deposit, blocked on {{date}}',
			cashed_in: 'Security deposit, paid by {{date}} and returned',
			unknown: 'Security deposit',
		},
		cancellation: 'If you have to cancel',
		retainedUntil: 'Until {{date}}',
		retainedFrom: 'From {{date}}',
		retained: '{{amount}} kept',
		free: 'free of charge',
		comments: 'Your comments',
		next: {
			confirm: {
				title: 'We confirm with the owner',
				text: 'A booking is binding for both sides once we have confirmed it, within 24 hours.',
			},
			pay: {
				title: 'You pay as agreed',
				text: 'The first amount is due with our confirmation, the others on the dates above. You receive an invoice for each.',
			},
			prepare: {
				title: 'We prepare your stay',
				text: 'Some weeks before you travel we ask about arrival, meals, ski passes and everything else you may wish.',
			},
		},
		reason:
			'You receive this email because a booking with your address was made on {{host}}. Booking number {{number}}.',
	},
	/** To an agency's client, in the proposal's language. */
	payment: {
		subject: '{{kind}} for {{property}}',
		title: 'Your payment for {{property}}',
		text: 'Here is what is due next for your stay. The page behind the button has the account, the reference and a code for your banking app; it always shows what is still open.',
		overdue:
			'This payment is overdue. The page behind the button has the account, the reference and a code for your banking app. If your transfer is on its way, please ignore this mail.',
		dueBy: '{{amount}}, due by {{day}}',
		kind: {
			prepayment: 'Prepayment',
			part: 'Part payment',
			final: 'Final payment',
			kept: 'Cancellation costs',
			several: 'Payments due',
		},
		reminder: {
			subject: 'Reminder: {{kind}} for {{property}}',
			ahead:
				'This payment is due on {{day}}. The page behind the button has the account, the reference and a code for your banking app. If your transfer is on its way, there is nothing to do.',
			late: 'This payment was due on {{day}}, and we have not seen it yet. The page behind the button shows what is open. If your transfer is on its way, there is nothing to do.',
			last: 'This payment was due on {{day}} and is still open. Please pay it now, or answer this mail if something stands in the way: we will find a solution.',
		},
		agentReminder: {
			subject: '{{client}}: {{kind}} for {{property}}',
			title: 'A payment of {{client}}',
			ahead: 'It is due on {{day}}. We know no address of your client, so we write to you: please send the link on.',
			late: 'It was due on {{day}}, and we have not seen it yet. We know no address of your client, so we write to you: please send the link on.',
			last: 'It was due on {{day}} and is still open. We know no address of your client, so we write to you: please speak to your client, and tell us if something stands in the way.',
			page: 'See the payment page',
			lead: 'Open the booking',
			reason:
				'Reminders of payments go to the agent of a booking where no address of the client is known. They are stopped on its page.',
		},
		due: 'Due by',
		stay: 'Stay',
		booking: 'Booking',
		open: 'See how to pay',
		reason: '{{sender}} asks for this payment for your booking of {{property}}. The link is for you alone.',
		replies: 'Answer this mail to write to {{name}}.',
	},
	proposal: {
		subject_one: 'Your proposal: {{name}}',
		subject_other: 'Your proposal: {{count}} options for {{period}}',
		test: 'Test: {{subject}}',
		newVersion: 'New version: {{subject}}',
		title: 'Your proposal from {{agency}}',
		open: 'Open the proposal',
		valid: 'Valid until {{until}}.',
		price: 'Price',
		stay: 'Stay',
		reason: '{{agent}} of {{agency}} has sent you this proposal. No one else has the link.',
		replies: 'Answer this mail to write to {{agent}}.',
		answers: {
			approved: { subject: '{{client}} approves {{option}}', text: '{{client}} has approved {{option}}.' },
			declined: { subject: '{{client}} declines the proposal', text: '{{client}} has said no to the proposal.' },
			takenBack: {
				subject: '{{client}} takes the approval back',
				text: '{{client}} has taken the approval of {{option}} back.',
			},
			expired: {
				subject: 'The proposal for {{client}} has ended',
				text: 'The proposal is no longer valid, and {{client}} has not answered. You can extend it and send it again.',
			},
		},
		reminder: {
			subject: 'Your proposal is valid until {{until}}',
			title: 'Your proposal waits for you',
			text_one:
				'We have kept your proposal open for you. It is valid until {{until}}; you can approve it, ask a question or say no on its page.',
			text_other:
				'We have kept your proposal with {{count}} options open for you. It is valid until {{until}}; you can approve one, ask a question or say no on its page.',
			options_one: 'Your option',
			options_other: 'Your options',
		},
		effects: {
			tell: 'You do the rest by hand.',
			option: 'The option has been asked for in your name.',
			booking: 'The booking has been asked for in your name, by bank transfer.',
			changed:
				'Nothing has been asked for: {{option}} is no longer to be had as it was sent. Please look at it and write to your client.',
		},
		builder: 'Open the proposal',
	},
	/** What a client and an agency write to each other about a proposal. */
	thread: {
		question: { subject: '{{client}} has written to you', text: '{{client}} has written to you about your proposal:' },
		held: {
			subject: 'Not passed on to {{client}}',
			text: 'A mail of {{address}} came to the address that your own answers to {{client}} go through. None of your agency writes from there, so it was not passed on. If it is yours, please send it from the page below.',
		},
		otherAddress: 'It came from another address than the client’s: {{address}}.',
		files_one: 'A file that came with it was not stored: {{names}}.',
		files_other: '{{count}} files that came with it were not stored: {{names}}.',
		answer: 'Read and answer',
		agentReplies: 'Or answer this mail: what you write goes on to {{client}}.',
		agentReason: 'You look after the proposal for {{client}}.',
		toClient: {
			answer: { subject: 'An answer from {{agent}}', title: '{{agent}} has answered you' },
			first: { subject: 'A message from {{agent}}', title: '{{agent}} has written to you' },
			reason: '{{agent}} of {{agency}} has written to you about your proposal.',
			question: 'You wrote',
		},
	},
	/** Notifications of a lead to the agent; operator and team read theirs in `property-notices.ts`. */
	lead: {
		optionRequested: {
			title: 'Your option is requested',
			text: 'We have passed it on to the house. No nights are held until it is confirmed; we write to you as soon as there is an answer.',
		},
		optionConfirmed: {
			title: 'Your option is confirmed',
			text: 'The nights are held for your client until {{until}}. Book before then, or let the option go.',
		},
		optionPromoted: {
			title: 'Your option has moved up and is confirmed',
			text: 'The option before yours has ended. The nights are now held for your client until {{until}}. Book before then, or let the option go.',
		},
		optionDeclined: {
			title: 'Your option was declined',
			text: 'The nights cannot be held for your client. Nothing is owed.',
		},
		optionCancelled: {
			title: 'Your option is cancelled',
			text: 'No nights are held any more, and nothing is owed.',
		},
		optionExpiring: {
			title: 'Your option ends within 24 hours',
			text: 'The nights are held for your client until {{until}}. Afterwards they go to the next in line, or are offered again.',
		},
		optionExpired: {
			title: 'Your option has expired',
			text: 'The nights are no longer held. As long as they are free, you may ask for them again.',
		},
		bookingRequested: {
			title: 'Your booking is requested',
			text: 'We have passed it on to the house. It is binding once it is confirmed; we write to you as soon as there is an answer.',
		},
		bookingConfirmed: {
			title: 'Your booking is confirmed',
			text: 'The house is booked for your client. Payments are due as agreed.',
		},
		bookingDeclined: {
			title: 'Your booking was declined',
			text: 'The house cannot be booked for these dates. Nothing is owed, and no card is charged.',
		},
		bookingCancelled: {
			title: 'Your booking is cancelled',
			text: 'The nights are given back. If something of it is still owed, we write to you separately.',
		},
		bookingChanged: {
			title: 'Your booking is changed',
			text: 'The hotel has confirmed it at once. It holds from now on, with the figures below.',
		},
		changeRequested: {
			title: 'Your change is with the house',
			text: 'Everything stays as it was until there is an answer. We write to you as soon as there is one.',
		},
		changeAccepted: {
			title: 'Your change is accepted',
			text: 'It holds from now on, with the figures below.',
		},
		changeDeclined: { title: 'Your change was declined', text: 'Everything stays as it was.' },
		discountRequested: {
			title: 'Your price request is with the house',
			text: 'We write to you as soon as there is an answer.',
		},
		discountAccepted: { title: 'Your price is agreed', text: 'The price below holds for this period.' },
		discountDeclined: {
			title: 'Your price request was declined',
			text: 'There is no other price for this period.',
		},
		queued: 'Another option comes before it: yours waits in line and is confirmed by itself when its turn comes.',
		taken: 'They have been booked by somebody else.',
		until: '{{day}}, {{time}} {{zone}}, local time',
		nights_one: '{{count}}\u00a0night',
		nights_other: '{{count}}\u00a0nights',
		stay: 'The stay',
		requested: 'What is asked for',
		pays: {
			ClientPays: 'Your client pays the hotel',
			AgencyPaysStandAloneRate: 'Your agency pays the hotel',
			AgencyPaysPackageRate: 'Your agency pays the hotel, as part of a package',
		},
		cancellation: 'If you cancel, the hotel keeps',
		cancelUntil: 'Until {{day}}, 23:59 {{zone}}',
		cancelFromNow: 'From booking on',
		wholePrice: 'the whole price',
		noFee: 'nothing',
		cancellationFee: 'Cancellation fee',
		commission: 'Your commission ({{percent}})',
		onRequest: 'On request',
		comments: 'Comments',
		note: 'A note from the house',
		open: 'Open the lead',
		reason: 'You receive this email because you look after this lead on {{host}}. Booking number {{number}}.',
	},
	/** Notices about the price of an interest in hotel rooms. */
	price: {
		rise: 'The price of an interest has risen',
		gone: 'A room of an interest is no longer to be had',
		riseText:
			'The rooms of this interest now cost {{after}} instead of {{before}}, {{percent}} more. An interest holds neither price nor rooms: until you ask for an option or a booking, the hotel’s rates of the day apply.',
		byExchange: 'The hotel’s own price is as it was: the exchange rate has moved.',
		goneText:
			'At least one room of this interest can no longer be had at its rate for these dates. Other rates or rooms of the hotel may still be free.',
		saved: 'As you saved it',
		toldLast: 'As we told you last',
		now: 'Now',
		changed: 'Room by room',
		roomNow: '{{after}} instead of {{before}}',
		roomSame: 'as you saved it',
		roomGone: 'no longer to be had at this rate',
		takeOver: 'Look at today’s prices and take them over',
		other: 'Look for another rate or room',
		next: 'We write again when the price rises further. If it falls back, the lead says so.',
		off: 'No more notices about the price of this interest',
		reason:
			'You receive this email because you look after this lead on {{host}} and asked to be told of a rise of more than {{percent}}. Booking number {{number}}.',
		reasonAny:
			'You receive this email because you look after this lead on {{host}} and asked to be told of any rise. Booking number {{number}}.',
	},
	newsletter: {
		confirm: {
			subject: 'Please confirm your subscription to {{brand}}',
			preheader: 'One click, then our letters reach you.',
			title: 'One click, and you are with us',
			text: 'This address was entered for the letters of {{brand}}: new houses and weeks that have come free, six times a year. Please confirm that you would like to receive them.',
			button: 'Confirm subscription',
			lifetime: 'The link works for {{days}} days.',
			notYou: 'Was it not you? Then do nothing, and no letter will follow.',
		},
		welcome: {
			subject: 'Welcome to the letters of {{brand}}',
			preheader: 'New houses and open weeks, six times a year.',
			title: 'Good to have you with us',
			text: 'Your subscription is confirmed. Six times a year {{brand}} writes to you about new houses and weeks that have come free, and not in between.',
			meanwhile: 'Until the first letter arrives, our houses are open for a look.',
		},
		end: 'Unsubscribe',
		reason: 'You receive this email because your address was entered for the newsletter on {{host}}.',
	},
	conversation: {
		title_one: 'A message from {{from}}',
		title_other: '{{count}} messages from {{from}}',
		text_one:
			'{{from}} has written to you. The message has been waiting for ten minutes; what was written stands in your conversation.',
		text_other:
			'{{from}} has written to you. The messages have been waiting for ten minutes; what was written stands in your conversation.',
		textAbout_one:
			'{{from}} has written to you about {{reference}}. The message has been waiting for ten minutes; what was written stands in your conversation.',
		textAbout_other:
			'{{from}} has written to you about {{reference}}. The messages have been waiting for ten minutes; what was written stands in your conversation.',
		once: 'Until you have read it, you get no further mail about this conversation.',
		button: 'Open the conversation',
		reason: 'You take part in this conversation on {{host}}.',
	},
} as const;

export default mail;
