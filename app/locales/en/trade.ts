/** The frame of the trade side. */
const trade = {
	beta: 'You seem to be an admin logged in to a travel agency. This feature is in BETA and not fully tested yet!',
	toStart: '{{brand}}, start',
	search: 'Search country, city, property or hotel',
	searchPlaceholder: 'Search country, city, property or hotel',
	help: 'Help centre',
	person: 'Account of {{name}}',
	account: 'Your account',
	close: 'Close',
	loading: 'Loading...',
	hours: 'Reservations team 9am to 5pm Monday to Saturday',
	nav: {
		dashboard: 'Dashboard',
		supervisorDashboard: 'Supervisor Dashboard',
		teamDashboard: 'Team Dashboard',
		adminDashboard: 'Admin Dashboard',
		inbox: 'Inbox',
		hotels: 'Hotels',
		chalets: 'Chalets',
	},
	agencies: {
		choose: 'Choose agency',
		all: 'All agencies',
		manage: 'Manage',
		find: 'Find an agency',
		leave: 'Act for no agency',
		failed: 'The agencies could not be loaded. Please try again.',
		count_one: '{{count}} agency',
		count_other: '{{count}} agencies',
	},
	keys: {
		title: 'Keyboard shortcuts',
		all: 'All shortcuts',
		here: 'On this page',
		everywhere: 'Everywhere',
		search: 'Search',
		close: 'Close',
		single: 'Single keys act',
		singleHint:
			'Switch them off if you dictate, or if another tool uses them. They never act while you type in a field.',
		go: {
			dashboard: 'Go to the dashboard',
			supervisorDashboard: 'Go to the dashboard',
			adminDashboard: 'Go to the dashboard',
			inbox: 'Go to the inbox',
			hotels: 'Go to hotels',
			chalets: 'Go to chalets',
		},
	},
} as const;

export default trade;
