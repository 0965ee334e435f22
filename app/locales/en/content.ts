/** What stands around the texts of `app/content`. */
const content = {
	breadcrumbs: 'You are here',
	onThisPage: 'On this page',
	updated: 'Last changed on {{date}}',
	questions: 'Questions',
	contact: {
		title: 'Ask a person',
		text: 'Write or call: whoever answers knows the houses and the valleys, and you hear from us within 24 hours.',
		enquire: 'Enquire now',
	},
} as const;

export default content;
