import type propertyRooms from '../en/property-rooms';
import type { Translation } from '../translation';

const texts: Translation<typeof propertyRooms> = {
	sleeping: 'Schlafzimmer',
	living: 'Räume für alle',
	also: 'Außerdem im Haus: {{rooms}}.',
	beds: {
		king_one: 'ein besonders breites Doppelbett',
		king_other: '{{many}} besonders breite Doppelbetten',
		double_one: 'ein Doppelbett',
		double_other: '{{many}} Doppelbetten',
		twin_one: 'ein Doppelbett, das sich teilen lässt',
		twin_other: '{{many}} Doppelbetten, die sich teilen lassen',
		single_one: 'ein Einzelbett',
		single_other: '{{many}} Einzelbetten',
		bunk_one: 'ein Stockbett',
		bunk_other: '{{many}} Stockbetten',
		sofa_bed_one: 'ein Schlafsofa für zwei',
		sofa_bed_other: '{{many}} Schlafsofas für zwei',
		child_one: 'ein Kinderbett',
		child_other: '{{many}} Kinderbetten',
	},
	numbers: { two: 'zwei', three: 'drei', four: 'vier', five: 'fünf', six: 'sechs' },
	bathroom: { en_suite: 'eigenes Bad', shared: 'gemeinsames Bad' },
	pictures_one: 'Bild: {{room}}',
	pictures_other: '{{count}} Bilder: {{room}}',
	groups: { outside: 'Außen', inside: 'Innen', surroundings: 'Rund um das Haus' },
	thumbnails: 'Bilder nach Räumen',
	thumbnail: 'Bild {{position}}: {{alt}}',
};

export default texts;
