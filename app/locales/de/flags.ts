import type en from '../en/flags';
import type { Translation } from '../translation';

const flags: Translation<typeof en> = {
	title: 'Funktionsschalter',
	description: 'Schalter dieses Browser-Tabs: Demo-Hotels, Demo-Häuser und Links zum Hotelzugang.',
	heading: 'Funktionsschalter',
	intro: 'Was dieser Tab zusätzlich zeigt. Die Wahl gilt, bis der Tab geschlossen wird, und für niemanden sonst.',
	flag: {
		demoHotels: 'Demo-Hotels anzeigen',
		demoProperties: 'Demo-Häuser anzeigen',
		hotelAccessLinks: 'Bei Zimmern Links zum Hotelzugang anzeigen',
	},
	reset: 'Auf Anfang zurücksetzen',
	noScript: 'Diese Schalter brauchen JavaScript, denn sie werden nur in diesem Browser-Tab gemerkt.',
	notKept: 'Dieser Browser merkt sich nichts für diese Seite, die Wahl geht mit der nächsten verloren.',
};

export default flags;
