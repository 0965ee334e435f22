import 'i18next';
import type account from './en/account';
import type admin from './en/admin';
import type agency from './en/agency';
import type booking from './en/booking';
import type calendar from './en/calendar';
import type changes from './en/changes';
import type commission from './en/commission';
import type common from './en/common';
import type consent from './en/consent';
import type contact from './en/contact';
import type content from './en/content';
import type desk from './en/desk';
import type enquiry from './en/enquiry';
import type flags from './en/flags';
import type footer from './en/footer';
import type home from './en/home';
import type house from './en/house';
import type inbox from './en/inbox';
import type newsletter from './en/newsletter';
import type onboarding from './en/onboarding';
import type places from './en/places';
import type property from './en/property';
import type results from './en/results';
import type search from './en/search';
import type shortlist from './en/shortlist';
import type signup from './en/signup';
import type studio from './en/studio';
import type trade from './en/trade';
import type tradeHouse from './en/trade-house';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: {
			account: typeof account;
			agency: typeof agency;
			booking: typeof booking;
			changes: typeof changes;
			common: typeof common;
			contact: typeof contact;
			content: typeof content;
			consent: typeof consent;
			enquiry: typeof enquiry;
			flags: typeof flags;
			admin: typeof admin;
			calendar: typeof calendar;
			commission: typeof commission;
			desk: typeof desk;
			inbox: typeof inbox;
			footer: typeof footer;
			house: typeof house;
			home: typeof home;
			newsletter: typeof newsletter;
			onboarding: typeof onboarding;
			places: typeof places;
			property: typeof property;
			results: typeof results;
			search: typeof search;
			shortlist: typeof shortlist;
			signup: typeof signup;
			studio: typeof studio;
			trade: typeof trade;
			'trade-house': typeof tradeHouse;
		};
		returnNull: false;
	}
}
