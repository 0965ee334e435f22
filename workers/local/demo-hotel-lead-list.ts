export type DemoHotelLead = {
	/** Login of the demonstration user who looks after it. */
	login: string;
	hotel: { id: string; login: string };
	client: readonly [firstName: string, lastName: string];
	/** First day of the stay at the earliest, in days from today; it begins on a Saturday. */
	from: number;
	nights: number;
	/** Each in another room type where there are so many. */
	rooms: readonly { adults: number; childrenAges: readonly number[] }[];
	tolerancePercent: number;
	/** Days since it was saved. */
	saved: number;
	/** What is said about it: who, how many hours after it was saved, what. Everybody has read it. */
	messages: readonly (readonly ['agent' | 'hotel', number, string])[];
};

const LE_MELEZE = { id: 'hotel_le-meleze-blanc', login: 'hotel' };
const GOTTHARD = { id: 'hotel_gotthard-palais', login: 'gotthard' };
const COUPLE = { adults: 2, childrenAges: [] };

/** Interests of the demonstration agencies in hotels; rooms, rates and prices are found in the catalogue. */
export const DEMO_HOTEL_LEADS: readonly DemoHotelLead[] = [
	{
		login: 'agent',
		hotel: LE_MELEZE,
		client: ['Astrid', 'Hallberg'],
		from: 50,
		nights: 7,
		rooms: [COUPLE, { adults: 2, childrenAges: [7] }],
		tolerancePercent: 3,
		saved: 5,
		messages: [
			['agent', 0, 'Could the two rooms lie beside each other? The grandparents come along, and the boy is seven.'],
			['hotel', 3, 'With pleasure. We would keep 214 and 216 for you, they share a door. Shall we prepare a cot?'],
			['agent', 24, 'No cot, thank you. Is there a ski instructor who speaks Swedish?'],
			['hotel', 26, 'Elin from Åre teaches with us from 2 January. We have pencilled her in for three mornings.'],
		],
	},
	{
		login: 'agent',
		hotel: GOTTHARD,
		client: ['Bernard', 'Okafor'],
		from: 61,
		nights: 4,
		rooms: [COUPLE],
		tolerancePercent: 0,
		saved: 2,
		messages: [
			['agent', 0, 'My client arrives with the last train from Zurich. Is there somebody at the station at 23:10?'],
			['hotel', 4, 'Our driver waits on platform 1 with a lamp. Supper stands in the room until midnight.'],
		],
	},
	{
		login: 'corvin',
		hotel: LE_MELEZE,
		client: ['Camille', 'Thévenot'],
		from: 64,
		nights: 7,
		rooms: [COUPLE],
		tolerancePercent: 5,
		saved: 3,
		messages: [
			['agent', 0, 'It is their tenth anniversary. Which of your rooms has the sun in the morning?'],
			['hotel', 5, 'All that look to the Jardin Alpin, from eight. We put them on the third floor, above the trees.'],
		],
	},
];
