import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'catalogue');

type Row = Record<string, string>;

const rows = (name: string): Row[] => parse(readFileSync(join(FOLDER, name), 'utf8'), { columns: true });

const properties = rows('properties.csv');
const ofProperty = (name: string) => {
	const byKey = Map.groupBy(rows(name), ({ property = '' }) => property);
	return (key = '') => byKey.get(key) ?? [];
};
const roomsOf = ofProperty('property-rooms.csv');
const picturesOf = ofProperty('pictures.csv');
const plansOf = ofProperty('floorplans.csv');

const INSIDE = ['lounge', 'dining', 'kitchen', 'suite', 'spa', 'bath', 'bunk_room', 'terrace'];
const inside = ({ shows = '' }: Row) => INSIDE.includes(shows);

test('every property of the demonstration lists its bedrooms, in both languages and on floors that it has', () => {
	const wrong = properties.filter(({ key, bedrooms }) => {
		const rooms = roomsOf(key);
		const floors = new Set(plansOf(key).map((plan) => plan.label_en));
		const slept = rooms.filter(({ kind, beds }) => kind === 'bedroom' || (kind === 'bunk_room' && beds));
		return (
			slept.length < Number(bedrooms) ||
			slept.some(({ beds }) => !beds) ||
			rooms.some(({ name_de, floor_en, floor_de }) => !name_de || Boolean(floor_en) !== Boolean(floor_de)) ||
			rooms.some(({ floor_en }) => floor_en && floor_en !== 'Under the roof' && !floors.has(floor_en))
		);
	});
	expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('as many bathrooms of their own as the property has, at most', () => {
	const wrong = properties.filter(
		({ key, bathrooms }) => roomsOf(key).filter(({ bathroom }) => bathroom === 'en_suite').length > Number(bathrooms),
	);
	expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('every picture of a room names it, no property shows one twice, and the second picture is an interior', () => {
	const wrong = properties.filter(({ key }) => {
		const pictures = picturesOf(key);
		return (
			pictures.some((row) => inside(row) !== Boolean(row.room)) ||
			new Set(pictures.map(({ file }) => file)).size < pictures.length ||
			pictures[0]?.shows !== 'house' ||
			!inside(pictures[1] ?? {})
		);
	});
	expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('cards of one place show different interiors', () => {
	const byPlace = Map.groupBy(properties, ({ place }) => place);
	const seconds = [...byPlace.values()].map((listed) => listed.map(({ key }) => picturesOf(key)[1]?.file));
	expect(seconds.filter((files) => new Set(files).size < files.length)).toEqual([]);
});
