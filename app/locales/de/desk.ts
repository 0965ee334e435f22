import type desk from '../en/desk';
import type { Translation } from '../translation';

const texts: Translation<typeof desk> = {
	pages: 'Seiten',
	first: 'Erste Seite',
	next: 'Nächste Seite',
	nights_one: '{{count}} Nacht',
	nights_other: '{{count}} Nächte',
	guests_one: '{{count}} Gast',
	guests_other: '{{count}} Gäste',
	none: 'keine',
	done: {
		wordingSaved: 'Gespeichert. Die Marke sagt es binnen zehn Sekunden so.',
		wordingRemoved: 'Entfernt. Die Marke sagt es wieder wie das Produkt.',
		confirmed: 'Bestätigt. Das Reisebüro sieht es sofort.',
		declined: 'Abgelehnt. Das Reisebüro sieht es sofort.',
		cancelled: 'Storniert. Die Nächte sind wieder frei.',
		accepted: 'Angenommen. Zeitraum, Preis und Provision sind neu berechnet.',
		changeAccepted: 'Angenommen. Die Zimmer der neuen Nächte sind belegt, die der alten wieder frei.',
		weekSet: 'Gespeichert. Suche und Seiten zeigen es ab sofort.',
		pinned: 'Gespeichert. Das Reisebüro sieht seine Marke binnen einer halben Minute.',
		memberConfirmed: 'Die Mitgliedschaft ist bestätigt.',
		memberDeclined: 'Die Mitgliedschaft ist abgelehnt.',
		verified: 'Das Reisebüro ist freigegeben.',
		refused: 'Das Reisebüro ist abgelehnt.',
		userSet: 'Gespeichert. Es gilt ab der nächsten Seite der Person.',
		resent: 'Die E-Mail ist wieder unterwegs.',
		crashDone: 'Als erledigt vermerkt. Tritt der Fehler wieder auf, ist er wieder offen.',
		optionMoved: 'Die Option endet zur neuen Zeit.',
		invoiced: 'Die Provision ist in Rechnung gestellt.',
		paid: 'Die Provision ist bezahlt.',
		disputed: 'Ihr Einwand liegt uns vor, wir melden uns bei Ihnen.',
		feedOpened: 'Die Adresse Ihres Kalenders ist bereit. Sie wird nur dieses eine Mal gezeigt.',
		erased: 'Was beendet war, ist vergessen.',
		cardShown: 'Die Karte steht unten. Im Protokoll steht, dass Sie sie gesehen haben.',
		feedClosed: 'Die Adresse antwortet nicht mehr.',
		invited: 'Die Einladung ist unterwegs. Unten sehen Sie, wann sie geöffnet wird.',
		invitedAgain: 'Die Einladung ist noch einmal unterwegs, mit neuem Link. Der alte ist beendet.',
	},
	fault: {
		placeholders: 'Die Namen zwischen doppelten geschweiften Klammern müssen dieselben sein wie im Text des Produkts.',
		'too-many-messages': 'Eine Marke kann je Sprache 60 Texte ersetzen. Bitte nehmen Sie zuerst einen zurück.',
		'too-long': 'Ein Text darf 2.000 Zeichen haben.',
		'no-such-message': 'In dieser Sprache gibt es diesen Text nicht.',
		'changed-meanwhile':
			'Das wurde inzwischen geändert. Die Seite zeigt den jetzigen Stand; bitte entscheiden Sie noch einmal.',
		'no-longer-available':
			'Die Nächte sind nicht mehr verfügbar: Eine andere Anfrage hält sie, oder der Zeitraum ist verkauft.',
		'no-such-move': 'Hier ist nichts mehr zu entscheiden: Die Anfrage ist schon weiter.',
		'no-such-step': 'Dieser Schritt folgt nicht auf den jetzigen Stand der Provision.',
		'nights-held':
			'Eine Anfrage hält Nächte dieser Woche. Preis und Verfügbarkeit lassen sich ändern, sobald sie wieder frei sind.',
		'price-needed': 'Eine verfügbare Woche braucht einen Preis.',
		'price-range': 'Bitte geben Sie einen Preis über 0 und bis 10 000 000 ein.',
		'no-price': 'Für diesen Zeitraum gibt es keinen Listenpreis. Bitte nennen Sie den vereinbarten Preis.',
		'admin-meant':
			'Ein Admin sieht und ändert alles von jeder Agentur. Setzen Sie den Haken neben dem Namen, wenn das gemeint ist.',
		'own-role': 'Die eigene Admin-Rolle lässt sich nicht ablegen.',
		'operator-needed': 'Ein Vermieter braucht Häuser: Bitte wählen Sie, wessen.',
		'no-such-agency': 'Dieses Reisebüro gibt es nicht.',
		'no-such-operator': 'Diesen Vermieter gibt es nicht.',
		'option-end': 'Eine Option muss nach jetzt und vor der Anreise enden.',
		'reason-needed': 'Bitte geben Sie einen Grund an.',
		'client-needed': 'Bitte geben Sie eine E-Mail-Adresse oder beide Namen ein.',
		'invited-already':
			'Diese Person ist schon eingeladen, und der Link gilt noch. In der Liste unten können Sie ihn erneut senden.',
		'sent-today': 'Diese Einladung ging heute hinaus. Morgen können Sie sie erneut senden.',
		'not-found': 'Das gibt es hier nicht (mehr).',
		forbidden: 'Ihr Konto darf das nicht.',
		invalid: 'In diesem Formular stimmt etwas nicht. Bitte sehen Sie es noch einmal durch.',
		conflict: 'Jemand war schneller. Die Seite zeigt den jetzigen Stand.',
		'too-many-requests': 'Das war viel auf einmal. Bitte versuchen Sie es in einigen Minuten noch einmal.',
		unavailable:
			'Unsere Datenbank antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal; zweimal schadet nicht.',
	},
};

export default texts;
