import type members from '../en/members';
import type { Translation } from '../translation';

const texts: Translation<typeof members> = {
	title: 'Team',
	keys: 'API-Schlüssel',
	webhooks: 'Webhooks',
	tabs: 'Seiten des Teams',
	lead: {
		manager:
			'Wer mit Ihnen arbeitet. Sie laden Personen ein, legen ihre Rechte fest und übergeben, was Ausscheidende betreut haben.',
		member: 'Wer mit Ihnen arbeitet. Wer dazugehört, entscheidet die Leitung des Teams.',
	},
	people_one: '{{count}} Person',
	people_other: '{{count}} Personen',
	you: 'Sie',
	away: 'Abwesend bis {{day}}, Vertretung: {{name}}',
	leadsNone: 'keine laufenden Vorgänge',
	leads_one: '{{count}} laufender Vorgang',
	leads_other: '{{count}} laufende Vorgänge',
	rank: 'Rechte',
	ranks: { member: 'Arbeitet mit dem Team', manager: 'Leitet das Team' },
	save: 'Speichern',
	handOver: {
		summary: 'Übergeben',
		to_one: '{{count}} laufender Vorgang geht an',
		to_other: '{{count}} laufende Vorgänge gehen an',
		choose: 'Person wählen',
		act: 'Übergeben',
	},
	leave: {
		summary: 'Übergeben oder entfernen',
		remove: 'Aus dem Team entfernen',
		text: '{{name}} wird innerhalb einer halben Minute abgemeldet und sieht nichts mehr vom Team. Vergangene Buchungen und ihre Provision bleiben, wie sie sind.',
		sure: 'Ja, entfernen',
	},
	invite: {
		title: 'Kollegin oder Kollegen einladen',
		email: 'E-Mail',
		hint: {
			agency: 'Wer das Team leitet, sieht auch das Auszahlungskonto und die Vorgänge aller.',
			operator: 'Alle im Team bearbeiten alle Unterkünfte, Buchungen und Preise.',
		},
		send: 'Einladung senden',
		open_one: '{{count}} offene Einladung',
		open_other: '{{count}} offene Einladungen',
		by: '{{name}},',
		until: 'Gültig bis',
		again: 'Erneut senden',
		revoke: 'Zurückziehen',
	},
	join: {
		title: 'Einladung ins Team von {{team}}',
		text: '{{inviter}} lädt Sie ein, mit {{team}} zu arbeiten.',
		member: 'Sie sehen und bearbeiten alles, woran das Team arbeitet.',
		manager: 'Sie arbeiten mit dem Team und entscheiden, wer dazugehört.',
		create: 'Konto anlegen',
		signIn: 'Anmelden',
		signedIn: 'Sie sind angemeldet als',
		join: 'Dem Team beitreten',
		sending: 'Einen Moment …',
		other: 'Anderes Konto verwenden',
		not: {
			team: 'Dieses Konto gehört bereits zu einem Team. Bitte verwenden Sie ein anderes, oder lassen Sie es dort entfernen.',
			hotel: 'Dieses Konto gehört zu einem Hotel. Bitte verwenden Sie ein anderes.',
			staff: 'Dieses Konto verwaltet das Produkt. Bitte verwenden Sie ein anderes.',
		},
		problem: {
			taken: 'Dieses Konto gehört inzwischen zu einem Team oder einem Hotel. Bitte verwenden Sie ein anderes.',
			failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
		},
		done: 'Sie gehören zum Team von {{team}}',
		doneText: {
			member: 'Ab jetzt bearbeiten Sie alles, woran das Team arbeitet.',
			manager: 'Ab jetzt bearbeiten Sie alles, woran das Team arbeitet, und entscheiden, wer dazugehört.',
		},
		goOn: 'Weiter',
		over: {
			used: {
				title: 'Diese Einladung ist eingelöst',
				text: 'Mit diesem Link ist bereits jemand beigetreten. Falls Sie das waren, melden Sie sich bitte an.',
			},
			expired: {
				title: 'Diese Einladung ist abgelaufen',
				text: 'Ein Link gilt 14 Tage. Bitte lassen Sie sich von {{inviter}} einen neuen schicken.',
			},
			revoked: {
				title: 'Diese Einladung wurde zurückgezogen',
				text: 'Vielleicht liegt eine neuere in Ihrem Postfach; sonst fragen Sie bitte {{inviter}}.',
			},
			unknown: {
				title: 'Dieser Link gilt nicht mehr',
				text: 'Eine solche Einladung gibt es nicht. Bitte prüfen Sie, ob der Link vollständig ist.',
			},
		},
	},
};

export default texts;
