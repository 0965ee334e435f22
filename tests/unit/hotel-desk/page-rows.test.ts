import { describe, expect, it } from 'vitest';
import type { HotelText } from '#db/schema/hotel';
import { listEntries, listRows, withMeetingKeys } from '~/domain/hotel-desk/page/list-rows';
import { NO_TEXT } from '~/domain/hotel-desk/page/page-content';
import { placeName, readPlace } from '~/domain/hotel-desk/page/picture-places';
import { roomOfRow, roomRow, roomTextOfRow } from '~/domain/hotel-desk/page/room-rows';
import { checkRows, faultOf, type RowFault } from '~/domain/hotel-desk/rows/check-row.server';
import { compareRows } from '~/domain/hotel-desk/rows/compare-rows';
import { PAGE_PARTS } from '~/domain/hotel-desk/rows/page-rows';
import { uniqueKeys } from '~/domain/hotel-desk/rows/row-key';
import { type DeskRow, type RowField, tidyRow } from '~/domain/hotel-desk/rows/row-spec';

describe('a field', () => {
	it.each<[Partial<RowField> & Pick<RowField, 'kind'>, string, RowFault | null]>([
		[{ kind: 'line', isRequired: true }, '', 'missing'],
		[{ kind: 'line' }, '', null],
		[{ kind: 'line', max: 3 }, 'four', 'long'],
		[{ kind: 'markdown' }, '**bold**', null],
		[{ kind: 'markdown' }, '<b>x</b>', 'markdown'],
		[{ kind: 'markdown' }, '[x](javascript:alert(1))', 'markdown'],
		[{ kind: 'whole', min: 1, max: 20 }, '7', null],
		[{ kind: 'whole', min: 1, max: 20 }, '7.5', 'number'],
		[{ kind: 'whole', min: 1, max: 20 }, '21', 'number'],
		[{ kind: 'whole', min: 1, max: 20 }, '-1', 'number'],
		[{ kind: 'decimal', min: 0.1, max: 10 }, '2,75', null],
		[{ kind: 'decimal', min: 0.1, max: 10 }, '0', 'number'],
		[{ kind: 'decimal', min: 0.1, max: 10 }, 'two', 'number'],
		[{ kind: 'choice' }, 'spa', null],
		[{ kind: 'choice' }, 'moon', 'choice'],
		[{ kind: 'many' }, 'spa;moon', 'choice'],
		[{ kind: 'email' }, 'sales@hotel.example', null],
		[{ kind: 'email' }, 'sales at hotel', 'email'],
		[{ kind: 'day' }, '2027-02-28', null],
		[{ kind: 'day' }, '2027-02-30', 'day'],
		[{ kind: 'addresses' }, 'https://films.example/a\nhttps://films.example/b?c=1', null],
		[{ kind: 'addresses' }, 'http://films.example/a', 'address'],
		[{ kind: 'addresses' }, 'javascript:alert(1)', 'address'],
		[{ kind: 'addresses' }, 'https://name:secret@films.example', 'address'],
		[{ kind: 'addresses' }, 'https://127.0.0.1/a', 'address'],
		[{ kind: 'addresses' }, 'https://localhost/a', 'address'],
		[{ kind: 'addresses' }, 'https://films.example/a;b', 'address'],
		[{ kind: 'lines' }, 'Lake; mountain', 'long'],
	])('%j with "%s": %s', (field, text, fault) => {
		expect(faultOf({ name: 'x', ...field }, text, ['spa'])).toBe(fault);
	});
});

const venue = (id: string, name: string, description = `About ${name}.`): DeskRow =>
	tidyRow(PAGE_PARTS.dining, {
		id,
		values: {
			...{ 'name.en': name, 'name.de': name, 'type.en': 'Bar', 'type.de': 'Bar', michelinStars: '0' },
			...{ 'description.en': description, 'description.de': description },
		},
	});

describe('rows', () => {
	it('with one name twice are named, and everything else that is wrong', () => {
		const rows = [venue('a', 'Stube'), venue('b', 'stube'), venue('c', '')];
		expect(checkRows(PAGE_PARTS.dining, rows)).toEqual({
			'b/name.en': 'taken',
			'b/name.de': 'taken',
			'c/name.en': 'missing',
			'c/name.de': 'missing',
		});
	});

	it('of a list must have as many lines in both languages', () => {
		const room = { id: 'r', values: { 'views.en': 'Lake\nPiste', 'views.de': 'See' } };
		expect(checkRows(PAGE_PARTS.rooms, [tidyRow(PAGE_PARTS.rooms, room)])).toMatchObject({ 'r/views.de': 'lines' });
	});

	it('leave parts out that are empty, and keep those that are not', () => {
		const row = tidyRow(PAGE_PARTS.meetings, {
			id: 'm',
			values: {
				...{ 'configurations.0.type': 'banquet', 'configurations.0.name.en': ' ', 'equipment.0.name.en': '' },
				...{ 'configurations.1.name.en': 'Gala ', 'configurations.1.type': 'banquet' },
			},
		});
		const parts = Object.entries(row.values).filter(([name, text]) => /^(conf|equip)/.test(name) && text !== '');
		expect(Object.fromEntries(parts)).toEqual({
			'configurations.0.type': 'banquet',
			'configurations.0.name.en': 'Gala',
		});
	});

	it('are compared by their ids, and renamed ones by what they say', () => {
		const before = [venue('a', 'Stube'), venue('b', 'Bar'), venue('c', 'Grill')];
		const after = [venue('c', 'Grill'), venue('new', 'Lounge', 'About Bar.'), venue('d', 'Deck')];
		expect(
			compareRows(PAGE_PARTS.dining, before, after).map(({ name, what, fields }) => [
				name,
				what,
				fields.map(({ field, language }) => `${field} ${language}`).slice(0, 2),
			]),
		).toEqual([
			['Grill', ['moved'], []],
			['Lounge', ['moved', 'changed'], ['name en', 'name de']],
			['Deck', ['added'], ['name en', 'name de']],
			['Stube', ['removed'], ['name en', 'name de']],
		]);
	});

	it('get keys of their names, each once', () => {
		expect(uniqueKeys(['Café Höhe', 'cafe hohe', '★'], ['entry'])).toEqual(['cafe-hohe', 'cafe-hohe-2', 'entry-2']);
	});
});

const MEETING: HotelText['miceFacilities'][number] = {
	name: 'Hall',
	markdownDescription: 'A **hall**.',
	isIndoor: true,
	isOutdoor: false,
	dimensions: { area: 120.5, length: 12, width: null, ceilingHeight: 3.2, system: 'metric' },
	configurations: [{ name: 'Gala', type: 'banquet', maxOccupancy: 90, markdownDescription: null }],
	equipment: [{ name: 'Projector', quantity: 2 }],
};

it('lists of texts become rows and come back as they were', () => {
	const texts = withMeetingKeys({
		en: { ...NO_TEXT, miceFacilities: [MEETING, { ...MEETING, name: 'Hall' }] },
		de: {
			...NO_TEXT,
			miceFacilities: [
				{ ...MEETING, name: 'Saal' },
				{ ...MEETING, name: 'Saal 2' },
			],
		},
	});
	const rows = listRows('meetings', texts);
	expect(rows.map(({ id, values }) => [id, values['name.de'], values['dimensions.width']])).toEqual([
		['hall', 'Saal', ''],
		['hall-2', 'Saal 2', ''],
	]);
	for (const language of ['en', 'de'] as const)
		expect(listEntries('meetings', rows, language)).toEqual(texts[language].miceFacilities);
});

describe('a room type', () => {
	const room: Parameters<typeof roomRow>[0] = {
		...{ hotel: 'arve', key: 'suite', name: 'Suite', category: 'suite', bedrooms: 1, bathrooms: 2 },
		...{ beds: 'kingSizeBed/standard/2-2/twin;sofaBed/extra/2-0,1-1', sqm_min: 40, sqm_max: null },
		...{ outdoor_min: null, outdoor_max: 12, facilities: 'balcony;safe', pets: true, units: 4, included_pax: 2 },
		...{ videos: 'https://a.example/1;https://a.example/2', renderings: '', position: 3 },
	};
	const text = {
		...{ hotel: 'arve', room: 'suite', description_en: 'Large.', description_de: 'Groß.', facilities_en: null },
		...{ facilities_de: null, views_en: 'Lake;Piste', views_de: 'See;Piste' },
	};

	it('becomes a row and comes back as it was', () => {
		const row = roomRow(room, text);
		expect(roomOfRow(room, row)).toEqual(room);
		expect(roomTextOfRow('arve', row)).toEqual(text);
		expect(roomTextOfRow('arve', roomRow(room, undefined))).toBeNull();
	});

	it('changes its kinds of beds, and never who sleeps in them or what is sold', () => {
		const row = roomRow(room, text);
		const values = { ...row.values, 'beds.0.type': 'queenSizeBed', 'beds.0.twin': '', units: '99', included_pax: '9' };
		expect(roomOfRow(room, { ...row, values })).toEqual({
			...room,
			beds: 'queenSizeBed/standard/2-2;sofaBed/extra/2-0,1-1',
		});
		const other = { ...room, beds: 'singleBed/standard/1-1' };
		expect(roomOfRow(other, row).beds).toBe('singleBed/standard/1-1');
	});
});

describe('the place of a picture', () => {
	const places = {
		rooms: [{ key: 'suite', name: 'Suite' }],
		meetings: [{ key: 'hall', name: 'Hall' }],
		contacts: [{ key: 'a@b.example', name: 'Ann' }],
	};

	it.each(['hotel', 'room:suite', 'plan:suite', 'meeting:hall', 'contact:a@b.example'])(
		'%s is read and said',
		(text) => {
			expect(placeName(readPlace(text, places))).toBe(text);
		},
	);

	it.each(['room:attic', 'meeting:suite', 'contact:', 'moon'])('%s is not of the page', (text) => {
		expect(() => readPlace(text, places)).toThrow('No such place');
	});
});
