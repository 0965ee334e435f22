/** Rooms and beds of a house, and its pictures by room. */
const propertyRooms = {
	sleeping: 'Bedrooms',
	living: 'Rooms for everyone',
	also: 'Also in the house: {{rooms}}.',
	/** Beds of one type in one room. */
	beds: {
		king_one: 'a king-size bed',
		king_other: '{{many}} king-size beds',
		double_one: 'a double bed',
		double_other: '{{many}} double beds',
		twin_one: 'a double bed that can be two singles',
		twin_other: '{{many}} double beds that can be singles',
		single_one: 'a single bed',
		single_other: '{{many}} single beds',
		bunk_one: 'a bunk bed',
		bunk_other: '{{many}} bunk beds',
		sofa_bed_one: 'a sofa bed for two',
		sofa_bed_other: '{{many}} sofa beds for two',
		child_one: "a child's bed",
		child_other: "{{many}} children's beds",
	},
	numbers: { two: 'two', three: 'three', four: 'four', five: 'five', six: 'six' },
	bathroom: { en_suite: 'own bathroom', shared: 'shared bathroom' },
	pictures_one: 'Picture of {{room}}',
	pictures_other: '{{count}} pictures of {{room}}',
	groups: { outside: 'Outside', inside: 'Inside', surroundings: 'Around the house' },
	thumbnails: 'Pictures by room',
	thumbnail: 'Picture {{position}}: {{alt}}',
} as const;

export default propertyRooms;
