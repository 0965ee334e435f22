import type editRooms from '../en/edit-rooms';
import type { Translation } from '../translation';

const zimmer: Translation<typeof editRooms> = {
	title: { edit: 'Zimmer ändern', instant: 'Buchung ändern', ask: 'Änderung beim Hotel anfragen' },
	intro: {
		edit: 'Ein Interesse hält keine Zimmer, deshalb ändern Sie es selbst. Jedes Zimmer wird zu den heutigen Raten gerechnet, und gespeichert wird erst, was Sie gesehen haben.',
		ask: 'Das Hotel antwortet; bis dahin bleibt alles, wie es ist, und die Zimmer bleiben gehalten. Was Sie unverändert lassen, behält Preis und Bedingungen.',
		instant:
			'Dieses Hotel bestätigt sofort, was heute keine Stornogebühr kostet, und Zimmer, die hinzukommen. Alles andere beantwortet es selbst. Was Sie unverändert lassen, behält Preis und Bedingungen.',
	},
	stay: 'Aufenthalt',
	room: 'Zimmer {{number}}',
	type: 'Zimmerkategorie',
	typeGone: '{{room}}, nicht mehr im Verkauf',
	guests_one: 'bis {{count}} Gast',
	guests_other: 'bis {{count}} Gäste',
	state: {
		kept: 'bleibt wie vereinbart',
		new: 'neu',
		changed: 'geändert',
		same: 'wie gespeichert',
		given: 'Preis des Hotels für diesen Kunden',
	},
	remove: 'Herausnehmen',
	removeNamed: 'Zimmer {{number}} herausnehmen',
	add: 'Zimmer hinzufügen',
	most: 'Ein Vorgang hat höchstens {{count}} Zimmer.',
	saved: 'Gespeichert',
	agreed: 'Vereinbart',
	now: 'Jetzt',
	rates: {
		choose: 'Rate wählen',
		others_one: '{{count}} Rate für dieses Zimmer',
		others_other: '{{count}} Raten für dieses Zimmer',
	},
	problem: {
		gone: 'Dieses Zimmer oder diese Rate gibt es für diese Tage nicht mehr. Bitte wählen Sie eine andere.',
		soldOut: 'So viele Zimmer dieses Typs sind nicht in jeder Nacht frei.',
		occupancy: 'Diese Gäste nimmt das Zimmer nicht auf. Wählen Sie einen anderen Typ oder teilen Sie die Gruppe.',
		ages: 'Bitte nennen Sie das Alter jedes Kindes; die Raten hängen davon ab.',
		onRequest:
			'Den Preis dieser Rate nennt das Hotel auf Anfrage. Wählen Sie eine andere oder schreiben Sie dem Hotel.',
		rate: 'Bitte wählen Sie eine Rate für dieses Zimmer.',
		card: 'Der Preis, den das Hotel für dieses Zimmer genannt hat, gilt dafür nicht mehr; so viel kostet die Rate.',
	},
	card: {
		expired: 'Die Rate aus dem Gespräch ist abgelaufen. Bitte fragen Sie das Hotel noch einmal.',
		withdrawn: 'Das Hotel hat die Rate aus dem Gespräch zurückgezogen. Bitte fragen Sie nach einer anderen.',
		profile: 'Die Rate aus dem Gespräch gilt für eine andere Zahlungsweise als die dieses Vorgangs.',
		known: 'Die Rate aus dem Gespräch steht bereits in diesem Vorgang.',
		gone: 'Die Rate aus dem Gespräch gibt es nicht mehr.',
	},
	removed: { title: 'Herausgenommen', back: 'Zurücklegen', backNamed: 'Zurücklegen: {{room}}' },
	figures: {
		title: 'Was sich ändert',
		waiting: 'Die Zimmer werden gerechnet',
		saved: 'Summe bisher',
		agreed: 'Vereinbarte Summe',
		now: 'Neue Summe, mit Steuern',
		difference: 'Unterschied',
		earn: 'Ihre Provision',
		earnWas: 'Bisher {{amount}}.',
		local: 'Vom Hotel berechnet',
		none: 'Die Summe steht hier, sobald jedes Zimmer eine Rate hat, die zu haben ist.',
		dates: 'Tage',
		from: '{{before}}, jetzt {{now}}',
	},
	comments: 'Für das Hotel (freiwillig)',
	save: { edit: 'Zimmer speichern', ask: 'Beim Hotel anfragen', now: 'Buchung ändern' },
	answered: {
		now: 'Sofort bestätigt: Es gilt, sobald Sie die Buchung ändern.',
		ask: 'Das Hotel antwortet innerhalb von 24 Stunden; bis dahin bleibt alles, wie es ist.',
	},
	same: 'Noch ist nichts anders. Ändern Sie Tage, ein Zimmer, eine Rate oder Gäste.',
	look: 'Zimmer rechnen',
	cancel: 'Abbrechen',
	changed: {
		title: 'Das ist nicht, was eben zu sehen war. Es wurde nichts gespeichert.',
		text: 'Zimmer, Preise und Bedingungen unten gelten jetzt. Bitte sehen Sie sie an und speichern Sie noch einmal.',
	},
	invalid: 'Ein Teil davon ist nicht lesbar. Bitte sehen Sie die Felder an.',
	failed: 'Das hat nicht geklappt. Ihre Auswahl ist noch da; bitte versuchen Sie es noch einmal.',
	stale: 'Die Summen konnten nicht gerechnet werden. Bitte versuchen Sie es noch einmal.',
	again: 'Noch einmal versuchen',
};

export default zimmer;
