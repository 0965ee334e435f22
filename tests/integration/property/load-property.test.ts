import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { loadProperty } from '~/domain/property/load-property.server';
import { startTestDatabase, type TestDatabase } from '../database';
import { insertProperties } from './hand-made-property';

let base: TestDatabase;

beforeAll(async () => {
	base = await startTestDatabase();
	await insertProperties(base.db);
});
afterAll(() => base.stop());

const NOW = Date.UTC(2026, 10, 20, 9, 46);

function load(name: string, language: Language = 'en', city = 'lech') {
	const ctx = { db: base.db, language, today: plainDate('2026-11-20'), now: NOW };
	return loadProperty({ ctx, which: { type: 'chalet', country: 'AT', city, name } });
}

test('a position leaves rounded to a hundredth of a degree, the commission not at all', async () => {
	const property = await load('chalet-aurikel');
	expect(property.position).toEqual({ latitude: 47.21, longitude: 10.13 });
	const whole = JSON.stringify(property);
	expect(whole).not.toContain('47.213');
	expect(whole).not.toContain('10.134');
	expect(whole).not.toContain('12.34');
	expect(whole).not.toMatch(/commission/i);
});

test('stays checked out before yesterday are hidden, the others travel as tuples in order', async () => {
	const { stays, levels } = await load('chalet-aurikel');
	const day = (date: string) => toEpochDay(plainDate(date));
	expect(stays).toEqual([
		[day('2026-11-12'), 7, 0, 0, 2_780_000],
		[day('2026-11-12'), 7, 2, 1, null],
		[day('2027-03-20'), 7, 0, 0, 2_780_000],
		[day('2027-03-20'), 7, 2, 1, null],
	]);
	expect(levels).toEqual([0, 2]);
});

test('lists come in their order and in the language of the page', async () => {
	const property = await load('chalet-aurikel', 'de');
	expect(property.place).toEqual({ slug: 'lech', name: 'Lech am Arlberg' });
	expect(property.sector).toBe('Oberlech');
	expect(property.facilities).toEqual(['Schwimmbad', 'Sauna']);
	expect(property.distances).toEqual([
		{ to: 'Lift', metres: 180 },
		{ to: 'Bahnhof', metres: 17_000 },
	]);
	expect(property.equipment).toEqual(['Küche']);
	expect(property.floorplans).toMatchObject([{ hash: 'bb', label: 'Obergeschoss', areaSqm: 154 }]);
	expect(property.highlights).toEqual([
		{ title: 'Pool mit Aussicht', text: null, picture: 1 },
		{ title: 'Ein Tisch', text: null, picture: null },
	]);
});

test('a service stands once, with what each offered level has of it; levels without stays have no column', async () => {
	const property = await load('chalet-aurikel');
	expect(property.services).toEqual([{ name: 'Driver', at: ['on_request', 'included'] }]);
});

test('a picture without words is called like the property, and like its other language before that', async () => {
	const { pictures } = await load('chalet-aurikel', 'de');
	expect(pictures.map(({ alt, isMirrored }) => [alt, isMirrored])).toEqual([
		['The house', true],
		['Chalet Aurikel', false],
	]);
});

test('rooms in their order, with beds, and the room of each picture', async () => {
	const { rooms, pictures } = await load('chalet-aurikel', 'de');
	expect(rooms).toEqual([
		{
			key: 'oak',
			kind: 'bedroom',
			name: 'Eiche',
			floor: 'Untergeschoss',
			beds: [
				['double', 1],
				['single', 2],
			],
			bathroom: 'en_suite',
			areaSqm: 24,
		},
		{ key: 'sauna', kind: 'spa', name: 'Sauna', floor: 'Untergeschoss', beds: [], bathroom: null, areaSqm: null },
	]);
	expect(pictures.map(({ room, shows }) => [room, shows])).toEqual([
		[null, 'other'],
		['sauna', 'spa'],
	]);
});

describe('texts', () => {
	test('a missing language is read in the other, and says so', async () => {
		expect((await load('chalet-aurikel', 'de')).text).toMatchObject({ language: 'en', summary: 'A house.' });
	});

	test('raw HTML is escaped, links are marked, unsafe addresses lose their link', async () => {
		const { text } = await load('chalet-aurikel');
		expect(text?.generalHtml).toContain('&lt;b onclick=&quot;x()&quot;&gt;');
		expect(text?.generalHtml).toContain('<a href="https://example.com" rel="noopener nofollow">Piste</a>');
		expect(text?.generalHtml).not.toContain('javascript:');
		expect(text?.informationHtml).toBeNull();
	});
});

test('terms: a fee of 0 counts, what the operator leaves out inherits, the rest is as given', async () => {
	const { terms, termsText } = await load('chalet-aurikel', 'de');
	expect(terms).toMatchObject({
		creditCardFeeRatio: 0,
		prepaymentRatio: 0.25,
		acceptedPaymentMethods: ['credit_card'],
		securityDeposit: { minor: 500_000, currency: 'EUR' },
		securityDepositType: 'blocked',
		cancellationTerms: [
			{ daysBeforeCheckIn: 61, refundRatio: 0.75 },
			{ daysBeforeCheckIn: 31, refundRatio: 0.25 },
		],
	});
	expect(termsText).toBe('Our terms.');
});

test('a bare property has empty lists, no text, no position and the default terms', async () => {
	expect(await load('bare')).toMatchObject({
		text: null,
		position: null,
		stays: [],
		levels: [],
		services: [],
		pictures: [],
		rooms: [],
		beds: { adults: null, children: null },
		terms: {
			creditCardFeeRatio: 0.03,
			prepaymentRatio: 0.35,
			acceptedPaymentMethods: ['credit_card', 'bank_transfer'],
		},
		hasStandardTerms: true,
		termsText: null,
	});
});

test.each([
	['another name', 'nobody', 'lech'],
	['another place', 'chalet-aurikel', 'zuers'],
	['a wildcard', '%', 'lech'],
])('%s is not found', async (_, name, city) => {
	await expect(load(name, 'en', city)).rejects.toMatchObject({ code: 'not-found' });
});

test('the statement scans no table of properties, stays or pictures', async () => {
	const { PROPERTY_QUERY } = await import('~/domain/property/property-query.server');
	const plan = await base.db.$client.execute({
		sql: `explain query plan ${PROPERTY_QUERY.en}`,
		args: ['AT', 'lech', 'chalet', 'chalet-aurikel', '2026-11-19'],
	});
	const scans = plan.rows.map((row) => String(row.detail)).filter((detail) => /^SCAN (?!\(subquery|json)/.test(detail));
	expect(scans.filter((detail) => !/^SCAN (CONSTANT|\(|SUBQUERY)/.test(detail))).toEqual([]);
});
