import fc from 'fast-check';
import { addDays, type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { Snapshot, SnapshotOption, SnapshotPerson } from '~/domain/proposal/snapshot';

/** Words of European languages, with what often goes wrong in print. */
const WORDS = [
	...['Chalet', 'Gämsen', 'Œuvre', 'Straße', 'Łódź', 'ski-in', 'L’Alpe', 'Čertov', 'Grüß', 'São', 'über', 'naïve'],
	...['(south)', '“view”', '24/7', '½', '°C', '№7'.slice(1), 'ő', 'şömine', 'fjord', 'Ærø', 'lift', 'sauna'],
];

const words = (least: number, most: number) =>
	fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: most }).map((list) => list.join(' '));
const minor = fc.oneof(
	fc.integer({ min: 100, max: 9_999_999 }),
	fc.integer({ min: 1, max: 99_999 }).map((n) => n * 100),
);
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(plainDate('2026-11-22'), days));
const currency = fc.constantFrom('EUR' as const, 'CHF' as const, 'GBP' as const);
const known = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Those of `lost` are not in the store. */
const picture = fc.constantFrom('one', 'two', 'three', 'lost').map((hash) => ({
	...{ hash, alt: '', dominantColour: '#808890', isMirrored: false, objectPosition: null, width: 1200, height: 800 },
}));

const terms = fc.record({
	payments: fc.array(fc.record({ kind: fc.constantFrom('prepayment', 'part', 'final'), dueDate: day, minor }), {
		maxLength: 4,
	}),
	cancellation: fc.array(fc.record({ from: day, until: day, keptMinor: fc.oneof(fc.constant(0), minor) }), {
		maxLength: 4,
	}),
	deposit: fc.record({
		kind: fc.constantFrom('blocked', 'cashed_in'),
		minor: known(minor),
		currency: fc.constant('EUR'),
		date: known(day),
	}),
});

const room = fc.record({
	...{ name: words(1, 4), rate: words(1, 6), adults: fc.integer({ min: 1, max: 4 }) },
	mealPlan: fc.constantFrom('roomOnly' as const, 'breakfast' as const, 'halfBoard' as const),
	childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
});

const living = fc.oneof(
	fc.record({
		kind: fc.constant('property' as const),
		serviceLevel: fc.constantFrom('self_catered' as const, 'catered' as const),
	}),
	fc.record({ kind: fc.constant('hotel' as const), rooms: fc.array(room, { minLength: 1, maxLength: 5 }) }),
);

const option: fc.Arbitrary<Omit<SnapshotOption, 'key' | 'stay'> & { checkIn: PlainDate; nights: number }> = fc.record({
	...{ name: words(1, 5), place: words(1, 3), country: fc.constantFrom('AT', 'CH', 'FR', 'IT') },
	...{ checkIn: day, nights: fc.integer({ min: 1, max: 21 }) },
	party: fc.record({
		...{ adults: fc.integer({ min: 1, max: 14 }), children: fc.integer({ min: 0, max: 5 }) },
		childrenAges: fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 5 }),
	}),
	living,
	facts: fc.record({
		...{
			bedrooms: known(fc.nat(14)),
			bathrooms: known(fc.nat(14)),
			areaSqm: known(fc.integer({ min: 20, max: 2000 })),
		},
		sleeps: known(fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(6) })),
		category: known(fc.constantFrom('4star' as const, '5star' as const, 'palace' as const)),
		facilities: fc.array(words(1, 2), { maxLength: 5 }),
		distances: fc.array(fc.record({ to: words(1, 3), metres: fc.nat(30_000) }), { maxLength: 4 }),
	}),
	...{ summary: words(0, 20), pictures: fc.array(picture, { maxLength: 4 }), floorplans: fc.constant([]) },
	included: fc.array(words(1, 4), { maxLength: 14 }),
	...{ position: fc.constant(null), currency, clientMinor: minor, terms },
	heldUntil: known(fc.integer({ min: 1_795_400_000_000, max: 1_799_000_000_000 })),
	isFirstChoice: fc.constant(false),
	ownTerms: fc.array(words(0, 40), { maxLength: 3 }).map((lines) => lines.join('\n')),
});

/** Versions of proposals as they could have been sent, the same for the same seed. */
export function randomProposals(count: number, seed: number): { snapshot: Snapshot; person: SnapshotPerson | null }[] {
	const whole = fc.record({
		options: fc.array(option, { minLength: 1, maxLength: 3 }),
		first: fc.nat(2),
		language: fc.constantFrom('en' as const, 'de' as const),
		onApproval: fc.constantFrom('tell' as const, 'option' as const, 'booking' as const),
		...{ version: fc.integer({ min: 1, max: 9 }), agency: words(1, 3), title: words(0, 8), greeting: words(0, 30) },
		...{ reason: words(0, 15), name: words(1, 3), isErased: fc.integer({ min: 0, max: 9 }).map((n) => n === 0) },
	});
	return fc
		.sample(whole, { numRuns: count, seed })
		.map(({ options, first, title, greeting, reason, name, isErased, ...rest }) => ({
			snapshot: {
				...{
					...rest,
					format: 1,
					proposal: 'proposal_random',
					sentAt: 1_795_300_000_000,
					validUntil: 1_795_900_000_000,
				},
				person: '',
				options: options.map(({ checkIn, nights, ...each }, at) => ({
					...{ ...each, key: String(at + 1), stay: { checkIn, checkOut: addDays(checkIn, nights) } },
					isFirstChoice: at === first,
				})),
			},
			person: isErased
				? null
				: {
						client: { firstName: name, lastName: 'Brenninger' },
						agent: { name: 'Clara Engels', email: 'clara@nordwand.example', phone: null },
						...{ title, greeting, reasons: { 1: reason }, salt: '' },
					},
		}));
}
