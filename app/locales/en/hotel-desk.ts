/** The hotel's own page: what waits for its answer, and who comes. */
const hotelDesk = {
	title: 'Requests and arrivals',
	lead: 'What agencies ask of your hotel. Those who have waited longest come first; we promise them an answer within 24 hours.',
	requests: 'Waiting for your answer',
	emptyTitle: 'Nothing waits for an answer',
	empty: 'Options and bookings that agencies ask for appear here at once.',
	price: 'Price of all rooms',
	pays: 'Who pays',
	profile: {
		ClientPays: 'The client pays you',
		AgencyPaysStandAloneRate: 'The agency pays you',
		AgencyPaysPackageRate: 'The agency pays you, as part of a package',
	},
	member: 'Programme',
	free_one: '{{count}} room free',
	free_other: '{{count}} rooms free',
	roomGone: 'no longer on your list',
	short: 'Not enough rooms are free in this period: {{rooms}}. This cannot be confirmed.',
	arrivals: 'Arrivals',
	noArrivalsTitle: 'No arrivals yet',
	noArrivals: 'Confirmed bookings and held options appear here, the next arrival first.',
	today: 'today',
	ends: 'ends in',
	rooms_one: '{{count}} room',
	rooms_other: '{{count}} rooms',
	guests: 'Rooming list',
	noGuests: 'The agency has not named the guests yet.',
	age_one: '{{count}} year',
	age_other: '{{count}} years',
} as const;

export default hotelDesk;
