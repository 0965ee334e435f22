/** The landing page. */
const home = {
	title: 'Luxury chalets, apartments and villas in the Alps',
	description:
		'A hand-picked portfolio of chalets, apartments and villas in the Alps: advice, full organisation of your stay, best price and no consulting fee.',
	heroLine1: 'The Alps,',
	heroLine2: 'house by house.',
	heroText:
		'A hand-picked collection of chalets, apartments, villas and 5-star hotels. We advise, plan and look after every detail of your stay, in winter and in summer.',
	noHouses:
		'There are no houses at that address (any more). Search here, or choose one of the destinations further down.',
	promises: { noFee: 'No consulting fee', bestPrice: 'Best price', reply: 'Reply within 24 hours' },
	statement:
		'We have slept in every house we offer. We know who cooks, where the sun stands at four, and how far it really is to the lift.',
	statementText:
		'Tell us who is coming and what matters. You hear from one person, who stays with you until you are home again.',
	destinations: 'Destinations',
	allDestinations: 'All destinations',
	allIn: 'All houses in {{country}}',
	villageCaption: 'A village in the Alps, an hour after sunset',
	handPicked: {
		this: { winter: 'Hand-picked for this winter', summer: 'Hand-picked for this summer' },
		later: { winter: 'Hand-picked for winter {{years}}', summer: 'Hand-picked for summer {{years}}' },
	},
	handPickedText_one: 'One house, with its best-priced open week.',
	handPickedText_other: '{{count}} houses, each with its best-priced open week.',
	onRequest: 'on request',
	seeAll_one: 'See all {{count}} houses',
	seeAll_other: 'See all {{count}} houses',
	howItWorks: 'How it works',
	steps: {
		tell: { title: 'Tell us', text: 'A few dates, who is coming, what a good day looks like. It takes two minutes.' },
		choose: {
			title: 'Choose',
			text: 'Within 24 hours you receive three to five houses that are really free, with the full price.',
		},
		arrive: {
			title: 'Arrive',
			text: 'We book lifts, lessons, chef and transfers. On the day, someone you know opens the door.',
		},
	},
	summer: {
		title: 'Summer, when the meadows belong to you',
		text: 'Cool nights, warm lakes, and the paths to yourself from the first hour.',
		priced: 'Cool nights, warm lakes, and a week in a house of your own from {{amount}}:',
	},
	evening: {
		title: 'Evenings that need no plan',
		text: 'A fire that is already lit, a table for all, and nobody who has to drive home.',
	},
	fee: {
		title: 'You pay the price of the house. Our advice costs nothing.',
		text: 'The owners pay us, and they pay all of us the same. So nobody here has a reason to sell you the larger house.',
		house: '{{name}}, {{dates}}',
		advice: 'Advice and planning',
		arranged: 'Transfers, ski school, chef’s menu: arranged',
		total: 'You pay',
		note: 'By bank transfer. Credit card payments carry fees; each house names them before you decide.',
	},
} as const;

export default home;
