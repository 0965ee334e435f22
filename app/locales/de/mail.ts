import type english from '../en/mail';
import type { Translation } from '../translation';

const mail: Translation<typeof english> = {
	greeting: 'Guten Tag {{name}},',
	plainGreeting: 'Guten Tag,',
	call: 'Möchten Sie lieber gleich sprechen? Sie erreichen uns unter {{phone}}.',
	closing: 'Mit freundlichen Grüßen',
	team: 'Ihr Team von {{brand}}',
	nextHeading: 'Wie es weitergeht',
	viewHouse: 'Zum Haus',
	discover: 'Unsere Häuser entdecken',
	nights_one: '{{count}} Nacht',
	nights_other: '{{count}} Nächte',
	fact: {
		house: 'Haus',
		destination: 'Reiseziel',
		checkIn: 'Anreise',
		checkOut: 'Abreise',
		period: 'Zeitraum',
		length: 'Dauer',
		guests: 'Gäste',
		serviceLevel: 'Verpflegung',
		forBabies: 'Für Babys',
		pet: 'Haustier',
		price: 'Preis des Aufenthalts',
		priceShown: 'Gezeigter Preis',
		requestedPrice: 'Gewünschter Preis',
		cardFee: 'Kreditkartengebühr',
		total: 'Gesamtbetrag',
		payment: 'Zahlung',
		propertyType: 'Haustyp',
		bedrooms: 'Schlafzimmer',
		activities: 'Aktivitäten',
		preferences: 'Wünsche',
		services: 'Leistungen',
		bookingFor: 'Reise für',
		originCity: 'Anreise aus',
		interest: 'Buchung',
		name: 'Name',
		email: 'E-Mail',
		phone: 'Telefon',
		city: 'Wohnort',
		client: 'Kunde',
		bookingNumber: 'Buchungsnummer',
		bookingReference: 'Buchungsreferenz',
		clientReference: 'Kundenreferenz',
		room: 'Zimmer',
		roomOf: 'Zimmer {{number}}',
		heldUntil: 'Gehalten bis',
	},
	enquiry: {
		anyWeek: 'Eine Woche im {{month}}',
		subject: 'Ihre Anfrage bei {{brand}}',
		subjectFor: 'Ihre Anfrage für {{property}}',
		preheader: 'Sie liegt vor uns, und wir antworten innerhalb von 24 Stunden.',
		title: 'Vielen Dank für Ihre Anfrage!',
		thanks:
			'vielen Dank, dass Sie uns von Ihrem Urlaub erzählen. Ihre Wünsche sind bei uns angekommen, und wir kümmern uns jetzt darum.',
		thanksFor:
			'vielen Dank für Ihr Interesse an {{property}}. Ihre Wünsche sind bei uns angekommen, und wir kümmern uns jetzt darum.',
		promise:
			'Wir melden uns innerhalb von 24 Stunden bei Ihnen. Unten steht, was Sie angefragt haben: Wenn sich etwas ändert, antworten Sie einfach auf diese E-Mail.',
		summary: 'Ihre Anfrage',
		houses: 'Häuser',
		message: 'Ihre Nachricht',
		cardHidden:
			'Wir haben in Ihrer Nachricht eine Kartennummer unkenntlich gemacht. Wir brauchen sie nie in einer Nachricht; wenn eine Zahlung ansteht, erhalten Sie einen sicheren Weg dafür.',
		next: {
			property: {
				title: 'Wir prüfen Ihren Zeitraum',
				text: 'Wir klären mit dem Eigentümer, ob das Haus frei ist, und besprechen die Einzelheiten Ihres Aufenthalts.',
			},
			shortlist: {
				title: 'Wir prüfen jedes Haus',
				text: 'Wir fragen bei jedem Eigentümer, ob das Haus frei ist, und klären, wie Ihr Aufenthalt dort aussähe.',
			},
			general: {
				title: 'Wir wählen für Sie aus',
				text: 'Aus unserem handverlesenen Portfolio suchen wir die Häuser, die zu Ihrer Gruppe, Ihrem Zeitraum und Ihren Wünschen passen.',
			},
			reply: {
				title: 'Wir antworten innerhalb von 24 Stunden',
				text: 'Per E-Mail oder Telefon, von jemandem, der den Ort kennt, mit dem genauen Preis und allem, was er enthält.',
			},
			decide: {
				title: 'Sie entscheiden',
				text: 'Ihre Anfrage verpflichtet Sie zu nichts. Erst mit Ihrer Zusage wird gebucht und berechnet.',
			},
		},
		compare: 'Die Häuser vergleichen',
		adults_one: '{{count}} Erwachsener',
		adults_other: '{{count}} Erwachsene',
		children_one: '{{count}} Kind',
		children_other: '{{count}} Kinder',
		ages: 'Alter {{ages}}',
		cots_one: '{{count}} Babybett',
		cots_other: '{{count}} Babybetten',
		highChairs_one: '{{count}} Hochstuhl',
		highChairs_other: '{{count}} Hochstühle',
		underTwo: 'unter 2',
		count_one: '{{count}} Haus',
		count_other: '{{count}} Häuser',
		and: 'und',
		onRequest: 'Preis auf Anfrage',
		wantsToBook: 'ist gewünscht',
		somebodyElse: 'eine andere Person',
		reason:
			'Sie erhalten diese E-Mail, weil auf {{host}} eine Anfrage mit Ihrer Adresse gestellt wurde. Anfragenummer {{number}}.',
	},
	contact: {
		subject: 'Ihre Nachricht an {{brand}}',
		preheader: 'Sie ist angekommen, und wir antworten innerhalb von 24 Stunden.',
		title: 'Ihre Nachricht ist bei uns',
		thanks:
			'vielen Dank, dass Sie uns schreiben. Wir antworten innerhalb von 24 Stunden; wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.',
		reason:
			'Sie erhalten diese E-Mail, weil auf {{host}} eine Nachricht mit Ihrer Adresse gesendet wurde. Anfragenummer {{number}}.',
	},
	booking: {
		subject: 'Ihre Buchung von {{property}}',
		preheader: 'Ihre Buchung liegt vor uns. Innerhalb von 24 Stunden bestätigen wir sie mit dem Eigentümer.',
		title: 'Vielen Dank für Ihre Buchung',
		thanks:
			'vielen Dank, dass Sie {{property}} gebucht haben. Alle Ihre Angaben sind bei uns angekommen und stehen unten.',
		promise:
			'Wir stimmen Ihren Aufenthalt jetzt mit dem Eigentümer ab und schreiben Ihnen innerhalb von 24 Stunden. Vorher wird nichts belastet. Stimmt unten etwas nicht, antworten Sie einfach auf diese E-Mail.',
		summary: 'Ihre Buchung',
		transfer: 'Überweisung',
		card: '{{card}}, endet auf {{lastFour}}',
		anyCard: 'Kreditkarte',
		cardFee: 'Kreditkartengebühr ({{share}})',
		due: 'Was wann fällig ist',
		atBooking: 'Mit unserer Bestätigung',
		by: 'Bis {{date}}',
		deposit: {
			blocked: 'Kaution, reserviert am {{date}}',
			cashed_in: 'Kaution, zu zahlen bis {{date}}, wird erstattet',
			unknown: 'Kaution',
		},
		cancellation: 'Falls Sie absagen müssen',
		retainedUntil: 'Bis {{date}}',
		retainedFrom: 'Ab {{date}}',
		retained: '{{amount}} einbehalten',
		free: 'kostenfrei',
		comments: 'Ihre Anmerkungen',
		next: {
			confirm: {
				title: 'Wir stimmen uns mit dem Eigentümer ab',
				text: 'Verbindlich wird die Buchung für beide Seiten mit unserer Bestätigung, innerhalb von 24 Stunden.',
			},
			pay: {
				title: 'Sie zahlen wie vereinbart',
				text: 'Der erste Betrag ist mit unserer Bestätigung fällig, die weiteren zu den genannten Terminen. Zu jedem erhalten Sie eine Rechnung.',
			},
			prepare: {
				title: 'Wir bereiten Ihren Aufenthalt vor',
				text: 'Einige Wochen vor der Reise fragen wir nach Anreise, Mahlzeiten, Skipässen und allem, was Sie sich wünschen.',
			},
		},
		reason:
			'Sie erhalten diese E-Mail, weil auf {{host}} eine Buchung mit Ihrer Adresse vorgenommen wurde. Buchungsnummer {{number}}.',
	},
	payment: {
		subject: '{{kind}} für {{property}}',
		title: 'Ihre Zahlung für {{property}}',
		text: 'Hier finden Sie, was für Ihren Aufenthalt als Nächstes zu zahlen ist. Auf der Seite hinter der Schaltfläche stehen Konto, Referenz und ein Code für Ihre Banking-App; sie zeigt immer, was noch offen ist.',
		overdue:
			'Diese Zahlung ist überfällig. Auf der Seite hinter der Schaltfläche stehen Konto, Referenz und ein Code für Ihre Banking-App. Wenn Ihre Überweisung schon unterwegs ist, betrachten Sie diese Mail bitte als gegenstandslos.',
		dueBy: '{{amount}}, fällig am {{day}}',
		kind: {
			prepayment: 'Anzahlung',
			part: 'Teilzahlung',
			final: 'Restzahlung',
			kept: 'Stornokosten',
			several: 'Fällige Zahlungen',
		},
		reminder: {
			subject: 'Erinnerung: {{kind}} für {{property}}',
			ahead:
				'Diese Zahlung ist am {{day}} fällig. Die Seite hinter dem Button nennt Konto, Referenz und einen Code für Ihre Banking-App. Ist Ihre Überweisung unterwegs, brauchen Sie nichts zu tun.',
			late: 'Diese Zahlung war am {{day}} fällig und ist noch nicht bei uns eingegangen. Die Seite hinter dem Button zeigt, was offen ist. Ist Ihre Überweisung unterwegs, brauchen Sie nichts zu tun.',
			last: 'Diese Zahlung war am {{day}} fällig und ist noch offen. Bitte zahlen Sie jetzt, oder antworten Sie auf diese E-Mail, wenn etwas dagegen spricht: wir finden eine Lösung.',
		},
		agentReminder: {
			subject: '{{client}}: {{kind}} für {{property}}',
			title: 'Eine Zahlung von {{client}}',
			ahead:
				'Sie ist am {{day}} fällig. Wir kennen keine Adresse Ihres Kunden und schreiben deshalb Ihnen: bitte leiten Sie den Link weiter.',
			late: 'Sie war am {{day}} fällig und ist noch nicht bei uns eingegangen. Wir kennen keine Adresse Ihres Kunden und schreiben deshalb Ihnen: bitte leiten Sie den Link weiter.',
			last: 'Sie war am {{day}} fällig und ist noch offen. Wir kennen keine Adresse Ihres Kunden und schreiben deshalb Ihnen: bitte sprechen Sie mit Ihrem Kunden, und sagen Sie uns, wenn etwas dagegen spricht.',
			page: 'Seite der Zahlung ansehen',
			lead: 'Buchung öffnen',
			reason:
				'Erinnerungen an Zahlungen gehen an den Agenten einer Buchung, wenn keine Adresse des Kunden bekannt ist. Auf ihrer Seite lassen sie sich abstellen.',
		},
		due: 'Fällig am',
		stay: 'Aufenthalt',
		booking: 'Buchung',
		open: 'So können Sie zahlen',
		reason: '{{sender}} bittet um diese Zahlung für Ihre Buchung von {{property}}. Der Link ist nur für Sie.',
		replies: 'Antworten Sie auf diese Mail, um {{name}} zu schreiben.',
	},
	trip: {
		subject: 'Ihr Aufenthalt: {{property}}',
		preheader: 'Alles für Ihre Ankunft am {{day}}',
		title: 'Ihr Aufenthalt: {{property}}',
		text: 'Alles zu Ihrem Aufenthalt steht jetzt auf einer Seite: Adresse und Weg, wer wo schläft, was noch zu zahlen ist und was wir von Ihnen noch brauchen.',
		group:
			'Einmal geöffnet, funktioniert die Seite auch ohne Netz. Für Ihre Gruppe können Sie dort eine Fassung ohne Preise teilen.',
		open: 'Reiseseite öffnen',
		reason:
			'{{sender}} hat Ihnen diesen Link für Ihre Buchung von {{property}} geschickt. Bitte geben Sie ihn nicht weiter: Die Seite zeigt Ihre Zahlungen.',
	},
	rooming: {
		subject: 'Gästeliste geändert: {{property}}',
		title: 'Die Gästeliste von {{property}} wurde geändert',
		text_one: 'Auf der Liste steht jetzt ein Gast. Das ist neu:',
		text_other: 'Auf der Liste stehen jetzt {{count}} Gäste. Das ist neu:',
		added: '{{guest}}: neu auf der Liste',
		removed: '{{guest}}: nicht mehr auf der Liste',
		changed: '{{guest}}: {{what}}',
		order: 'Die Reihenfolge der Gäste hat sich geändert.',
		more_one: 'und eine weitere Änderung',
		more_other: 'und {{count}} weitere Änderungen',
		open: 'Liste ansehen',
		reason:
			'Sie erhalten diese Mail, weil Sie diese Buchung von {{property}} betreuen oder dort Gast sind, höchstens einmal in der Stunde.',
		field: {
			firstName: 'Name',
			lastName: 'Name',
			age: 'Alter',
			room: 'Zimmer',
			note: 'Notiz',
			diet: 'Essen',
			heightCm: 'Größen',
			bootSize: 'Größen',
			skiCm: 'Größen',
		},
	},
	proposal: {
		subject_one: 'Ihr Angebot: {{name}}',
		subject_other: 'Ihr Angebot: {{count}} Vorschläge für {{period}}',
		test: 'Probe: {{subject}}',
		newVersion: 'Neue Fassung: {{subject}}',
		title: 'Ihr Angebot von {{agency}}',
		open: 'Angebot öffnen',
		valid: 'Gültig bis {{until}}.',
		price: 'Preis',
		stay: 'Aufenthalt',
		reason: '{{agent}} von {{agency}} hat Ihnen dieses Angebot geschickt. Nur Sie haben den Link.',
		replies: 'Antworten Sie auf diese Mail, um {{agent}} zu schreiben.',
		answers: {
			approved: { subject: '{{client}} nimmt {{option}} an', text: '{{client}} hat {{option}} angenommen.' },
			declined: { subject: '{{client}} lehnt das Angebot ab', text: '{{client}} hat das Angebot abgelehnt.' },
			takenBack: {
				subject: '{{client}} zieht die Zusage zurück',
				text: '{{client}} hat die Zusage zu {{option}} zurückgezogen.',
			},
			expired: {
				subject: 'Das Angebot für {{client}} ist abgelaufen',
				text: 'Das Angebot gilt nicht mehr, und {{client}} hat nicht geantwortet. Sie können es verlängern und noch einmal senden.',
			},
		},
		reminder: {
			subject: 'Ihr Angebot gilt bis {{until}}',
			title: 'Ihr Angebot wartet auf Sie',
			text_one:
				'Ihr Angebot steht weiter für Sie bereit. Es gilt bis {{until}}; auf seiner Seite können Sie zusagen, etwas fragen oder absagen.',
			text_other:
				'Ihr Angebot mit {{count}} Vorschlägen steht weiter für Sie bereit. Es gilt bis {{until}}; auf seiner Seite können Sie einem zusagen, etwas fragen oder absagen.',
			options_one: 'Ihr Vorschlag',
			options_other: 'Ihre Vorschläge',
		},
		effects: {
			tell: 'Alles Weitere erledigen Sie von Hand.',
			option: 'Die Option ist in Ihrem Namen angefragt.',
			booking: 'Die Buchung ist in Ihrem Namen angefragt, per Überweisung.',
			changed:
				'Es wurde nichts angefragt: {{option}} ist nicht mehr so zu haben, wie es angeboten wurde. Bitte sehen Sie nach und schreiben Sie Ihrem Kunden.',
		},
		builder: 'Angebot öffnen',
	},
	/** What a client and an agency write to each other about a proposal. */
	thread: {
		question: {
			subject: '{{client}} hat Ihnen geschrieben',
			text: '{{client}} hat Ihnen zu Ihrem Angebot geschrieben:',
		},
		held: {
			subject: 'Nicht an {{client}} weitergeleitet',
			text: 'An die Adresse, über die Ihre Antworten an {{client}} gehen, kam eine E-Mail von {{address}}. Von dort schreibt niemand aus Ihrer Agentur, deshalb wurde sie nicht weitergeleitet. Falls sie von Ihnen stammt, senden Sie sie bitte von der Seite aus, zu der diese E-Mail führt.',
		},
		otherAddress: 'Sie kam von einer anderen Adresse als der Ihres Gastes: {{address}}.',
		files_one: 'Eine angehängte Datei wurde nicht übernommen: {{names}}.',
		files_other: '{{count}} angehängte Dateien wurden nicht übernommen: {{names}}.',
		answer: 'Lesen und antworten',
		agentReplies: 'Oder antworten Sie auf diese E-Mail: Ihre Antwort geht an {{client}}.',
		agentReason: 'Sie betreuen das Angebot für {{client}}.',
		toClient: {
			answer: { subject: 'Antwort von {{agent}}', title: '{{agent}} hat Ihnen geantwortet' },
			first: { subject: 'Nachricht von {{agent}}', title: '{{agent}} hat Ihnen geschrieben' },
			reason: '{{agent}} von {{agency}} hat Ihnen zu Ihrem Angebot geschrieben.',
			question: 'Sie schrieben',
		},
	},
	lead: {
		optionRequested: {
			title: 'Ihre Option ist angefragt',
			text: 'Wir haben sie an das Haus weitergegeben. Gehalten werden die Nächte erst mit der Bestätigung; sobald eine Antwort vorliegt, schreiben wir Ihnen.',
		},
		optionConfirmed: {
			title: 'Ihre Option ist bestätigt',
			text: 'Die Nächte sind bis {{until}} für Ihren Kunden gehalten. Bitte buchen Sie bis dahin, oder geben Sie die Option frei.',
		},
		optionPromoted: {
			title: 'Ihre Option ist nachgerückt und bestätigt',
			text: 'Die Option vor Ihrer ist beendet. Die Nächte sind nun bis {{until}} für Ihren Kunden gehalten. Bitte buchen Sie bis dahin, oder geben Sie die Option frei.',
		},
		optionDeclined: {
			title: 'Ihre Option wurde abgelehnt',
			text: 'Die Nächte können für Ihren Kunden nicht gehalten werden. Es entstehen keine Kosten.',
		},
		optionCancelled: {
			title: 'Ihre Option ist storniert',
			text: 'Es werden keine Nächte mehr gehalten, und es entstehen keine Kosten.',
		},
		optionExpiring: {
			title: 'Ihre Option endet in den nächsten 24 Stunden',
			text: 'Die Nächte sind bis {{until}} für Ihren Kunden gehalten. Danach gehen sie an die nächste Option oder werden wieder angeboten.',
		},
		optionExpired: {
			title: 'Ihre Option ist verfallen',
			text: 'Die Nächte werden nicht mehr gehalten. Solange sie frei sind, können Sie erneut anfragen.',
		},
		bookingRequested: {
			title: 'Ihre Buchung ist angefragt',
			text: 'Wir haben sie an das Haus weitergegeben. Verbindlich wird sie mit der Bestätigung; sobald eine Antwort vorliegt, schreiben wir Ihnen.',
		},
		bookingConfirmed: {
			title: 'Ihre Buchung ist bestätigt',
			text: 'Das Haus ist für Ihren Kunden gebucht. Die Zahlungen sind wie vereinbart fällig.',
		},
		bookingDeclined: {
			title: 'Ihre Buchung wurde abgelehnt',
			text: 'Das Haus kann für diese Daten nicht gebucht werden. Es entstehen keine Kosten, und keine Karte wird belastet.',
		},
		bookingCancelled: {
			title: 'Ihre Buchung ist storniert',
			text: 'Die Nächte sind freigegeben. Sollte davon noch etwas offen sein, schreiben wir Ihnen gesondert.',
		},
		bookingChanged: {
			title: 'Ihre Buchung ist geändert',
			text: 'Das Hotel hat die Änderung sofort bestätigt. Sie gilt ab jetzt, mit den Beträgen unten.',
		},
		changeRequested: {
			title: 'Ihre Änderung liegt beim Haus',
			text: 'Bis zur Antwort bleibt alles, wie es war. Sobald sie vorliegt, schreiben wir Ihnen.',
		},
		changeAccepted: {
			title: 'Ihre Änderung ist angenommen',
			text: 'Sie gilt ab jetzt, mit den Beträgen unten.',
		},
		changeDeclined: { title: 'Ihre Änderung wurde abgelehnt', text: 'Es bleibt alles, wie es war.' },
		discountRequested: {
			title: 'Ihre Preisanfrage liegt beim Haus',
			text: 'Sobald eine Antwort vorliegt, schreiben wir Ihnen.',
		},
		discountAccepted: { title: 'Ihr Preis ist vereinbart', text: 'Für diesen Zeitraum gilt der Preis unten.' },
		discountDeclined: {
			title: 'Ihre Preisanfrage wurde abgelehnt',
			text: 'Für diesen Zeitraum gibt es keinen anderen Preis.',
		},
		queued:
			'Vor ihr liegt eine andere Option: Ihre wartet in der Reihe und wird von selbst bestätigt, sobald sie an der Reihe ist.',
		taken: 'Sie wurden inzwischen anderweitig gebucht.',
		until: '{{day}}, {{time}} Uhr {{zone}}, Ortszeit',
		nights_one: '{{count}}\u00a0Nacht',
		nights_other: '{{count}}\u00a0Nächte',
		stay: 'Der Aufenthalt',
		requested: 'Das wird gewünscht',
		pays: {
			ClientPays: 'Ihr Kunde zahlt an das Hotel',
			AgencyPaysStandAloneRate: 'Ihr Reisebüro zahlt an das Hotel',
			AgencyPaysPackageRate: 'Ihr Reisebüro zahlt an das Hotel, als Teil eines Pakets',
		},
		cancellation: 'Bei Stornierung behält das Hotel',
		cancelUntil: 'Bis {{day}}, 23:59 Uhr {{zone}}',
		cancelFromNow: 'Ab der Buchung',
		wholePrice: 'den ganzen Preis',
		noFee: 'nichts',
		cancellationFee: 'Stornogebühr',
		commission: 'Ihre Provision ({{percent}})',
		onRequest: 'Auf Anfrage',
		comments: 'Anmerkungen',
		note: 'Eine Nachricht des Hauses',
		open: 'Vorgang öffnen',
		reason: 'Sie erhalten diese E-Mail, weil Sie diesen Vorgang auf {{host}} betreuen. Buchungsnummer {{number}}.',
	},
	/** Hinweise zum Preis eines Interesses an Hotelzimmern. */
	price: {
		rise: 'Der Preis eines Interesses ist gestiegen',
		gone: 'Ein Zimmer eines Interesses ist nicht mehr zu haben',
		riseText:
			'Die Zimmer dieses Interesses kosten jetzt {{after}} statt {{before}}, also {{percent}} mehr. Ein Interesse sichert weder Preis noch Zimmer: Bis Sie eine Option oder Buchung anfragen, gelten die Tagesraten des Hotels.',
		byExchange: 'Der Preis des Hotels selbst ist unverändert: Der Wechselkurs hat sich bewegt.',
		goneText:
			'Mindestens ein Zimmer dieses Interesses ist zu seiner Rate in diesem Zeitraum nicht mehr zu haben. Andere Raten oder Zimmer des Hotels sind vielleicht noch frei.',
		saved: 'Wie von Ihnen gespeichert',
		toldLast: 'Wie zuletzt gemeldet',
		now: 'Jetzt',
		changed: 'Zimmer für Zimmer',
		roomNow: '{{after}} statt {{before}}',
		roomSame: 'wie von Ihnen gespeichert',
		roomGone: 'zu dieser Rate nicht mehr zu haben',
		takeOver: 'Heutige Preise ansehen und übernehmen',
		other: 'Andere Rate oder anderes Zimmer suchen',
		next: 'Steigt der Preis weiter, schreiben wir Ihnen erneut. Fällt er wieder, steht das beim Vorgang.',
		off: 'Keine Hinweise mehr zum Preis dieses Interesses',
		reason:
			'Sie erhalten diese E-Mail, weil Sie diesen Vorgang auf {{host}} betreuen und Hinweise auf Anstiege um mehr als {{percent}} wünschten. Buchungsnummer {{number}}.',
		reasonAny:
			'Sie erhalten diese E-Mail, weil Sie diesen Vorgang auf {{host}} betreuen und Hinweise auf jeden Anstieg wünschten. Buchungsnummer {{number}}.',
	},
	newsletter: {
		confirm: {
			subject: 'Bitte bestätigen Sie Ihre Anmeldung bei {{brand}}',
			preheader: 'Ein Klick, und unsere Briefe erreichen Sie.',
			title: 'Ein Klick, und Sie sind dabei',
			text: 'diese Adresse wurde für die Briefe von {{brand}} eingetragen: neue Häuser und frei gewordene Wochen, sechsmal im Jahr. Bitte bestätigen Sie, dass Sie sie erhalten möchten.',
			button: 'Anmeldung bestätigen',
			lifetime: 'Der Link gilt {{days}} Tage.',
			notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun, und es folgt kein Brief.',
		},
		welcome: {
			subject: 'Willkommen bei den Briefen von {{brand}}',
			preheader: 'Neue Häuser und freie Wochen, sechsmal im Jahr.',
			title: 'Schön, dass Sie dabei sind',
			text: 'Ihre Anmeldung ist bestätigt. Sechsmal im Jahr schreibt Ihnen {{brand}} über neue Häuser und frei gewordene Wochen, und dazwischen nicht.',
			meanwhile: 'Bis der erste Brief kommt, stehen Ihnen unsere Häuser zum Stöbern offen.',
		},
		end: 'Abmelden',
		reason: 'Sie erhalten diese E-Mail, weil Ihre Adresse auf {{host}} für den Newsletter eingetragen wurde.',
	},
	conversation: {
		title_one: 'Eine Nachricht von {{from}}',
		title_other: '{{count}} Nachrichten von {{from}}',
		text_one:
			'{{from}} hat Ihnen geschrieben. Die Nachricht wartet seit zehn Minuten; den Text lesen Sie in Ihrem Gespräch.',
		text_other:
			'{{from}} hat Ihnen geschrieben. Die Nachrichten warten seit zehn Minuten; den Text lesen Sie in Ihrem Gespräch.',
		textAbout_one:
			'{{from}} hat Ihnen zu {{reference}} geschrieben. Die Nachricht wartet seit zehn Minuten; den Text lesen Sie in Ihrem Gespräch.',
		textAbout_other:
			'{{from}} hat Ihnen zu {{reference}} geschrieben. Die Nachrichten warten seit zehn Minuten; den Text lesen Sie in Ihrem Gespräch.',
		once: 'Bis Sie es gelesen haben, erhalten Sie zu diesem Gespräch keine weitere E-Mail.',
		button: 'Gespräch öffnen',
		reason: 'Sie nehmen an diesem Gespräch auf {{host}} teil.',
	},
};

export default mail;
