const signup = {
	title: 'Luxury Distribution System',
	titleOf: '{{name}} Distribution System',
	description:
		'Register your travel agency: rates, commission and availability of hotels, chalets and apartments in the Alps.',
	invitation:
		'The hotels, chalets and apartments of the Alps, with your own rates, your commission and your logo on every page.',
	invitationOf:
		'By invitation of {{name}}: the hotels, chalets and apartments of the Alps, with your own rates, your commission and your logo on every page.',
	poweredBy: 'Powered by FIRNLICHT, the Luxury Distribution System',
	heading: 'Start Your Journey Today',
	bullets: {
		free: 'Free registration',
		invitation: 'By invitation only',
		iata: 'No IATA code needed and no commission deductions',
		access: 'Access to individual rates, commissions and amenities',
	},
	register: 'Register Now',
	haveAccount: 'Already have an account:',
	signIn: 'Sign In',
	encryption: 'Your data travels with TLS 1.2 encryption.',
	reasons: {
		ratesTitle: 'Rates you can see',
		ratesText: 'Commission, payment dates and cancellation steps stand beside each price, before you decide.',
		optionsTitle: 'Dates that hold',
		optionsText: 'Take an option and watch its clock. Nights that are yours cannot be sold a second time.',
		offersTitle: 'Your name on it',
		offersText: 'Your logo and colours on the site and on the papers of each stay.',
	},
	footer: 'More about us',
} as const;

export default signup;
