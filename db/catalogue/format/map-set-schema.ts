import * as z from 'zod';
import { nearestName } from '~/platform/nearest-name';
import { LIFT_TYPES, MAP_FEATURE_KINDS, PISTE_DIFFICULTIES } from '../../schema/enums';
import { forbiddenCharacter } from '../source/forbidden-characters';
import { quoted, type Wrong } from './refusal';

/** Longitude and latitude in degrees, WGS 84. */
export type MapPosition = [longitude: number, latitude: number];

export type MapGeometry =
	| { type: 'Point'; coordinates: MapPosition }
	| { type: 'LineString'; coordinates: MapPosition[] }
	| { type: 'MultiLineString'; coordinates: MapPosition[][] };

/** A lift, piste, village or station as a catalogue holds it; `detail` is the type of a lift or the difficulty of a piste. */
export type MapSetFeature = {
	kind: (typeof MAP_FEATURE_KINDS)[number];
	detail: string | null;
	name_en: string | null;
	name_de: string | null;
	geometry: MapGeometry;
};

export type MapBox = { west: number; south: number; east: number; north: number };

/** Most positions of one feature, and of all features of a file. */
export const MOST_POSITIONS = { feature: 2000, file: 20_000 } as const;

/** Where catalogues lie, in degrees. */
const RANGE = { longitude: [-10, 30], latitude: [35, 60] } as const;

/** Five decimals of a degree are a metre. */
const DECIMALS = 1e5;

/** Error of a member of a feature. */
export type FeatureWrong = Wrong & { member: string };

const ONE_OF_KINDS = `one of ${MAP_FEATURE_KINDS.join(', ')}`;

/** Which word says more of a kind, and which geometries it has. */
const KINDS = {
	lift: { member: 'type', words: LIFT_TYPES, geometries: ['LineString', 'MultiLineString'] },
	piste: { member: 'difficulty', words: PISTE_DIFFICULTIES, geometries: ['LineString', 'MultiLineString'] },
	village: { member: null, words: [], geometries: ['Point'] },
	station: { member: null, words: [], geometries: ['Point'] },
} as const;

/** A feature of GeoJSON (RFC 7946) as a catalogue holds it, or everything that is wrong with it. */
export function readMapFeature(given: unknown): { feature: MapSetFeature } | { errors: FeatureWrong[] } {
	const errors: FeatureWrong[] = [];
	const fail = (member: string, wrong: string, right: string) => void errors.push({ member, wrong, right });
	const outer = z.record(z.string(), z.unknown()).safeParse(given);
	if (!outer.success || outer.data.type !== 'Feature') {
		return { errors: [{ member: 'type', wrong: 'is no feature', right: '"type": "Feature"' }] };
	}
	const properties = z.record(z.string(), z.unknown()).safeParse(outer.data.properties);
	const words = properties.success ? properties.data : {};
	const kind = MAP_FEATURE_KINDS.find((each) => each === words.kind);
	if (!kind) {
		fail(
			'kind',
			words.kind === undefined ? 'is missing' : `${quoted(String(words.kind))} is not known here`,
			ONE_OF_KINDS,
		);
		return { errors };
	}
	const { member, words: known, geometries } = KINDS[kind];
	for (const name of Object.keys(words)) {
		const allowed = ['kind', 'name_en', 'name_de', ...(member ? [member] : [])];
		if (!allowed.includes(name)) {
			fail(name, `is no property of a ${kind}`, nearestName(name, allowed) ?? `one of ${allowed.join(', ')}`);
		}
	}
	const detail = member ? words[member] : null;
	if (member && !(known as readonly unknown[]).includes(detail)) {
		fail(
			member,
			detail === undefined ? 'is missing' : `${quoted(String(detail))} is not known here`,
			`one of ${known.join(', ')}`,
		);
	}
	const names = { name_en: readName(words.name_en), name_de: readName(words.name_de) };
	for (const [name, read] of Object.entries(names))
		if (read && typeof read === 'object') fail(name, read.wrong, read.right);
	if (geometries.length === 1 && names.name_en === null) fail('name_en', 'is missing', `the name of the ${kind}`);
	if (names.name_en === null && names.name_de !== null) {
		fail('name_en', 'is missing', 'the name in English, with which the German one may stand');
	}
	const geometry = readGeometry(outer.data.geometry, geometries, fail);
	if (errors.length > 0 || !geometry) return { errors };
	return {
		feature: {
			kind,
			detail: typeof detail === 'string' ? detail : null,
			name_en: typeof names.name_en === 'string' ? names.name_en : null,
			name_de: typeof names.name_de === 'string' ? names.name_de : null,
			geometry,
		},
	};
}

/** Null where there is none. */
function readName(given: unknown): string | null | Wrong {
	if (given === undefined || given === null || given === '') return null;
	const right = 'a name of at most 80 characters';
	if (typeof given !== 'string') return { wrong: 'is not a text', right };
	const name = given.replace(/\s+/g, ' ').trim();
	if (name.length > 80) return { wrong: `${name.length} characters are too many`, right };
	return forbiddenCharacter(name) ?? (name === '' ? null : name);
}

function readGeometry(
	given: unknown,
	types: readonly string[],
	fail: (member: string, wrong: string, right: string) => void,
): MapGeometry | null {
	const read = z.object({ type: z.string(), coordinates: z.unknown() }).safeParse(given);
	if (!read.success) {
		fail('geometry', 'is missing', `a ${types.join(' or ')} with coordinates`);
		return null;
	}
	const { type, coordinates } = read.data;
	if (!types.includes(type)) {
		fail('geometry', `${quoted(type)} does not fit`, `a ${types.join(' or ')}`);
		return null;
	}
	const lines = type === 'Point' ? [[coordinates]] : type === 'LineString' ? [coordinates] : coordinates;
	if (!Array.isArray(lines) || lines.length === 0) {
		fail('coordinates', 'there are none', 'at least one line');
		return null;
	}
	const positions: MapPosition[][] = [];
	let count = 0;
	for (const line of lines) {
		if (!Array.isArray(line) || (type !== 'Point' && line.length < 2)) {
			fail('coordinates', 'a line has fewer than two positions', 'lines of two positions or more');
			return null;
		}
		count += line.length;
		if (count > MOST_POSITIONS.feature) {
			fail('coordinates', `there are more than ${MOST_POSITIONS.feature} positions`, 'fewer, or several features');
			return null;
		}
		const along: MapPosition[] = [];
		for (const each of line) {
			const position = readPosition(each);
			if (!Array.isArray(position)) {
				fail('coordinates', position.wrong, position.right);
				return null;
			}
			along.push(position);
		}
		positions.push(along);
	}
	const [first = []] = positions;
	if (type === 'MultiLineString') return { type, coordinates: positions };
	if (type === 'LineString') return { type, coordinates: first };
	return first[0] ? { type: 'Point', coordinates: first[0] } : null;
}

/** Heights are left out: the map is flat. */
function readPosition(given: unknown): MapPosition | Wrong {
	const right = '[longitude, latitude] in degrees of WGS 84, such as [10.1425, 47.2085]';
	const read = z.array(z.number()).min(2).max(3).safeParse(given);
	const [longitude, latitude] = read.success ? read.data : [];
	if (longitude === undefined || latitude === undefined) {
		return { wrong: `${quoted(JSON.stringify(given) ?? 'nothing')} is not a position`, right };
	}
	if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
		return { wrong: `[${longitude}, ${latitude}] is not in degrees of WGS 84`, right };
	}
	if (!isWithin(longitude, RANGE.longitude) || !isWithin(latitude, RANGE.latitude)) {
		const isSwapped = isWithin(latitude, RANGE.longitude) && isWithin(longitude, RANGE.latitude);
		return {
			wrong: `[${longitude}, ${latitude}] ${isSwapped ? 'has the latitude first' : 'lies outside of the Alps'}`,
			right,
		};
	}
	return [Math.round(longitude * DECIMALS) / DECIMALS, Math.round(latitude * DECIMALS) / DECIMALS];
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** All positions of a geometry. */
export function positionsOf({ type, coordinates }: MapGeometry): MapPosition[] {
	return type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : coordinates.flat();
}

/** The box around geometries. */
export function boxAround(geometries: readonly MapGeometry[]): MapBox {
	const box = { west: 180, south: 90, east: -180, north: -90 };
	for (const [longitude, latitude] of geometries.flatMap(positionsOf)) {
		box.west = Math.min(box.west, longitude);
		box.east = Math.max(box.east, longitude);
		box.south = Math.min(box.south, latitude);
		box.north = Math.max(box.north, latitude);
	}
	return box;
}
