import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import { FILES, fileRules } from '../format/files';
import { boxAround, type MapSetFeature, MOST_POSITIONS, positionsOf, readMapFeature } from '../format/map-set-schema';
import { quoted } from '../format/refusal';
import type { RawCell } from './raw-table';
import { readTextInside, whyUnreadable } from './read-inside';
import { readRows } from './read-rows';
import type { SourceRow } from './source-row';

const MOST_BYTES = 1_000_000;
const ABOUT = ['source', 'licence', 'licence_url', 'read_on'] as const;
/** What a program may write of itself; nothing is taken from it. */
const IGNORED = ['name', 'bbox'];
const MEMBERS = ['type', ...ABOUT, 'features', ...IGNORED];

type Fail = (line: number, column: string | null, wrong: string, right: string) => void;

/** Reads `map/<key>.geojson`: a FeatureCollection (RFC 7946) that says where it comes from and under which licence. */
export async function readMapSets(folder: string, errors: CatalogueError[]): Promise<SourceRow[]> {
	const rows: SourceRow[] = [];
	for (const { file, key } of await mapFiles(folder, errors)) {
		const found: CatalogueError[] = [];
		const fail: Fail = (line, column, wrong, right) => void found.push({ file, line, column, wrong, right });
		const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }));
		const features: MapSetFeature[] = [];
		const cells = new Map<string, RawCell>([['key', { text: key, line: 1 }]]);
		if (size > MOST_BYTES) fail(1, null, `the file has ${size} bytes`, `at most ${MOST_BYTES}, or several files`);
		else {
			const content = readTextInside(folder, file, found);
			if (content !== null) readSet(content, cells, features, fail);
		}
		cells.set('features', { text: JSON.stringify(features), line: 1 });
		const table = {
			file,
			columns: [...cells.keys()],
			records: [{ line: 1, cells, refusals: [] }],
		};
		const isBroken = found.length > 0 && features.length === 0;
		for (const row of readRows(fileRules('mapSets'), table, isBroken ? [] : found, new Map())) {
			Object.assign(row.values, boxAround(features.map(({ geometry }) => geometry)));
			if (found.length > 0) row.isRead = row.isSound = false;
			rows.push(row);
		}
		errors.push(...found);
	}
	return rows;
}

async function mapFiles(folder: string, errors: CatalogueError[]): Promise<{ file: string; key: string }[]> {
	const name = FILES.mapSets.name;
	if (!existsSync(join(folder, name))) return [];
	const names = await readdir(join(folder, name)).catch((error: unknown) => {
		const [wrong, right] = whyUnreadable(error);
		errors.push({ file: name, line: 1, column: null, wrong, right });
		return [];
	});
	return names.sort().flatMap((each) => {
		if (/^(\.|readme|licen[cs]e)/i.test(each)) return [];
		const file = `${name}/${each}`;
		const key = /^([a-z0-9-]+)\.geojson$/.exec(each)?.[1];
		if (key) return [{ file, key }];
		const right = 'lower case letters, digits and hyphens, such as arlberg.geojson';
		errors.push({ file, line: 1, column: null, wrong: 'the name is not understood', right });
		return [];
	});
}

function readSet(content: string, cells: Map<string, RawCell>, features: MapSetFeature[], fail: Fail): void {
	const plain = content.replace(/^\uFEFF/, '');
	const set = parse(plain, fail);
	if (!set) return;
	const lineOf = (name: string) => lineAt(plain, plain.indexOf(`"${name}"`));
	for (const name of Object.keys(set)) {
		if (name === 'crs') {
			fail(lineOf(name), name, 'is not part of GeoJSON (RFC 7946)', 'positions in WGS 84, without crs');
		} else if (!MEMBERS.includes(name)) {
			const right = nearestName(name, MEMBERS) ?? `one of ${[...ABOUT, 'features'].join(', ')}`;
			fail(lineOf(name), name, 'is not known here', right);
		}
	}
	if (set.type !== 'FeatureCollection') fail(1, 'type', 'is no collection of features', '"FeatureCollection"');
	for (const name of ABOUT) {
		const text = set[name];
		if (typeof text === 'string' && text.trim() !== '') cells.set(name, { text, line: lineOf(name) });
		else {
			fail(set[name] === undefined ? 1 : lineOf(name), name, 'is missing', 'what the source says of itself, as a text');
			cells.set(name, { text: '-', line: 1 });
		}
	}
	const list = z.array(z.unknown()).safeParse(set.features);
	if (!list.success || list.data.length === 0) fail(1, 'features', 'there are none', 'at least one feature');
	else readFeatures(list.data, plain, features, fail);
}

function parse(content: string, fail: Fail): Record<string, unknown> | null {
	try {
		const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(content));
		if (read.success) return read.data;
		fail(1, null, 'the file is no object', 'a FeatureCollection');
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		// YAML holds JSON, and says where it breaks.
		const at = parseDocument(content, { prettyErrors: false, logLevel: 'error' }).errors[0]?.pos[0] ?? 0;
		fail(lineAt(content, at), null, 'the file is not JSON', 'GeoJSON as in docs/catalogue.md');
	}
	return null;
}

/** Errors name a feature by its number and name; its line is that of its type. */
function readFeatures(list: readonly unknown[], content: string, features: MapSetFeature[], fail: Fail): void {
	const lines: number[] = [];
	for (const { index } of content.matchAll(/"type"\s*:\s*"Feature"/g)) lines.push(index);
	let count = 0;
	for (const [at, given] of list.entries()) {
		const read = readMapFeature(given);
		if ('errors' in read) {
			const line = lines.length === list.length ? lineAt(content, lines[at] ?? 0) : 1;
			for (const { member, wrong, right } of read.errors)
				fail(line, `feature ${at + 1}${named(given)} ${member}`, wrong, right);
			continue;
		}
		features.push(read.feature);
		count += positionsOf(read.feature.geometry).length;
	}
	if (count > MOST_POSITIONS.file) {
		fail(1, 'features', `there are ${count} positions`, `at most ${MOST_POSITIONS.file}, or several files`);
	}
}

function named(given: unknown): string {
	const read = z.object({ properties: z.object({ name_en: z.string() }) }).safeParse(given);
	return read.success ? ` ${quoted(read.data.properties.name_en)}` : '';
}

function lineAt(content: string, position: number): number {
	return content.slice(0, Math.max(0, position)).split('\n').length;
}
