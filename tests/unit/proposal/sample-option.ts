import { plainDate } from '~/domain/date/plain-date';
import type { SnapshotOption } from '~/domain/proposal/snapshot';

/** An option as it was sent, for tests of what is written of it. */
export const SAMPLE_OPTION: SnapshotOption = {
	...{ key: 'a', name: 'Haus Arve', place: 'Lech', country: 'AT', summary: '', included: [], pictures: [] },
	stay: { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') },
	party: { adults: 4, children: 0, childrenAges: [] },
	living: { kind: 'property', serviceLevel: 'catered' },
	facts: {
		...{ bedrooms: 4, bathrooms: 4, areaSqm: 200, sleeps: null, category: null },
		...{ facilities: [], distances: [] },
	},
	...{ floorplans: [], position: null, currency: 'EUR', clientMinor: 2_365_000, heldUntil: null, isFirstChoice: false },
	terms: { payments: [], cancellation: [], deposit: { kind: 'none', date: null, minor: null, currency: null } },
};
