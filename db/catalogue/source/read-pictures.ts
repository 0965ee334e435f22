import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { nearestName } from '~/platform/nearest-name';
import type { CatalogueError } from '../catalogue-error';
import { type PictureFolder, type PictureRow, picturesByFolder, roomPictureFolder } from '../format/picture-rows';
import type { Wrong } from '../format/refusal';
import {
	hashPicture,
	inspectPicture,
	MAX_PICTURE_BYTES,
	type PictureFacts,
	type SourceType,
} from '../pictures/inspect-picture';
import { whyUnreadable } from './read-inside';
import { refuse, type Source, type SourceRow } from './source-row';

/** A picture of the folder: what it is, where it lies, and whether it is only a floor plan. */
export type FoundPicture = PictureFacts & { path: string; isPlanOnly: boolean };

const FOLDERS: Record<PictureFolder, SourceType[]> = {
	pictures: ['jpg', 'png', 'webp'],
	floorplans: ['svg', 'png', 'jpg'],
};

/**
 * Opens every picture that a row names and fills the hashes of pictures and floor plans. A picture that the catalogue
 * already knows (`known`, by hash) is not decoded again.
 */
export async function readPictures(
	folder: string,
	source: Source,
	known: ReadonlyMap<string, PictureFacts>,
): Promise<Map<string, FoundPicture>> {
	const found = new Map<string, FoundPicture>();
	const rows = picturesByFolder<SourceRow<PictureRow>, SourceRow<PictureRow & { kind: string }>>(
		source.tables,
		({ values }) => roomPictureFolder(values),
	);
	for (const file of ['pictures', 'floorplans'] as const) {
		const allowed = FOLDERS[file];
		const results = new Map<string, FoundPicture | Wrong>();
		const names = listFiles(folder, file, source.errors);
		for (const row of rows[file]) {
			const name = row.values.file;
			if (!name) continue;
			const result = results.get(name) ?? (await readPicture(join(folder, file, name), allowed, known, names, name));
			results.set(name, result);
			if ('wrong' in result) {
				refuse(source.errors, row, 'file', `${file}/${name}: ${result.wrong}`, result.right);
				continue;
			}
			row.values.hash = result.hash;
			const isPlanOnly = file === 'floorplans' && (found.get(result.hash)?.isPlanOnly ?? true);
			found.set(result.hash, { ...result, isPlanOnly });
		}
	}
	return found;
}

async function readPicture(
	path: string,
	allowed: readonly SourceType[],
	known: ReadonlyMap<string, PictureFacts>,
	names: string[],
	name: string,
): Promise<FoundPicture | Wrong> {
	if (!names.includes(name)) {
		return { wrong: 'there is no such file', right: nearestName(name, names) ?? 'the name of a file in this folder' };
	}
	let bytes: Uint8Array;
	try {
		if ((await stat(path)).size > MAX_PICTURE_BYTES) return { wrong: 'the file is too large', right: 'at most 25 MB' };
		bytes = await readFile(path);
	} catch (error) {
		const [wrong, right] = whyUnreadable(error);
		return { wrong, right };
	}
	const facts = known.get(hashPicture(bytes));
	const result = facts && allowed.includes(facts.sourceType) ? facts : await inspectPicture(bytes, allowed);
	return 'wrong' in result ? result : { ...result, path, isPlanOnly: false };
}

/** Links are none of them: they may lead out of the folder. */
function listFiles(root: string, name: string, errors: CatalogueError[]): string[] {
	const folder = join(root, name);
	if (!existsSync(folder)) return [];
	try {
		if (!realpathSync(folder).startsWith(`${realpathSync(root)}${sep}`)) {
			errors.push({ file: name, line: 1, column: null, wrong: 'leads out of the folder', right: 'a folder in it' });
			return [];
		}
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
	} catch (error) {
		const [wrong, right] = whyUnreadable(error);
		errors.push({ file: name, line: 1, column: null, wrong, right });
		return [];
	}
}
