import type trade from '../en/trade';
import type { Translation } from '../translation';

const handel: Translation<typeof trade> = {
	beta: 'Sie sind offenbar als Admin bei einem Reisebüro angemeldet. Diese Funktion ist BETA und noch nicht vollständig erprobt!',
	toStart: '{{brand}}, Startseite',
	search: 'Land, Ort, Haus oder Hotel suchen',
	searchPlaceholder: 'Land, Ort, Haus oder Hotel suchen',
	help: 'Hilfe',
	person: 'Konto von {{name}}',
	account: 'Ihr Konto',
	commission: 'Provision',
	calendar: 'Kalender',
	close: 'Schließen',
	loading: 'Wird geladen …',
	hours: 'Reservierung Montag bis Samstag, 9 bis 17 Uhr',
	nav: {
		dashboard: 'Dashboard',
		supervisorDashboard: 'Dashboard der Teamleitung',
		teamDashboard: 'Dashboard des Teams',
		adminDashboard: 'Admin-Dashboard',
		inbox: 'Posteingang',
		hotels: 'Hotels',
		chalets: 'Chalets',
	},
	agencies: {
		choose: 'Reisebüro wählen',
		all: 'Alle Reisebüros',
		manage: 'Verwalten',
		find: 'Reisebüro suchen',
		leave: 'Für kein Reisebüro handeln',
		failed: 'Die Reisebüros konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
		count_one: '{{count}} Reisebüro',
		count_other: '{{count}} Reisebüros',
	},
	keys: {
		title: 'Tastenkürzel',
		all: 'Alle Tastenkürzel',
		here: 'Auf dieser Seite',
		everywhere: 'Überall',
		search: 'Suchen',
		close: 'Schließen',
		single: 'Einzelne Tasten wirken',
		singleHint:
			'Schalten Sie sie ab, wenn Sie diktieren oder ein anderes Programm sie braucht. In Feldern wirken sie nie.',
		house: {
			tabs: 'Reiter',
			weeks: 'Nächster, voriger Zeitraum',
			level: 'Serviceniveau',
			option: 'Option nehmen',
			book: 'Jetzt buchen',
			interest: 'Als Interesse sichern',
		},
		go: {
			dashboard: 'Zum Dashboard',
			supervisorDashboard: 'Zum Dashboard',
			adminDashboard: 'Zum Dashboard',
			inbox: 'Zum Posteingang',
			hotels: 'Zu den Hotels',
			chalets: 'Zu den Chalets',
		},
	},
};

export default handel;
