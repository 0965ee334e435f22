import { describe, expect, it, test } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { parseShortlist } from '~/domain/shortlist/parse-shortlist';
import { isPropertyCode, propertyCode, propertyId } from '~/domain/shortlist/property-code';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';

const today = plainDate('2026-11-20');
const parse = (query: string) => parseShortlist(new URLSearchParams(query), today);
const period = { checkIn: plainDate('2027-02-06'), checkOut: plainDate('2027-02-13') };

test('the code of a property is its id without the prefix', () => {
	expect(propertyId(propertyCode('prop_76d11941a61bb77f'))).toBe('prop_76d11941a61bb77f');
	expect(propertyCode('prop_76d11941a61bb77f')).toBe('76d11941a61bb77f');
});

test.each([
	['76d11941a61bb77f', true],
	['aurikel', true],
	['', false],
	['a'.repeat(25), false],
	['A1', false],
	["x' or 1=1", false],
	['é', false],
	[7, false],
])('%s is a code: %s', (value, expected) => expect(isPropertyCode(value)).toBe(expected));

describe('parseShortlist', () => {
	it('reads properties in their order, dates and guests', () => {
		expect(parse('houses=c.a.b&compare=b.c&checkIn=2027-02-06&checkOut=2027-02-13&adults=6&children=2')).toEqual({
			codes: ['c', 'a', 'b'],
			compared: ['c', 'b'],
			isCut: false,
			period,
			adults: 6,
			children: 2,
			hotels: [],
			rooms: '',
		});
	});
	it('reads hotels and their rooms, and drops what is none', () => {
		const { hotels, rooms } = parse("hotels=hotel_b.hotel_a.hotel_b.prop_x.hotel_'&hotels=hotel_c&rooms=2-7,2");
		expect([hotels, rooms]).toEqual([['hotel_b', 'hotel_a', 'hotel_c'], '2-7,2']);
		expect(parse('hotels=hotel_a&rooms=many').rooms).toBe('');
		expect(parse(`hotels=${Array.from({ length: 20 }, (_, at) => `hotel_${at}`).join('.')}`).hotels).toHaveLength(12);
	});
	it('writes what it reads, and hotels for the page alone', () => {
		const query = 'houses=a.b&checkIn=2027-02-06&checkOut=2027-02-13&hotels=hotel_a.hotel_b&rooms=2-7,2';
		expect(shortlistAddress(parse(query))).toBe(`/shortlist?${query}`);
		expect(shortlistAddress(parse(query), '/shortlist/enquire')).not.toContain('hotel');
	});
	it('compares the first four when none is chosen, or none that is on the list', () => {
		expect(parse('houses=a.b.c.d.e').compared).toEqual(['a', 'b', 'c', 'd']);
		expect(parse('houses=a.b.c.d.e&compare=z')).toMatchObject({ compared: ['a', 'b', 'c', 'd'], isCut: false });
	});
	it('compares four of those that were chosen, and says so', () => {
		expect(parse('houses=a.b.c.d.e.f&compare=f&compare=e&compare=b&compare=a&compare=c')).toMatchObject({
			compared: ['a', 'b', 'c', 'e'],
			isCut: true,
		});
	});
	it('takes repeated keys in one order, since the page cache knows none', () => {
		expect(parse('houses=b&houses=a').codes).toEqual(parse('houses=a&houses=b').codes);
	});
	it('drops invalid codes, duplicates, and codes beyond the limit', () => {
		expect(parse(`houses=a..a.B.%3Cscript%3E.${'x'.repeat(30)}.b`).codes).toEqual(['a', 'b']);
		const many = Array.from({ length: 500 }, (_, index) => `h${index}`).join('.');
		expect(parse(`houses=${many}`).codes).toHaveLength(12);
	});
	it('drops dates that are no period', () => {
		expect(parse('houses=a&checkIn=2020-02-06&checkOut=2020-02-13').period).toBeNull();
		expect(parse('houses=a&checkIn=2027-02-13&checkOut=2027-02-06').period).toBeNull();
		expect(parse('')).toEqual({
			...{ codes: [], compared: [], isCut: false, period: null, adults: null, children: null },
			...{ hotels: [], rooms: '' },
		});
	});
});

describe('shortlistAddress', () => {
	test.each([
		[{ codes: [] }, '/shortlist'],
		[{ codes: ['a', 'b'] }, '/shortlist?houses=a.b'],
		[{ codes: ['a', 'b'], compared: ['a', 'b'] }, '/shortlist?houses=a.b'],
		[{ codes: ['a', 'b'], compared: ['b'] }, '/shortlist?houses=a.b&compare=b'],
		[{ codes: ['a'], period, adults: 2 }, '/shortlist?houses=a&checkIn=2027-02-06&checkOut=2027-02-13&adults=2'],
	])('%o', (question, address) => expect(shortlistAddress(question)).toBe(address));
	it('is read back as it was', () => {
		const question = { codes: ['c', 'a', 'b'], compared: ['c', 'b'], isCut: false, period, adults: 6, children: 2 };
		const [path, query] = shortlistAddress(question, '/shortlist/enquire').split('?');
		expect(path).toBe('/shortlist/enquire');
		expect(parse(String(query))).toEqual({ ...question, hotels: [], rooms: '' });
	});
});
