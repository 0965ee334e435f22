/** `/fflags`, for those who show the product. */
const flags = {
	title: 'Feature flags',
	description: 'Switches of this browser tab: demo hotels, demo properties and links to hotel access.',
	heading: 'Feature flags',
	intro: 'What this tab shows on top of the usual. The choice holds until the tab is closed, and for nobody else.',
	flag: {
		demoHotels: 'Display demo hotels',
		demoProperties: 'Display demo properties',
		hotelAccessLinks: 'Display room links to hotel access',
	},
	reset: 'Reset to the beginning',
	noScript: 'These switches need JavaScript, since they are kept in this browser tab only.',
	notKept: 'This browser keeps nothing for this page, so the choice is lost with the next one.',
} as const;

export default flags;
