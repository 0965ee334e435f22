import type english from '../en/price-notices';
import type { Translation } from '../translation';

const priceNotices: Translation<typeof english> = {
	title: 'Preishinweise',
	openHeading: 'Keine Preishinweise mehr?',
	openText:
		'Sie erfahren dann nicht mehr, wenn der Preis Ihres Interesses im {{hotel}}, {{period}}, steigt. Das Interesse selbst bleibt, wie es ist.',
	button: 'Preishinweise ausschalten',
	sending: 'Wird ausgeschaltet',
	keep: 'Eingeschaltet lassen',
	doneHeading: 'Die Preishinweise sind aus',
	doneText:
		'Zum Preis Ihres Interesses im {{hotel}}, {{period}}, kommen keine Hinweise mehr. Auf der Seite des Vorgangs können Sie sie wieder einschalten.',
	toLeads: 'Zum Dashboard',
	unknownHeading: 'Dieser Link gilt nicht mehr',
	unknownText:
		'Entweder gibt es das Interesse nicht mehr, oder Ihr E-Mail-Programm hat den Link abgeschnitten. Schreiben Sie uns an {{email}}, dann schalten wir die Hinweise aus.',
};

export default priceNotices;
