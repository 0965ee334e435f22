/** The stay rules of a property of the operator. */
const stayRules = {
	title: 'Stay rules of {{name}}',
	seasons: 'Seasons',
	none: 'There are no rules: every stay that has a price can be had.',
	isDraft: 'draft',
	change: 'Change',
	add: 'Rule for a season',
	noRule: 'no rule',
	anyDay: 'any day',
	nights_one: 'at least {{count}} night',
	nights_other: 'at least {{count}} nights',
	arrivalOn: 'arrival {{days}}',
	departureOn: 'departure {{days}}',
	gapsClosed: 'gaps are not sold',
	gapsOpen: 'gaps are sold at full price',
	gapsLess: 'gaps cost {{percent}} % less',
	form: {
		first: 'First night',
		last: 'Last night',
		shortest: 'Shortest stay, in nights',
		shortestHint: 'Of stays that arrive in these nights, from 1 to 42.',
		sellGaps: 'Sell gaps that are shorter',
		gap: 'Percent off a gap',
		gapHint:
			'Free nights between two taken ones, sold as a whole. Each costs its share of the stay that you offer, less this.',
		arrivals: 'Arrival on',
		departures: 'Departure on',
		save: 'Save in the draft',
		remove: 'Remove the rule',
	},
	draft: {
		title_one: 'Draft: {{count}} change',
		title_other: 'Draft: {{count}} changes',
		saved: 'Saved {{time}} by {{name}}. Guests and agents see the old rules.',
		savedPlain: 'Saved {{time}}. Guests and agents see the old rules.',
		undo: 'Undo last step',
		discard: 'Discard',
		review: 'Review and publish',
	},
	changes: { title: 'Before and after' },
	review: {
		titleOf: '{{name}}: review stay rules',
		versionTitleOf: '{{name}}: stay rules, version {{number}}',
		lead: 'Bookings, options and requests stay as they are.',
		back: 'Back to the rules',
	},
	done: {
		saved: 'Saved in the draft. Guests and agents see what is published.',
		undone: 'The last step is undone.',
		discarded: 'The draft is gone. Everything is as published.',
		published: 'Published. Search, property pages and bookings follow from now on.',
	},
	error: {
		date: 'Please enter a date.',
		past: 'These nights are over.',
		order: 'The last night is before the first one.',
		tooLong: 'Rules are set for at most three years ahead.',
		nights: 'Please enter a number from 1 to 42.',
		days: 'Please choose at least one day.',
		percent: 'Please enter a number from 0 to 90.',
		conflict:
			'Someone else has changed these nights meanwhile ({{name}}, {{moment}}). Yours is not saved; the rules below are how they are now.',
		conflictPlain:
			'Someone else has changed these nights meanwhile. Yours is not saved; the rules below are how they are now.',
		changed:
			'Somebody has changed the draft meanwhile, or published it. The page shows how it is now; please try again.',
		failed: 'This could not be saved, because our database does not answer. Please try again.',
		publishChanged:
			'The draft or the published rules have changed meanwhile. Below is how they differ now; please look again.',
		publishFailed:
			'This could not be published, because our database does not answer. Nothing was changed; please try again.',
		refused: 'The catalogue refuses this draft. Nothing was published.',
	},
};

export default stayRules;
