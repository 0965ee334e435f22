import type notices from '../en/notices';
import type { Translation } from '../translation';

const texts: Translation<typeof notices> = {
	title: 'Benachrichtigungen und Abwesenheit',
	lead: 'Was Ihnen die Glocke und unsere E-Mails mitteilen und wer es erfährt, solange Sie weg sind.',
	none: 'Hier gibt es nichts einzustellen',
	noneText: 'Ihre E-Mails gehen an die Adresse Ihres Unternehmens; ein Admin kann sie ändern.',
	what: 'Was Sie erfahren',
	shown: 'Glocke',
	mailed: 'E-Mail',
	save: 'Speichern',
	always: 'Einladungen, Rechnungen und Auszahlungen kommen immer per E-Mail.',
	group: {
		answers: {
			name: 'Antworten auf Ihre Anfragen',
			text: 'Optionen und Buchungen, die bestätigt, abgelehnt, geändert oder storniert werden.',
		},
		endings: {
			name: 'Ablaufende Optionen',
			text: 'Einen Tag vorher, wenn sich das Ende verschiebt und wenn es erreicht ist.',
		},
		prices: { name: 'Preise Ihrer Interessen', text: 'Der Preis eines Hotels ist über Ihre Toleranz gestiegen.' },
		rooming: { name: 'Zimmerlisten', text: 'Gäste oder die Unterkunft haben geändert, wer wo schläft.' },
		proposals: { name: 'Ihre Angebote', text: 'Geöffnet, Rückfrage, angenommen, abgelehnt, abgelaufen.' },
		risks: {
			name: 'Was schiefginge',
			text: 'Ein Kalender, der nicht gelesen wird, eine fehlende Registrierungsnummer, eine Leistung, die niemand übernommen hat, eine Mail, die nicht ankam: was die Nacht zum ersten Mal gefunden hat.',
		},
		imports: {
			name: 'Ihre Importe',
			text: 'Fertig, zurückgenommen oder durch einen Fehler beendet. Per E-Mail, wenn keine Seite offen war oder es länger als eine Minute dauerte.',
		},
		messages: { name: 'Nachrichten', text: 'Hotels und Kundschaft haben Ihnen geschrieben.' },
	},
	operator: {
		title: 'E-Mails an Ihr Unternehmen',
		mine: 'An Sie',
		address: 'An Ihr Unternehmen',
		rest: 'Was niemand gewählt hat, geht in jedem Fall an die Adresse Ihres Unternehmens.',
		group: {
			requests: { name: 'Anfragen', text: 'Optionen, Buchungen und Änderungen, um die gebeten wird.' },
			changes: {
				name: 'Was daraus wird',
				text: 'Buchungen, die andere bestätigen, stornieren oder ändern, und Optionen, die enden.',
			},
			calendars: { name: 'Kalender', text: 'Nächte, die auch ein anderer Kanal verkauft hat.' },
		},
	},
	away: {
		title: 'Abwesenheit',
		text: 'Solange Sie weg sind, erhält eine Kollegin oder ein Kollege jede E-Mail zu Ihren Vorgängen und Angeboten ebenfalls und sieht ihre Neuigkeiten in der Glocke.',
		now: 'Sie sind bis {{day}} abwesend. {{name}} erhält Ihre E-Mails ebenfalls.',
		until: 'Abwesend bis (letzter Tag)',
		standIn: 'Vertretung',
		choose: 'Person wählen',
		set: 'Ich bin abwesend',
		change: 'Ändern',
		back: 'Ich bin zurück',
		alone: 'In Ihrem Team gibt es niemanden, der Sie vertreten könnte.',
	},
};

export default texts;
