import type { Database } from '#db/client';
import { plainDate } from '~/domain/date/plain-date';
import type { EnquiryContext } from '~/domain/enquiry/store-enquiry.server';
import type { Language } from '~/domain/language/language';
import { readSettings } from '~/platform/env';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

export const NOW = Date.parse('2026-11-20T09:46:00Z');

type Given = { brandKey?: string; language?: Language; visitor?: string; now?: number; limit?: number };

export type TestContext = EnquiryContext & { wakes: () => number };

/** A request as the verbs see it: the consumer brand, English, 20 Nov 2026, a generous limit. */
export function enquiryContext(db: Database, given: Given = {}): TestContext {
	const key = given.brandKey ?? 'consumer';
	const profile = BRAND_PROFILES.find((each) => each.key === key);
	if (!profile) throw new Error(`no brand ${key}`);
	let wakes = 0;
	return {
		settings: readSettings({
			LIBSQL_URL: 'http://127.0.0.1:1',
			PICTURE_BASE_URL: 'https://pictures.example',
			FORM_SECRET: 'sixteen-characters',
			WRITES_PER_TEN_MINUTES: String(given.limit ?? 1000),
		}),
		db,
		brand: profile,
		language: given.language ?? 'en',
		today: plainDate('2026-11-20'),
		now: given.now ?? NOW,
		origin: 'https://www.firnlicht.example',
		linkOrigin: 'https://www.firnlicht.example',
		visitor: given.visitor ?? 'visitor-1',
		services: {
			wakeMailer: async () => {
				wakes += 1;
			},
			reportCrash: async () => {},
			keepPicture: async () => undefined,
			renderPicture: async () => null,
			keepFile: async () => undefined,
			readFile: async () => null,
			announceMessages: async () => undefined,
			tellNews: async () => undefined,
			endConnections: async () => undefined,
			printDocument: async () => new ArrayBuffer(0),
			readAsset: async () => null,
			cachedAnswer: () => Promise.reject(new Error('no offer-cache here')),
			countryNames: async () => ({}),
			readWatch: async () => null,
		},
		waitUntil: (promise) => void promise,
		wakes: () => wakes,
	};
}
