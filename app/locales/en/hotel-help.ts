/** The help of a hotel's desk. */
const hotelHelp = {
	title: 'Help for your hotel',
	lead: 'How requests, nights, rates and your page work here, in the order in which you need them.',
	contents: 'On this page',
	requests: {
		title: 'Requests',
		first:
			'An option asks you to hold rooms until a date; a booking asks you to confirm them. Both wait under Requests, those that wait longest on top. We promise agents an answer within 24 hours.',
		second:
			'When you confirm, the rooms are taken from the nights at once: nobody can sell them again, and agents see fewer left. An option that ends without a booking gives them back by itself.',
		third:
			'A confirmed stay keeps its price and its terms, whatever you change afterwards. If an agent asks for other dates or rooms, you see what it would cost and accept or decline it as a whole.',
		link: 'Your requests',
	},
	nights: {
		title: 'Nights',
		first:
			'The calendar shows every room type night by night: rooms left, minimum stay, and whether a night is closed for arrival or not sold. Choose nights by dragging, or with Shift and the arrows, and set all of them at once.',
		second:
			'Changes hold at once. There are never fewer rooms to sell than are booked; to sell no more, stop the sale. Under Last changes you see who changed what, and undo it.',
		link: 'Your calendar',
	},
	rates: {
		title: 'Rates',
		first:
			'Rates are edited as a draft that your whole team shares. Type into the grid, paste a block from a spreadsheet, or raise cells by +5%. Agents see what is published.',
		second:
			'Before you publish you see each cell as agents see it and will see it. Every published version is kept, and you can go back to it.',
		third:
			'Board, payment, cancellation and commission belong to a rate plan. Copy one to make a plan for a programme, with its prices changed in percent; take one off sale without losing it. Leads keep the terms that were agreed.',
		link: 'Your rates',
	},
	page: {
		title: 'Your page',
		first:
			'Texts are written in English and German; a preview shows them as the page does. Pictures belong to the hotel, to a room type, or are its floor plan. The first one is the one that lists show.',
		second: 'The page is a draft until you publish it, with the same versions as rates.',
		link: 'Your page',
	},
	messages: {
		title: 'Messages',
		first:
			'Agents write to you about a client or a stay. The number in the menu counts what is not read yet; if you do not look for a while, you get a mail. Rates you offer in a conversation can be taken over by the agent with one click.',
		link: 'Your inbox',
	},
	team: {
		title: 'Colleagues',
		first:
			'Each person signs in with an account of his or her own. For a colleague, ask an agent or us for an invitation to your hotel; its link works once, for 14 days, and we confirm the account.',
	},
	keys: {
		title: 'Keyboard',
		first: 'Everything can be done by keyboard. Single keys never act in fields, and can be switched off below.',
		single: 'Single keys act',
	},
	contact: { title: 'Ask us', first: 'Write to us, or call us.' },
};

export default hotelHelp;
