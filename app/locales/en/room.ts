/** What is told of a room type; shown wherever rooms are listed. */
const room = {
	paxTip: 'At most {{pax}} guests, {{adults}} of them adults',
	maxAdults_one: 'max. {{count}} adult',
	maxAdults_other: 'max. {{count}} adults',
	sizeTip: 'Size of the room',
	range: '{{from}} to {{to}}',
	bedrooms_one: '{{count}} bedroom',
	bedrooms_other: '{{count}} bedrooms',
	bathrooms_one: '{{count}} bathroom',
	bathrooms_other: '{{count}} bathrooms',
	facilities: 'Facilities',
	video: 'Video',
	view3d: '3D view',
	pictures_one: '{{count}} picture of {{room}}',
	pictures_other: '{{count}} pictures of {{room}}',
	plan: 'Floor plan',
	planOf: 'Floor plan of {{room}}',
	openNumber: '{{what}} {{number}}',
	pets: 'Pets',
	petsYes: 'Pets are welcome in this room.',
	petsNo: 'No pets in this room.',
	petsOtherwise: 'other than in the hotel',
	petsConflictNo: 'The hotel welcomes pets, this room type does not. Please choose another one when a pet comes along.',
	petsConflictYes: 'The hotel itself does not take pets. Please ask the reservations team before you promise it.',
};

export default room;
