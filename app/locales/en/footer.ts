/** What stands at the end of every page; its script and these texts come late. */
const footer = {
	footer: {
		talkToUs: 'Talk to us',
		hours: 'Every day from 8 am to 8 pm. Reply within 24 hours.',
		siteMap: 'Pages',
		tags: 'Popular places',
		payment: 'We accept',
		amex: 'American Express',
		visa: 'Visa',
		mastercard: 'Mastercard',
		bankTransfer: 'Bank transfer',
		chaletsIn: {
			AT: 'Chalets in Austria',
			CH: 'Chalets in Switzerland',
			FR: 'Chalets in France',
			IT: 'Chalets in Italy',
		},
		chaletsInAlps: 'Luxury chalets in the Alps',
		apartmentsIn: {
			AT: 'Apartments in Austria',
			CH: 'Apartments in Switzerland',
			FR: 'Apartments in France',
			IT: 'Apartments in Italy',
		},
		discretion: 'Discretion and security',
		skiTravel: 'Luxury ski travel',
		short: { about: 'About', terms: 'Terms', privacy: 'Privacy', contact: 'Contact', legalNotice: 'Legal notice' },
		cookieSettings: 'Cookie settings',
	},
	newsletter: {
		heading: 'New houses, open weeks',
		intro: 'Six letters a year. Nothing in between.',
		fullName: 'Full name',
		email: 'Email address',
		privacyBefore: 'I accept the ',
		privacyLink: 'privacy policy',
		privacyAfter: '',
		honeypot: 'Please leave this field empty',
		subscribe: 'Subscribe',
		sending: 'Sending',
		success: 'Success! We are seeing forward to provide the latest news about luxury skiing in the Alps.',
		confirm:
			'One more step: please open the link in the email that is on its way to you. If you receive our letters already, there is nothing left to do.',
		failed: 'Unfortunately, an error occured. Please reach us via phone or email.',
		limited_one: 'That was often in a short while. Please try again in {{count}} minute.',
		limited_other: 'That was often in a short while. Please try again in {{count}} minutes.',
		fault: {
			fullName: 'Please enter your name',
			email: 'Please enter your email address',
			emailShape: 'This address looks incomplete. Please check it, the letters go there.',
			privacy: 'Please accept the privacy policy',
			tooLong: 'This is longer than we can take. Please shorten it.',
		},
	},
	testimonials: {
		label: 'What guests say',
		first: {
			quote:
				'They knew the chef by name, the ski school in person, and which bedroom gets the sun in the morning. That is how we like to be advised.',
			author: 'K. v. B.',
		},
		second: {
			quote:
				'Three families, eleven children, one dog. On the day we arrived everything was ready and nobody had to ask.',
			author: 'M. H.',
		},
		third: {
			quote: 'We asked for a house without stairs for my mother. They had measured the doors.',
			author: 'A. L.',
		},
		fourth: {
			quote:
				'One person answered every question, from the first letter to the last transfer. We have been back four times.',
			author: 'S. & T. W.',
		},
	},
} as const;

export default footer;
