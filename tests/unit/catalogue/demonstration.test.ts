import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'catalogue');
/** Names that no server has (RFC 2606); addresses of mails may have them, since nothing is sent to them here. */
const NOWHERE = /^https?:\/\/[^/\s]*\.(?:example|test|invalid|localhost)(?:[:/]|$)/;

test('no web address of the demonstration catalogue leads nowhere', () => {
	const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(csv|yaml)$/.test(name));
	expect(files.length).toBeGreaterThan(100);
	const dead = files.flatMap((name) => {
		const addresses = readFileSync(join(FOLDER, name), 'utf8').match(/https?:\/\/[^\s,;")<>]+/g) ?? [];
		return addresses.filter((address) => NOWHERE.test(address)).map((address) => `${name}: ${address}`);
	});
	expect(dead).toEqual([]);
});

const rows = (name: string): Record<string, string>[] =>
	parse(readFileSync(join(FOLDER, 'hotels', name)), { columns: true });

/** Hotel places outside of the mountains. */
const AWAY = new Set([
	...['barcelona', 'cap-ferrat', 'geneva', 'lake-como', 'london', 'lyon', 'mallorca', 'milan', 'munich', 'nice'],
	...['paris', 'porto-cervo', 'positano', 'salzburg', 'venice', 'vienna', 'zurich'],
]);

test('hotels away from the mountains show no Alpine rooms, hotels in them nothing else', () => {
	const places = new Map(rows('hotels.csv').map(({ key, hotel_place: place }) => [key, place]));
	const wrong = [...rows('hotel-pictures.csv'), ...rows('room-pictures.csv')].filter(
		({ hotel, file, kind }) =>
			kind !== 'floorplan' && AWAY.has(places.get(hotel) ?? '') !== /^(t|v|(town|sea)[a-z]+)-/.test(file ?? ''),
	);
	expect(wrong).toEqual([]);
});

test('every hotel has pictures and somebody to ask, every room type its pictures, beds and words in both languages', () => {
	const owners = (name: string) => new Set(rows(name).map(({ hotel }) => hotel));
	const [pictured, asked] = [owners('hotel-pictures.csv'), owners('sales-managers.csv')];
	expect(rows('hotels.csv').filter(({ key }) => !pictured.has(key) || !asked.has(key))).toEqual([]);
	expect(rows('sales-managers.csv').filter((row) => !row.full_name || !row.title || !row.email)).toEqual([]);

	const nameOf = ({ hotel, room }: Record<string, string>) => `${hotel} ${room}`;
	const shown = new Set(
		rows('room-pictures.csv')
			.filter(({ kind }) => kind !== 'floorplan')
			.map(nameOf),
	);
	const told = new Set(
		rows('room-texts.csv')
			.filter((row) => row.description_en && row.description_de && row.views_en && row.views_de)
			.map(nameOf),
	);
	const bare = rows('rooms.csv').filter(({ hotel = '', key = '', sqm_min: size, facilities }) => {
		const name = nameOf({ hotel, room: key });
		return !shown.has(name) || !told.has(name) || !size || !facilities;
	});
	expect(bare).toEqual([]);
});

/** Rows by what they belong to. */
function grouped<T>(all: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const row of all) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
	return groups;
}

const isTwice = (files: readonly (string | undefined)[]) => new Set(files).size < files.length;

test('a hotel shows its house, its rooms, its table and a bath, and no picture twice', () => {
	const galleries = grouped(rows('hotel-pictures.csv'), ({ hotel = '' }) => hotel);
	const lacking = [...galleries].filter(([, pictures]) => {
		const shown = new Set(pictures.map(({ shows }) => shows));
		return (
			isTwice(pictures.map(({ file }) => file)) ||
			!['hotel', 'lobby', 'room', 'dining', 'bath'].every((subject) => shown.has(subject))
		);
	});
	expect(lacking).toEqual([]);
});

test('a room type shows the room and its bath, a suite its living room, no picture twice, and a tub only where it has one away from the mountains', () => {
	const pictures = rows('room-pictures.csv').filter(({ kind }) => kind !== 'floorplan');
	const shown = grouped(pictures, ({ hotel, room }) => `${hotel} ${room}`);
	const lacking = rows('rooms.csv').filter(({ hotel, key, category = '', facilities = '' }) => {
		const files = (shown.get(`${hotel} ${key}`) ?? []).map(({ file = '' }) => file);
		const hasTub = facilities.split(';').includes('bathtub');
		return (
			isTwice(files) ||
			(/^(suite|residence|villa)$/.test(category) && !files.some((file) => /^(lounge|(town|sea)salon)-/.test(file))) ||
			!files.some((file) => /^(town|sea)?suite-/.test(file)) ||
			!files.some((file) => /^(bath|(town|sea)(bath|shower))-/.test(file)) ||
			files.some((file) => /^(town|sea)bath-/.test(file)) > hasTub
		);
	});
	expect(lacking).toEqual([]);
});

test('posts of the inspiration feed do not show the same picture over and over', () => {
	const galleries = grouped(rows('hotel-pictures.csv'), ({ hotel = '' }) => hotel);
	const first = rows('inspiration.csv').map(
		({ hotel = '', pictures = '' }) => galleries.get(hotel)?.[Number(pictures.split(';')[0]) - 1]?.file ?? '',
	);
	expect(first).not.toContain('');
	expect([...grouped(first, (file) => file).values()].filter((posts) => posts.length > 3)).toEqual([]);
});
