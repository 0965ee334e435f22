/** The page behind the link that ends the notices about the price of an interest. */
const priceNotices = {
	title: 'Price notices',
	openHeading: 'No more price notices?',
	openText:
		'You then no longer hear when the price of your interest in {{hotel}}, {{period}}, rises. The interest itself stays as it is.',
	button: 'Switch price notices off',
	sending: 'Switching off',
	keep: 'Keep them on',
	doneHeading: 'Price notices are off',
	doneText:
		'You get no further notices about the price of your interest in {{hotel}}, {{period}}. You can switch them on again on the lead’s page.',
	toLeads: 'To the dashboard',
	unknownHeading: 'This link no longer works',
	unknownText:
		'Either the interest is no longer there, or your mail program has cut the link off. Write to us at {{email}}, and we switch the notices off.',
} as const;

export default priceNotices;
