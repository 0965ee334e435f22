import type mice from '../en/mice';
import type { Translation } from '../translation';

const texts: Translation<typeof mice> = {
	title: 'Tagung anfragen: {{hotel}}',
	lead: 'Das Hotel antwortet in einem Gespräch; Sie erfahren davon auch per E-Mail.',
	close: 'Schließen',
	send: 'Anfrage senden',
	sending: 'Wird gesendet …',
	field: {
		clientFirstName: 'Vorname der Kundschaft',
		clientLastName: 'Nachname oder Firma',
		from: 'Erster Tag',
		until: 'Letzter Tag (optional)',
		month: 'Oder ein Monat',
		delegates: 'Teilnehmende',
		roomNights: 'Übernachtungen (optional)',
		setup: 'Bestuhlung (optional)',
		budget: 'Budget mit Währung (optional)',
		catering: 'Verpflegung (optional)',
		notes: 'Bemerkungen (optional)',
	},
	message: {
		title: 'Anfrage für eine Tagung',
		when: 'Wann',
		delegates: 'Teilnehmende',
		roomNights: 'Übernachtungen',
		setup: 'Bestuhlung',
		budget: 'Budgetrahmen',
		catering: 'Verpflegung',
	},
};

export default texts;
