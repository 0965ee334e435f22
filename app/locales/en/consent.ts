/** The cookie banner, its settings, and short notices; loaded late. */
const consent = {
	label: 'Your choice about cookies',
	heading: 'May we learn from your visit?',
	text: {
		both: 'With your consent we count visits and note which buttons are used, to improve this site.',
		analytics: 'With your consent we count visits, to improve this site.',
		logs: 'With your consent we note which buttons are used, without your name, to improve this site.',
	},
	/** The same on a phone, where every line covers the page. */
	short: {
		both: 'May we count visits and note which buttons are used, to improve this site?',
		analytics: 'May we count visits, to improve this site?',
		logs: 'May we note which buttons are used, to improve this site?',
	},
	policy: 'Privacy policy',
	policyShort: 'Privacy',
	accept: 'Accept',
	decline: 'Decline',
	settings: 'Settings',
	settingsHeading: 'Cookie settings',
	settingsText: 'You can come back at any time: the way here is at the end of every page.',
	necessary: {
		title: 'Necessary',
		text: 'Your language, this choice, and what you keep on this device yourself. The site does not work without it.',
		always: 'Always on',
	},
	analytics: {
		title: 'Visit statistics',
		text: 'Which pages are read, counted by {{host}}. Nothing of it is loaded before you agree; switching it off loads this page anew.',
	},
	logs: {
		title: 'Notes on use',
		text: 'Which tabs and buttons are used, under a random number of this browser. Read by us only, deleted after 30 days.',
	},
	save: 'Save my choice',
	close: 'Close without changing anything',
	saved: 'Your choice is kept.',
	dismiss: 'Close this notice',
} as const;

export default consent;
