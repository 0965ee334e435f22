import type hotelRooms from '../en/hotel-rooms';
import type { Translation } from '../translation';

const texts: Translation<typeof hotelRooms> = {
	setup: {
		title: 'Bevor Reisebüros {{hotel}} sehen',
		live: 'Ihr Hotel ist buchbar, aber es fehlt etwas',
		text: 'Ihr Hotel ist in Vorbereitung: Nur Sie und unser Team sehen es. Reisebüros sehen es, sobald alles Folgende veröffentlicht ist.',
		liveText: 'Reisebüros sehen Ihr Hotel, können aber nicht alles buchen:',
		done: 'erledigt',
		open: 'fehlt noch',
		page: 'Ihre Seite ansehen, wie sie ist',
		step: {
			texts: {
				title: 'Texte',
				text: 'Ein Satz für Listen; besser alles, was Ihre Seite zeigt.',
				go: 'Texte schreiben',
			},
			pictures: {
				title: 'Bilder',
				text: 'Mindestens eines; das erste steht in Listen.',
				go: 'Bilder hinzufügen',
			},
			rooms: {
				title: 'Zimmerkategorien',
				text: 'Mindestens eine, mit der Zahl der Zimmer, die Sie verkaufen.',
				go: 'Zimmerkategorie hinzufügen',
			},
			plans: {
				title: 'Raten',
				text: 'Verpflegung, Zahlung und Stornierung dessen, was Sie verkaufen.',
				go: 'Rate hinzufügen',
			},
			rates: {
				title: 'Preise',
				text: 'Mindestens eine Saison, die noch nicht vorbei ist, mit ihren Preisen.',
				go: 'Preise setzen',
			},
		},
	},
};

export default texts;
