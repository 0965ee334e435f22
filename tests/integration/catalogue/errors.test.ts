import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatError } from '#db/catalogue/catalogue-error';
import { type Edit, editedFixture, startWorkspace, type Workspace } from './workspace';

let workspace: Workspace;

beforeAll(async () => {
	workspace = await startWorkspace();
});

afterAll(() => workspace.stop());

/** Each kind of error once, with what the person at the terminal reads. */
const CASES: [string, Edit, string[]][] = [
	[
		'an unknown column',
		({ replace }) => {
			replace('equipment.csv', 'equipment_de', 'equipment_ed');
			replace('distances.csv', 'metres', 'meters');
		},
		[
			'distances.csv:1 meters: the column is not known; right would be: metres',
			'distances.csv:1 metres: the column is missing; right would be: a column of this name',
			'equipment.csv:1 equipment_ed: the column is not known; right would be: equipment_de',
		],
	],
	[
		'a file of another name',
		({ write }) => write('stay.csv', 'property\n'),
		['stay.csv:1: the file is not known; right would be: stays.csv'],
	],
	[
		'semicolons',
		({ write }) => write('equipment.csv', 'property;equipment_en;equipment_de\n'),
		[
			'equipment.csv:1 property;equipment_en;equipment_de: the cells are separated by semicolons; right would be: commas (or a mapping file with "delimiter": ";")',
		],
	],
	[
		'no houses',
		({ remove }) => remove('properties.csv'),
		['properties.csv:1: the file is missing; right would be: the list of houses, or hotels/hotels.csv'],
	],
	[
		'another encoding',
		({ write }) => write('equipment.csv', Buffer.from('property,equipment_en,equipment_de\nx,\xfc,x', 'latin1')),
		['equipment.csv:2: the file is not UTF-8; right would be: a CSV file saved as UTF-8'],
	],
	[
		'quotes that never end',
		({ append }) => append('equipment.csv', 'chalet-arve,"Kettle,Kessel'),
		[
			'equipment.csv:4: the quote that opens in cell 2 of this line is never closed; right would be: a closing quote, or two quotes ("") where one is meant',
		],
	],
	[
		'a quote that opens far above the end',
		({ append }) => {
			append('equipment.csv', 'chalet-arve,"Kettle,Kessel');
			for (let line = 0; line < 50; line++) append('equipment.csv', 'chalet-arve,Pan,Pfanne');
			append('equipment.csv', 'chalet-arve,"Pan",Pfanne');
		},
		[
			'equipment.csv:4: the quote that opens in cell 2 of this line closes in line 55, and text follows it; right would be: a quote at the end of the cell, quotes within it doubled ("")',
		],
	],
	[
		'a quote in the middle of a cell',
		({ append }) => append('equipment.csv', 'chalet-arve,5" pan,Pfanne'),
		[
			'equipment.csv:4: there is a quote in the middle of cell 2; right would be: the whole cell in quotes, quotes in it doubled ("")',
		],
	],
	[
		'characters that ring, delete or turn the writing',
		({ append, replace }) => {
			append('equipment.csv', 'chalet-arve,Kettle\u0000,Kes\u0007sel');
			replace('properties.csv', 'Chalet Arve, Süd', 'Chalet \u202Eevra');
			replace('texts/chalet-enzian.en.md', 'some', 'so\u001Bme');
		},
		[
			'equipment.csv:4 equipment_de: has an invisible control character (U+0007) at position 4; right would be: the text without it',
			'equipment.csv:4 equipment_en: has an invisible control character (U+0000) at position 7; right would be: the text without it',
			'properties.csv:3 name: has an invisible control character (U+202E) at position 8; right would be: the text without it',
			expect.stringMatching(
				/^texts\/chalet-enzian\.en\.md:6: has an invisible control character \(U\+001B\) at position \d+;/,
			),
		],
	],
	[
		'a folder in the place of a file',
		({ remove, makeFolder }) => {
			remove('properties.csv');
			makeFolder('properties.csv');
		},
		['properties.csv:1: there is a folder of this name; right would be: a file'],
	],
	[
		'a file in the place of folders',
		({ remove, write }) => {
			remove('texts');
			remove('pictures');
			write('texts', 'x');
			write('pictures', 'x');
		},
		[
			'pictures:1: there is a file of this name; right would be: a folder',
			'pictures.csv:2 file: pictures/lech/enzian.jpg: there is no such file; right would be: the name of a file in this folder',
			'pictures.csv:3 file: pictures/lech/lounge.png: there is no such file; right would be: the name of a file in this folder',
			'pictures.csv:4 file: pictures/arve.jpg: there is no such file; right would be: the name of a file in this folder',
			'texts:1: there is a file of this name; right would be: a folder',
		],
	],
	[
		'a link that leads out of the folder',
		({ remove, link }) => {
			remove('equipment.csv');
			link('equipment.csv', '/etc/passwd');
		},
		['equipment.csv:1: the file lies outside of the folder; right would be: a file in it'],
	],
	[
		'an archive with the name of a picture',
		({ write }) => write('pictures/arve.jpg', Buffer.from('PK\u0003\u0004 broken')),
		[
			'pictures.csv:4 file: pictures/arve.jpg: the file is no picture, whatever its name says; right would be: a file of the type jpg, png, webp',
		],
	],
	[
		'aliases that multiply',
		({ replace }) =>
			replace(
				'texts/chalet-enzian.en.md',
				'summary:',
				`a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nsummary:`,
			),
		[
			'texts/chalet-enzian.en.md:2 summary: the front matter cannot be read; right would be: one line "summary: …", in quotes when it has a colon',
		],
	],
	[
		'too few cells',
		({ append }) => append('equipment.csv', 'chalet-arve,Kettle'),
		['equipment.csv:4: the line has 2 cells; right would be: 3, as many as the header'],
	],
	[
		'a day that does not exist',
		({ replace }) => replace('stays.csv', '2027-02-06', '2027-02-30'),
		['stays.csv:5 check_in: "2027-02-30" is not a day; right would be: a day that exists, as YYYY-MM-DD'],
	],
	[
		'a day of another format',
		({ replace }) => replace('stays.csv', '2027-02-13', '13.02.2027'),
		['stays.csv:5 check_out: "13.02.2027" is not a day; right would be: a day that exists, as YYYY-MM-DD'],
	],
	[
		'a price with a thousands separator',
		({ replace }) => replace('stays.csv', '24500', '"24.500,00"'),
		[
			'stays.csv:2 price: "24.500,00" is not a price; right would be: an amount above 0 such as 12480 or 12480.50, without currency and thousands separator',
		],
	],
	[
		'a stay that can be booked without a price',
		({ replace }) => replace('stays.csv', '24500', ''),
		['stays.csv:2 price: is empty; right would be: a price, or the status on_request'],
	],
	[
		'a stay that ends before it begins',
		({ replace }) => replace('stays.csv', '2027-02-13', '2027-02-06'),
		['stays.csv:5 check_out: 2027-02-06 is not after 2027-02-06; right would be: a day after check_in'],
	],
	[
		'overlapping stays',
		({ append }) => append('stays.csv', 'chalet-enzian,2027-01-12,2027-01-19,catered,sold,'),
		[
			'stays.csv:10 check_in: overlaps 2027-01-09 to 2027-01-16 (catered) in line 2; right would be: stays of one service level that do not overlap',
		],
	],
	[
		'the same stay twice',
		({ append }) => append('stays.csv', 'chalet-enzian,2027-01-09,2027-01-16,catered,sold,'),
		[
			'stays.csv:10 service_level: chalet-enzian 2027-01-09 2027-01-16 catered is there twice, first in line 2; right would be: one row',
		],
	],
	[
		'a key twice',
		({ append }) => append('properties.csv', 'chalet-arve,Another,,chalet,lech,,,,,,,,,,EUR,,,,,,'),
		['properties.csv:5 key: chalet-arve is there twice, first in line 3; right would be: one row'],
	],
	[
		'a word that is not in the list',
		({ replace }) => replace('properties.csv', 'on_request', 'maybe'),
		['properties.csv:2 pets: "maybe" is not known here; right would be: one of yes, no, on_request'],
	],
	[
		'a key with capitals',
		({ replace }) => replace('facilities.csv', 'gym,Gym', 'Gym,Gym'),
		[
			'facilities.csv:4 key: "Gym" is not a key; right would be: lower case letters a to z, digits and hyphens',
			'property-facilities.csv:4 facility: "gym" is not in facilities.csv; right would be: a key of facilities.csv',
		],
	],
	[
		'a reference to nothing',
		({ replace }) => replace('properties.csv', 'chalet,zermatt', 'chalet,zermat'),
		['properties.csv:3 place: "zermat" is not in places.csv; right would be: zermatt, the nearest name'],
	],
	[
		'a house that is not there',
		({ append }) => append('distances.csv', 'chalet-enzain,Bakery,Bäckerei,300'),
		[
			'distances.csv:4 property: "chalet-enzain" is not in properties.csv; right would be: chalet-enzian, the nearest name',
		],
	],
	[
		'a ratio out of range',
		({ replace }) => replace('cancellation-terms.csv', '0.65', '65'),
		['cancellation-terms.csv:2 refund_ratio: 65 is out of range; right would be: a number from 0 to 1'],
	],
	[
		'refunds that grow',
		({ append }) => append('cancellation-terms.csv', 'arlberg-houses,7,0.5'),
		[
			'cancellation-terms.csv:3 refund_ratio: 0 from 30 days is less than 0.5 from 7 days; right would be: refunds that do not grow towards check-in',
		],
	],
	[
		'payments that shrink',
		({ append }) => append('payment-terms.csv', 'arlberg-houses,30,0.5'),
		[
			'payment-terms.csv:2 payment_ratio: 1 at 84 days is not less than 0.5 at 30 days; right would be: cumulative shares that grow towards check-in',
		],
	],
	[
		'a deposit without a currency',
		({ replace }) => replace('sales-terms.csv', '1500,EUR', '1500,'),
		['sales-terms.csv:2 security_deposit_currency: is empty; right would be: amount and currency, or neither'],
	],
	[
		'an error behind cells of several lines',
		({ append }) => append('sales-terms.csv', 'matter-homes,,,,,,,many,,'),
		['sales-terms.csv:7 commission_percent: "many" is not a number; right would be: a number from 0 to 100'],
	],
	[
		'two houses with one path',
		({ append }) => append('properties.csv', 'other,Chalet  Enzian!,,chalet,lech,,,,,,,,,,EUR,,,,,,'),
		[
			'properties.csv:5 name: chalet "chalet-enzian" in lech has the path of "chalet-enzian" in line 2; right would be: another name, or a slug of its own',
		],
	],
	[
		'half a pair of coordinates',
		({ replace }) => replace('properties.csv', '47.2133', ''),
		['properties.csv:2 latitude: is empty; right would be: both coordinates or none'],
	],
	[
		'a parent in another country',
		({ replace }) => replace('places.csv', 'Vorarlberg,,,,,', 'Vorarlberg,,zermatt,,,'),
		[
			'places.csv:2 parent: "zermatt" lies in CH; right would be: a place in AT',
			'places.csv:3 parent: "vorarlberg" has a parent itself; right would be: "zermatt", two levels at most',
		],
	],
	[
		'more facilities than bits',
		({ write }) => {
			const rows = Array.from({ length: 50 }, (_, index) => `extra-${index},Extra ${index},Extra ${index},`);
			write(
				'facilities.csv',
				['key,name_en,name_de,is_default', 'pool,Pool,Pool,', 'sauna,Sauna,Sauna,', 'gym,Gym,Gym,', ...rows].join('\n'),
			);
		},
		[
			'facilities.csv:54 key: there are too many facilities; right would be: at most 52, those of the catalogue included',
		],
	],
	[
		'a picture that is not there',
		({ replace }) => replace('pictures.csv', 'arve.jpg', 'avre.jpg'),
		['pictures.csv:4 file: pictures/avre.jpg: there is no such file; right would be: arve.jpg'],
	],
	[
		'a picture outside of the folder',
		({ replace }) => replace('pictures.csv', 'arve.jpg', '../arve.jpg'),
		[
			'pictures.csv:4 file: "../arve.jpg" is not a file below this folder; right would be: a relative path such as lech/house.jpg',
		],
	],
	[
		'a text with the name of a picture',
		({ write }) => write('pictures/arve.jpg', 'not a picture'),
		[
			'pictures.csv:4 file: pictures/arve.jpg: the file is no picture, whatever its name says; right would be: a file of the type jpg, png, webp',
		],
	],
	[
		'a drawing as a photograph',
		({ write }) => write('pictures/arve.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
		[
			'pictures.csv:4 file: pictures/arve.jpg: the file is of the type svg, whatever its name says; right would be: a file of the type jpg, png, webp',
		],
	],
	[
		'a picture that is too large',
		({ write }) => write('pictures/arve.jpg', new Uint8Array(26 * 1024 * 1024)),
		['pictures.csv:4 file: pictures/arve.jpg: the file is too large; right would be: at most 25 MB'],
	],
	[
		'a drawing with entities',
		({ write }) =>
			write(
				'floorplans/enzian-ground.svg',
				'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!ENTITY a "b"></svg>',
			),
		[
			'floorplans.csv:2 file: floorplans/enzian-ground.svg: the drawing declares entities; right would be: SVG without DOCTYPE and ENTITY',
		],
	],
	[
		'a highlight with a picture of another house',
		({ replace }) => replace('highlights.csv', 'lech/lounge.png', 'arve.jpg'),
		[
			'highlights.csv:2 file: "arve.jpg" is no picture of "chalet-enzian"; right would be: one of its rows in pictures.csv',
		],
	],
	[
		'five highlights',
		({ append }) => {
			for (const title of ['a', 'b', 'c']) append('highlights.csv', `chalet-enzian,,${title},${title},,`);
		},
		['highlights.csv:6 property: "chalet-enzian" has more than 4 highlights; right would be: at most 4'],
	],
	[
		'HTML in a text',
		({ replace }) => replace('texts/chalet-enzian.en.md', '**some** stress', '<b>some</b> stress'),
		['texts/chalet-enzian.en.md:6 general: there is HTML (<b>); right would be: Markdown without HTML'],
	],
	[
		'a picture in a text',
		({ replace }) => replace('texts/chalet-enzian.en.md', '[village]', '![village]'),
		['texts/chalet-enzian.en.md:17 location: there is a picture; right would be: pictures in pictures.csv only'],
	],
	[
		'a link that runs a script',
		({ replace }) => replace('texts/chalet-enzian.en.md', 'https://example.com/lech', 'javascript:alert`1`'),
		[
			'texts/chalet-enzian.en.md:17 location: the link to javascript:alert`1` is not allowed; right would be: https:, mailto:, tel: or a path of this site',
		],
	],
	[
		'a text of a thousand quotations in one another',
		({ replace }) => replace('texts/chalet-enzian.en.md', '**some** stress', `\n${'>'.repeat(1000)} stress`),
		[
			'texts/chalet-enzian.en.md:5 general: the text is nested too deeply; right would be: lists and quotations of a few levels',
		],
	],
	[
		'a text without its first section',
		({ replace }) => replace('texts/chalet-enzian.de.md', '## General', '## Generell'),
		[
			'texts/chalet-enzian.de.md:4: the section "Generell" is not known; right would be: General',
			'texts/chalet-enzian.de.md:6 general: the section is missing; right would be: a heading "## General" and a text below it',
		],
	],
	[
		'a text without a summary',
		({ replace }) => replace('texts/chalet-enzian.de.md', 'summary:', 'sumary:'),
		[
			'texts/chalet-enzian.de.md:1 summary: is missing; right would be: one line "summary: …" in the front matter',
			'texts/chalet-enzian.de.md:2 sumary: the entry is not known; right would be: summary',
		],
	],
	[
		'a text in German alone',
		({ remove }) => remove('texts/chalet-enzian.en.md'),
		[
			'texts/chalet-enzian.de.md:1: the text in "en" is missing; right would be: a sound file texts/chalet-enzian.en.md as well',
		],
	],
	[
		'a text of another name',
		({ write }) => write('texts/chalet-enzian.fr.md', 'x'),
		[
			'texts/chalet-enzian.fr.md:1: the name is not understood; right would be: the key of a house and a language, such as chalet-enzian.en.md',
		],
	],
];

test.each(CASES)('%s is reported at its place, and nothing is written', async (_, edit, expected) => {
	const result = await workspace.import(editedFixture(workspace.folder(), edit));
	expect(result.errors.map(formatError)).toEqual(expected);
	expect(result).toMatchObject({ isSound: false, hasWritten: false });
	expect(await workspace.rows('select count(*) as n from property union all select count(*) from place')).toEqual([
		{ n: 0 },
		{ n: 0 },
	]);
	expect(workspace.store.objects.size).toBe(0);
});

test('a truncated picture is found before anything is written', async () => {
	const { readFileSync } = await import('node:fs');
	const folder = editedFixture(workspace.folder(), () => {});
	const whole = readFileSync(`${folder}/pictures/arve.jpg`);
	const { errors } = await workspace.import(
		editedFixture(workspace.folder(), ({ write }) => write('pictures/arve.jpg', whole.subarray(0, whole.length / 2))),
	);
	expect(errors.map(formatError)).toEqual([
		expect.stringMatching(
			/^pictures\.csv:4 file: pictures\/arve\.jpg: the picture cannot be opened \(.+\); right would be: a whole, undamaged picture$/,
		),
	]);
});

test('all errors are reported at once, in order of file and line', async () => {
	const folder = editedFixture(workspace.folder(), ({ replace }) => {
		replace('stays.csv', '24500', 'free');
		replace('stays.csv', '2027-02-06', 'soon');
		replace('properties.csv', 'on_request', 'maybe');
	});
	const { errors } = await workspace.import(folder);
	expect(errors.map(({ file, line, column }) => `${file}:${line} ${column}`)).toEqual([
		'properties.csv:2 pets',
		'stays.csv:2 price',
		'stays.csv:5 check_in',
	]);
});
