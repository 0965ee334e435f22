import type room from '../en/room';
import type { Translation } from '../translation';

const texts: Translation<typeof room> = {
	paxTip: 'Höchstens {{pax}} Gäste, davon {{adults}} Erwachsene',
	maxAdults_one: 'max. {{count}} Erwachsener',
	maxAdults_other: 'max. {{count}} Erwachsene',
	sizeTip: 'Größe des Zimmers',
	range: '{{from}} bis {{to}}',
	bedrooms_one: '{{count}} Schlafzimmer',
	bedrooms_other: '{{count}} Schlafzimmer',
	bathrooms_one: '{{count}} Bad',
	bathrooms_other: '{{count}} Bäder',
	facilities: 'Ausstattung',
	video: 'Video',
	pictures_one: '{{count}} Bild von {{room}}',
	pictures_other: '{{count}} Bilder von {{room}}',
	plan: 'Grundriss',
	planOf: 'Grundriss von {{room}}',
	view3d: '3D-Ansicht',
	openNumber: '{{what}} {{number}}',
	pets: 'Haustiere',
	petsYes: 'In diesem Zimmer sind Haustiere willkommen.',
	petsNo: 'In diesem Zimmer sind keine Haustiere gestattet.',
	petsOtherwise: 'anders als im Hotel',
	petsConflictNo:
		'Das Hotel nimmt Haustiere auf, diese Zimmerkategorie nicht. Bitte wählen Sie eine andere, wenn ein Tier mitreist.',
	petsConflictYes:
		'Das Hotel selbst nimmt keine Haustiere auf. Bitte fragen Sie beim Reservierungsteam nach, bevor Sie es zusagen.',
};

export default texts;
