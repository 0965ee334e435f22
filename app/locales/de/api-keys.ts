import type english from '../en/api-keys';

const apiKeys: typeof english = {
	testNote: 'Testmarke: Keine Buchung ist echt, nichts wird abgebucht, und es werden keine E-Mails verschickt.',
	title: 'API-Schlüssel',
	lead: 'Mit einem Schlüssel fragt ein Programm von Ihnen die API im Namen einer Person Ihres Teams.',
	reference: 'Wie die API funktioniert',
	list: {
		title: 'Schlüssel',
		none: 'Noch kein Schlüssel',
		noneText: 'Legen Sie für jedes Programm einen eigenen an: So lässt er sich sperren, ohne die anderen anzuhalten.',
		for: 'Für {{name}}',
		ending: 'endet auf {{ending}}',
		made: 'Angelegt',
		used: 'Zuletzt verwendet',
		never: 'noch nicht verwendet',
		until: 'Gilt bis',
		forever: 'Gilt, bis er gesperrt wird',
		state: {
			works: 'Gültig',
			expired: 'Abgelaufen',
			revoked: 'Gesperrt',
			left: 'Die Person gehört nicht mehr zum Team',
		},
		revoke: 'Sperren',
		revokeOf: 'Schlüssel {{name}} sperren',
		revokeText:
			'Programme, die ihn verwenden, werden ab der nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen.',
		sure: 'Ja, sperren',
	},
	make: {
		title: 'Schlüssel anlegen',
		name: 'Name',
		nameHint: 'Des Programms, zum Beispiel „Website“ oder „Backoffice“.',
		person: 'Handelt für',
		personHint:
			'Der Schlüssel darf, was diese Person darf, soweit seine Rechte reichen, und endet mit ihrer Zugehörigkeit zum Team.',
		scopes: 'Rechte',
		ends: 'Endet',
		days_one: 'nach {{count}} Tag',
		days_other: 'nach {{count}} Tagen',
		year: 'nach einem Jahr',
		never: 'erst wenn er gesperrt wird',
		act: 'Schlüssel anlegen',
	},
	scope: {
		'properties-read': 'Unterkünfte und Aufenthalte lesen, mit den Preisen Ihres Teams',
		'hotels-read': 'Hotels, Zimmer und Angebote lesen',
		'leads-read': 'Interessen, Optionen und Buchungen lesen',
		'leads-write': 'Interessen, Optionen und Buchungen anlegen und ändern',
		'proposals-read': 'Vorschläge lesen, und was Kunden antworten',
		'proposals-write': 'Vorschläge anlegen und senden',
		'account-read': 'Die Person und das Reisebüro lesen',
	},
	made: {
		title: 'Ihr neuer Schlüssel „{{name}}“',
		text: 'Kopieren Sie ihn jetzt: Gespeichert wird nur sein Hash, gezeigt wird er nicht noch einmal.',
		label: 'Schlüssel',
		copy: 'Kopieren',
		copyOf: 'Schlüssel kopieren',
		copied: 'Kopiert',
		copiedOf: 'Der Schlüssel ist kopiert',
		try: 'Ausprobieren',
	},
	member: 'Schlüssel legen die an, die über das Team entscheiden.',
};

export default apiKeys;
