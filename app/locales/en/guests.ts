/** The guests of a stay: who they are, what babies need, and whether they fit. */
const guests = {
	babiesLabel: 'Babies',
	babiesHint: 'under 2 years, need no bed',
	babies_one: '{{count}} baby',
	babies_other: '{{count}} babies',
	age: 'Age of child {{position}}',
	ageUnknown: 'Choose',
	years: '{{count}} years',
	cots_one: 'Put {{count}} cot in the parents’ room',
	cots_other: 'Put {{count}} cots in the parents’ rooms',
	highChairs_one: 'Put {{count}} high chair at the table',
	highChairs_other: 'Put {{count}} high chairs at the table',
	needsHint: 'A baby takes no bed; one cot is offered for each.',
	fits: 'Fits: {{count}} of {{beds}} beds',
	fitsCot: '{{fits}}, baby in the cot',
	tooMany: 'Too many for this house: {{count}} guests, {{beds}} beds.',
	twoHouses: 'Two houses beside each other',
	team: 'Ask our team',
} as const;

export default guests;
