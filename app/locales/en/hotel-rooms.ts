/** What a hotel needs before agents see it, and its room types. */
const hotelRooms = {
	setup: {
		title: 'Before agents see {{hotel}}',
		live: 'Your hotel is on sale, but something is missing',
		text: 'Your hotel is in preparation: only you and our team see it. It is shown to agents as soon as all of this is published.',
		liveText: 'Agents see your hotel, and cannot book all of it:',
		done: 'done',
		open: 'still missing',
		page: 'See your page as it is',
		step: {
			texts: { title: 'Texts', text: 'One sentence for lists; better all that your page shows.', go: 'Write texts' },
			pictures: { title: 'Pictures', text: 'At least one; the first stands in lists.', go: 'Add pictures' },
			rooms: { title: 'Room types', text: 'At least one, with the number of rooms to sell.', go: 'Add a room type' },
			plans: { title: 'Rate plans', text: 'Board, payment and cancellation of what you sell.', go: 'Add a rate plan' },
			rates: { title: 'Prices', text: 'At least one season that is not over, with its prices.', go: 'Set prices' },
		},
	},
} as const;

export default hotelRooms;
