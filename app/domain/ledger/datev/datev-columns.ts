const numbered = (count: number, names: (no: number) => string[]) =>
	Array.from({ length: count }, (_, at) => names(at + 1)).flat();

/** The columns of a Buchungsstapel in version 13 of the format, as its published description names them. */
export const DATEV_COLUMNS: readonly string[] = [
	...[
		'Umsatz (ohne Soll/Haben-Kz)',
		'Soll/Haben-Kennzeichen',
		'WKZ Umsatz',
		'Kurs',
		'Basis-Umsatz',
		'WKZ Basis-Umsatz',
	],
	...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
	...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
	'Beleglink',
	...numbered(8, (no) => [`Beleginfo - Art ${no}`, `Beleginfo - Inhalt ${no}`]),
	...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID', 'EU-Steuersatz'],
	...['Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
	...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
	...numbered(20, (no) => [`Zusatzinformation - Art ${no}`, `Zusatzinformation- Inhalt ${no}`]),
	...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
	...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
	...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
	...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
	...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
	...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
	...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
	...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];
