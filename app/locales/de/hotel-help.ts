import type hotelHelp from '../en/hotel-help';
import type { Translation } from '../translation';

const texts: Translation<typeof hotelHelp> = {
	title: 'Hilfe für Ihr Hotel',
	lead: 'Wie Anfragen, Nächte, Raten und Ihre Seite hier funktionieren, in der Reihenfolge, in der Sie es brauchen.',
	contents: 'Auf dieser Seite',
	requests: {
		title: 'Anfragen',
		first:
			'Mit einer Option bittet Sie ein Reisebüro, Zimmer bis zu einem Tag zu halten; mit einer Buchung, sie zu bestätigen. Beides wartet unter Anfragen, das Älteste oben. Wir versprechen Reisebüros eine Antwort binnen 24 Stunden.',
		second:
			'Wenn Sie bestätigen, sind die Zimmer sofort vergeben: Niemand kann sie noch einmal verkaufen, und Reisebüros sehen weniger freie. Eine Option, aus der keine Buchung wird, gibt sie von selbst zurück.',
		third:
			'Ein bestätigter Aufenthalt behält seinen Preis und seine Bedingungen, was Sie danach auch ändern. Wünscht ein Reisebüro andere Daten oder Zimmer, sehen Sie, was es kosten würde, und nehmen es als Ganzes an oder lehnen es ab.',
		link: 'Zu Ihren Anfragen',
	},
	nights: {
		title: 'Nächte',
		first:
			'Der Kalender zeigt jede Zimmerart Nacht für Nacht: freie Zimmer, Mindestaufenthalt und ob eine Nacht für die Anreise gesperrt oder nicht im Verkauf ist. Wählen Sie Nächte durch Ziehen oder mit Umschalt und Pfeiltasten, und setzen Sie alle auf einmal.',
		second:
			'Änderungen gelten sofort. Es gibt nie weniger Zimmer im Verkauf, als gebucht sind; soll keines mehr dazukommen, stoppen Sie den Verkauf. Unter „Letzte Änderungen“ sehen Sie, wer was geändert hat, und nehmen es zurück.',
		link: 'Zu Ihrem Kalender',
	},
	rates: {
		title: 'Raten',
		first:
			'Raten bearbeiten Sie in einem Entwurf, den sich Ihr Team teilt. Tippen Sie in die Tabelle, fügen Sie einen Block aus einer Tabellenkalkulation ein, oder heben Sie Zellen mit +5% an. Reisebüros sehen das Veröffentlichte.',
		second:
			'Vor dem Veröffentlichen sehen Sie jede Zelle, wie Reisebüros sie sehen und sehen werden. Jede veröffentlichte Fassung bleibt erhalten, und Sie können zu ihr zurück.',
		third:
			'Verpflegung, Zahlung, Stornierung und Provision gehören zu einem Ratenplan. Kopieren Sie einen, um mit prozentual geänderten Preisen einen Plan für ein Programm anzulegen, oder nehmen Sie einen aus dem Verkauf, ohne ihn zu verlieren. Anfragen und Buchungen behalten die vereinbarten Bedingungen.',
		link: 'Zu Ihren Raten',
	},
	page: {
		title: 'Ihre Seite',
		first:
			'Texte schreiben Sie auf Englisch und Deutsch; eine Vorschau zeigt sie wie auf der Seite. Bilder gehören zum Hotel, zu einer Zimmerart, oder sind deren Grundriss. Das erste ist das, was Listen zeigen.',
		second: 'Die Seite ist ein Entwurf, bis Sie sie veröffentlichen, mit denselben Fassungen wie die Raten.',
		link: 'Zu Ihrer Seite',
	},
	messages: {
		title: 'Nachrichten',
		first:
			'Reisebüros schreiben Ihnen über einen Kunden oder einen Aufenthalt. Die Zahl im Menü zählt, was noch nicht gelesen ist; sehen Sie länger nicht nach, erhalten Sie eine E-Mail. Raten, die Sie in einem Gespräch anbieten, übernimmt das Reisebüro mit einem Klick.',
		link: 'Zu Ihrem Posteingang',
	},
	team: {
		title: 'Ihr Team',
		first:
			'Jede Person meldet sich mit einem eigenen Konto an. Für jemanden aus Ihrem Team bitten Sie ein Reisebüro oder uns um eine Einladung in Ihr Hotel; ihr Link gilt einmal und 14 Tage, und wir bestätigen das Konto.',
	},
	keys: {
		title: 'Tastatur',
		first: 'Alles geht mit der Tastatur. Einzelne Tasten wirken nie in Feldern und lassen sich unten abschalten.',
		single: 'Einzelne Tasten wirken',
	},
	contact: { title: 'Fragen Sie uns', first: 'Schreiben Sie uns, oder rufen Sie an.' },
};

export default texts;
