import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { type Edit, editedFixture, HOTELS, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

const edited = (edit: Edit) => editedFixture(workspace.folder(), edit, HOTELS);

/** Each kind of error once, with what the person at the terminal reads. */
const CASES: [string, Edit, string[]][] = [
	[
		'overlapping seasons',
		({ replace }) => replace('hotels/seasons.csv', 'peak,2026-12-20', 'peak,2026-12-19'),
		[
			'hotels/seasons.csv:3 first_night: overlaps "early" (2026-12-05 to 2026-12-19) in line 2; right would be: seasons of one hotel that do not overlap',
		],
	],
	[
		'a YAML bomb, and escapes that hide a control character',
		({ write }) => {
			const levels = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
			const bomb = levels.map((name, at) => {
				const below = `*${at === 0 ? 'a' : levels[at - 1]}`;
				return `${name}: &${name} [${Array(9).fill(below).join(', ')}]`;
			});
			write('hotels/texts/edelweiss.en.yaml', `summary: A house\na: &a [x]\n${bomb.join('\n')}\n`);
			write('hotels/texts/edelweiss.de.yaml', 'summary: "Ein \\u202E Haus"\n');
		},
		[
			'hotels/texts/edelweiss.de.yaml:1: has an invisible control character (U+202E) at position 5; right would be: the text without it',
			'hotels/texts/edelweiss.en.yaml:3: there is an alias (*a); right would be: the text itself, without anchors and aliases',
		],
	],
	[
		'a season of another hotel',
		({ replace }) => replace('hotels/rates.csv', 'edelweiss,early,flex,double', 'edelweiss,winter,flex,double'),
		[
			'hotels/rates.csv:2 season: "winter" is not in hotels/seasons.csv for "edelweiss"; right would be: a key of hotels/seasons.csv',
		],
	],
	[
		'a room that is not there',
		({ replace }) => replace('hotels/rates.csv', 'early,flex,double', 'early,flex,doubel'),
		[
			'hotels/rates.csv:2 room: "doubel" is not in hotels/rooms.csv for "edelweiss"; right would be: double, the nearest name',
		],
	],
	[
		'a palace outside of France',
		({ replace }) => replace('hotels/hotels.csv', 'Europe/Vienna,5star', 'Europe/Vienna,palace'),
		['hotels/hotels.csv:2 category: "palace" is a French distinction, lech lies in AT; right would be: 5star'],
	],
	[
		'a time zone, an address and a rating that there are not',
		({ replace }) => {
			replace('hotels/hotels.csv', 'Europe/Vienna', 'Europe/Lech');
			replace('hotels/hotels.csv', 'reservations@edelweiss.example', 'reservations at edelweiss');
			replace('hotels/hotels.csv', ',9.4,', ',94,');
		},
		[
			'hotels/hotels.csv:2 booking_com: "94" does not fit; right would be: 1 to 10 in steps of 0.1',
			'hotels/hotels.csv:2 reservation_email: "reservations at edelweiss" does not fit; right would be: an address such as office@example.com',
			'hotels/hotels.csv:2 time_zone: "Europe/Lech" is not a time zone; right would be: an IANA name such as Europe/Vienna',
		],
	],
	[
		'beds that say nothing',
		({ replace }) => replace('hotels/rooms.csv', 'queenSizeBed/standard/2-2', 'queenSizeBed/standard/two'),
		[
			'hotels/rooms.csv:5 beds: "two" does not say who sleeps in the bed; right would be: guests, a hyphen and how many of them may be adults, such as 2-1: beds such as kingSizeBed/standard/2-2;sofaBed/extra/2-0,1-1/twin',
		],
	],
	[
		'more guests in the price than the beds hold',
		({ replace }) => replace('hotels/rooms.csv', 'yes,12,2', 'yes,12,3'),
		[
			'hotels/rooms.csv:2 included_pax: 3 guests are in the price, and the standard beds hold 2; right would be: 1 to 2',
		],
	],
	[
		'terms that contradict each other',
		({ replace }) => {
			replace('hotels/rate-plans.csv', ',20,40@60;100@30,', ',40,40@60;100@30,');
			replace('hotels/rate-plans.csv', 'nonRefundable', 'flexible');
			replace('hotels/rate-plans.csv', '100@14', '50@14;100@30');
		},
		[
			'hotels/rate-plans.csv:2 tranches: the first 40 percent are not more than the deposit of 40; right would be: cumulative percentages above the deposit, or none',
			'hotels/rate-plans.csv:5 cancellation: is empty, which means not refundable; right would be: periods, or the policy nonRefundable',
			'hotels/rate-plans.csv:6 cancellation: 30 days come after 14; right would be: the most days before arrival first',
		],
	],
	[
		'a single use that takes off the whole price',
		({ replace }) => replace('hotels/rate-plans.csv', ',60,no,Flexible', ',480,no,Flexible'),
		['hotels/rates.csv:2 nightly: the single use of "flex" takes off 480; right would be: a price above that'],
	],
	[
		'a programme and facilities that there are not',
		({ replace }) => {
			replace('hotels/rate-plans.csv', 'circle-of-peaks', 'circle-of-peak');
			replace('hotels/hotels.csv', 'sauna;spa', 'sauna;spaa');
			replace('hotels/rooms.csv', 'balcony;safe', 'balconi;safe');
		},
		[
			'hotels/hotels.csv:2 facilities: "spaa" is not in hotels/hotel-facilities.csv; right would be: spa, the nearest name',
			'hotels/rate-plans.csv:5 program: "circle-of-peak" is not in the programmes of the database; right would be: circle-of-peaks, the nearest name',
			'hotels/rooms.csv:2 facilities: "balconi" is not in hotels/hotel-facilities.csv; right would be: balcony, the nearest name',
		],
	],
	[
		'a facility too many and one too few',
		({ replace }) => replace('hotels/hotel-facilities.csv', 'room,butler-service', 'hotel,butler-service'),
		[
			'hotels/hotel-facilities.csv:39 key: there are only 25 facilities of scope room; right would be: exactly 26, those of the catalogue included',
			'hotels/hotel-facilities.csv:40 key: there are more than 13 facilities of scope hotel; right would be: exactly 13, those of the catalogue included',
		],
	],
	[
		'more rooms taken than there are, and stretches that overlap',
		({ append }) => {
			append('hotels/taken.csv', 'edelweiss,double,2026-12-29,2027-01-01,13,');
		},
		[
			'hotels/taken.csv:4 first_night: overlaps the stretch until 2026-12-29 in line 2; right would be: stretches of one room that do not overlap',
			'hotels/taken.csv:4 taken: 13 are more than the 12 rooms there are to sell; right would be: 0 to 12',
		],
	],
	[
		'the same closed days twice',
		({ append }) => append('hotels/closures.csv', 'edelweiss,,arrival,2026-12-24,2026-12-25'),
		[
			'hotels/closures.csv:4 last_day: edelweiss arrival 2026-12-24 2026-12-25 is there twice, first in line 2; right would be: one row',
		],
	],
	[
		'a post with a picture that the hotel does not have',
		({ replace }) => replace('hotels/inspiration.csv', '2;1', '2;3'),
		['hotels/inspiration.csv:2 pictures: the hotel has no picture 3; right would be: numbers from 1 to 2'],
	],
	[
		'a text with an unknown entry, a wrong time and HTML',
		({ replace }) => {
			replace('hotels/texts/edelweiss.en.yaml', 'startTime: "15:00"', 'startTime: "3 pm"');
			replace('hotels/texts/edelweiss.en.yaml', '  bestFor:', '  bestfor:');
			replace('hotels/texts/edelweiss.en.yaml', 'Built in **1926**.', 'Built in <b>1926</b>.');
		},
		[
			'hotels/texts/edelweiss.en.yaml:3 description: bestfor: not known here; right would be: the entries of docs/catalogue.md only',
			'hotels/texts/edelweiss.en.yaml:8 descriptionMarkdown: there is HTML (<b>); right would be: Markdown without HTML',
			'hotels/texts/edelweiss.en.yaml:24 checkIn.startTime: is not a time such as "15:00", in quotes; right would be: a value as in docs/catalogue.md',
		],
	],
	[
		'a text in German alone, and YAML that is none',
		({ remove, write }) => {
			remove('hotels/texts/edelweiss.en.yaml');
			write('hotels/texts/palais-blanc.en.yaml', 'summary: a house: with a colon\n');
		},
		[
			'hotels/texts/edelweiss.de.yaml:1: the text in "en" is missing; right would be: a sound file hotels/texts/edelweiss.en.yaml as well',
			expect.stringMatching(
				/^hotels\/texts\/palais-blanc\.en\.yaml:1: the YAML cannot be read \(.*\); right would be: YAML/,
			),
		] as string[],
	],
	[
		'a file of another name',
		({ write }) => write('hotels/room.csv', 'hotel\n'),
		['hotels/room.csv:1: the file is not known; right would be: hotels/rooms.csv'],
	],
];

describe('one error is enough to write nothing:', () => {
	test.each(CASES)('%s', async (_, edit, expected) => {
		const result = await workspace.import(edited(edit));
		expect(result.errors.map(formatError)).toEqual(expected);
		expect(result).toMatchObject({ isSound: false, hasWritten: false });
		expect(await workspace.rows('select count(*) as n from hotel')).toEqual([{ n: 0 }]);
	});
});

describe('skipping invalid rows', () => {
	const rates = () => workspace.rows('select nightly_minor from room_rate order by nightly_minor');

	test('an invalid rate refuses its row alone, an invalid hotel all its rows', async () => {
		const folder = edited(({ replace }) => {
			replace('hotels/rates.csv', 'double,480,', 'double,ask,');
			replace('hotels/hotels.csv', 'Europe/Paris', 'Europe/Courchevel');
		});
		const { errors, counts } = await workspace.import(folder, { skipsInvalid: true });
		expect(await workspace.rows('select key from hotel order by key')).toEqual([
			{ key: 'edelweiss' },
			{ key: 'standard-demo' },
		]);
		expect(await rates()).toEqual([{ nightly_minor: 43_000 }, { nightly_minor: 89_050 }, { nightly_minor: 165_000 }]);
		expect(counts).toEqual(
			expect.arrayContaining([
				{ file: 'hotels/hotels.csv', taken: 2, refused: 1 },
				{ file: 'hotels/rates.csv', taken: 3, refused: 2 },
				{ file: 'hotels/rooms.csv', taken: 3, refused: 1 },
			]),
		);
		expect(errors.map(formatError)).toContain(
			'hotels/rates.csv:6 hotel: "palais-blanc" was refused (hotels/hotels.csv:3); right would be: a sound row there',
		);
	});

	test('a refused room stays with the nights that are sold, and without its rates', async () => {
		await workspace.import(HOTELS);
		const nights = () => workspace.rows('select room_no, count(*) as n from room_night group by room_no');
		const before = await nights();
		const folder = edited(({ replace }) => replace('hotels/rooms.csv', 'kingSizeBed/standard/2-2;extraBed', 'king'));
		await workspace.import(folder, { skipsInvalid: true, removesMissing: true });
		expect(await nights()).toEqual(before);
		expect(await workspace.rows("select beds->>'$[0].bedType' as bed from hotel_room where key = 'double'")).toEqual([
			{ bed: 'kingSizeBed' },
		]);
		expect(await rates()).toEqual([{ nightly_minor: 165_000 }, { nightly_minor: 190_000 }]);
		expect((await workspace.import(HOTELS)).hasWritten).toBe(true);
		expect((await rates()).length).toBe(5);
	});
});

describe('nights that are sold', () => {
	const double = async () =>
		workspace.rows(
			`select min(taken) as least, max(taken) as most, max(n.units) as units from room_night n
			join hotel_room r on r.no = n.room_no where r.key = 'double' and night >= '2026-12-20'`,
		);

	test('the database refuses the sale of one too many', async () => {
		await workspace.import(HOTELS);
		const sell = (rooms: number) =>
			workspace.rows(
				`update room_night set taken = taken + ${rooms} where night = '2026-12-20'
				and room_no = (select no from hotel_room where key = 'double')`,
			);
		await sell(1);
		await expect(sell(1)).rejects.toThrow(/CHECK constraint failed: room_night_not_oversold/);
	});

	test('no import frees a night, and units follow those of the type down to the number taken', async () => {
		await workspace.import(
			edited(({ replace }) => replace('hotels/taken.csv', '2026-12-20,2026-12-29,11', '2026-12-20,2026-12-30,3')),
		);
		expect(await double()).toEqual([{ least: 3, most: 12, units: 12 }]);
		const fewer = edited(({ replace, remove }) => {
			replace('hotels/rooms.csv', 'yes,12,2', 'yes,11,2');
			remove('hotels/taken.csv');
		});
		await workspace.import(fewer);
		expect(
			await workspace.rows(
				`select taken, n.units, count(*) as nights from room_night n join hotel_room r on r.no = n.room_no
				where r.key = 'double' group by taken, n.units order by taken`,
			),
		).toEqual([
			{ taken: 3, units: 11, nights: 1 },
			{ taken: 11, units: 11, nights: 9 },
			{ taken: 12, units: 12, nights: 1 },
		]);
	});
});
