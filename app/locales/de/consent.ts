import type en from '../en/consent';
import type { Translation } from '../translation';

const consent: Translation<typeof en> = {
	label: 'Ihre Wahl zu Cookies',
	heading: 'Dürfen wir aus Ihrem Besuch lernen?',
	text: {
		both: 'Mit Ihrer Einwilligung zählen wir Besuche und notieren, welche Schaltflächen genutzt werden, um diese Seite zu verbessern.',
		analytics: 'Mit Ihrer Einwilligung zählen wir Besuche, um diese Seite zu verbessern.',
		logs: 'Mit Ihrer Einwilligung notieren wir ohne Ihren Namen, welche Schaltflächen genutzt werden, um diese Seite zu verbessern.',
	},
	short: {
		both: 'Dürfen wir Besuche zählen und Klicks notieren, um besser zu werden?',
		analytics: 'Dürfen wir Besuche zählen, um diese Seite zu verbessern?',
		logs: 'Dürfen wir notieren, was genutzt wird, um diese Seite zu verbessern?',
	},
	policy: 'Datenschutzerklärung',
	policyShort: 'Datenschutz',
	accept: 'Zustimmen',
	decline: 'Ablehnen',
	settings: 'Einstellungen',
	settingsHeading: 'Cookie-Einstellungen',
	settingsText: 'Sie können jederzeit zurückkommen: Der Weg hierher steht am Ende jeder Seite.',
	necessary: {
		title: 'Notwendig',
		text: 'Ihre Sprache, diese Wahl und was Sie selbst auf diesem Gerät merken. Ohne das funktioniert die Seite nicht.',
		always: 'Immer an',
	},
	analytics: {
		title: 'Besuchsstatistik',
		text: 'Welche Seiten gelesen werden, gezählt von {{host}}. Vor Ihrer Zustimmung wird nichts davon geladen; beim Abschalten lädt diese Seite neu.',
	},
	logs: {
		title: 'Notizen zur Nutzung',
		text: 'Welche Reiter und Schaltflächen genutzt werden, unter einer Zufallsnummer dieses Browsers. Nur wir lesen sie, nach 30 Tagen sind sie gelöscht.',
	},
	save: 'Auswahl speichern',
	close: 'Schließen, ohne etwas zu ändern',
	saved: 'Ihre Wahl ist gespeichert.',
	dismiss: 'Diesen Hinweis schließen',
};

export default consent;
