/** What is new at the hotels. */
const inspiration = {
	title: 'Inspiration now',
	titleOf: 'Inspiration now, {{hotel}}',
	description: 'What is new at the hotels: openings, rooms, tables and seasons.',
	lead: 'Openings, new rooms, tables and seasons, told by the hotels.',
	none: 'There is nothing new at the moment.',
	back: 'Back to {{hotel}}',
	more: 'See More',
	less: 'See Less',
};

export default inspiration;
