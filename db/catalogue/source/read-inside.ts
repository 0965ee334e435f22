import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { CatalogueError } from '../catalogue-error';
import { undecodableLine } from './read-csv';

/**
 * The bytes of a file of a folder; null with an error where it cannot be read or lies elsewhere, as a link or `..` may say. Nothing
 * outside of the folder is ever opened.
 */
export function readInside(folder: string, name: string, errors: CatalogueError[]): Uint8Array | null {
	const fail = (wrong: string, right: string) => {
		errors.push({ file: name, line: 1, column: null, wrong, right });
		return null;
	};
	try {
		const path = realpathSync(join(folder, name));
		if (!path.startsWith(`${realpathSync(folder)}${sep}`))
			return fail('the file lies outside of the folder', 'a file in it');
		return readFileSync(path);
	} catch (error) {
		return fail(...whyUnreadable(error));
	}
}

/** The same as text. */
export function readTextInside(folder: string, name: string, errors: CatalogueError[]): string | null {
	const bytes = readInside(folder, name, errors);
	if (!bytes) return null;
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		const line = undecodableLine(bytes);
		errors.push({
			file: name,
			line,
			column: null,
			wrong: 'the file is not UTF-8',
			right: 'a text file saved as UTF-8',
		});
		return null;
	}
}

/** Why a file or folder could not be read, as parts of a sentence. */
export function whyUnreadable(error: unknown): [wrong: string, right: string] {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	const known: Record<string, [string, string]> = {
		ENOENT: ['the file is missing', 'a file of this name in the folder'],
		EISDIR: ['there is a folder of this name', 'a file'],
		ENOTDIR: ['there is a file of this name', 'a folder'],
		EACCES: ['the file must not be read', 'a file that you may read'],
		EPERM: ['the file must not be read', 'a file that you may read'],
		ELOOP: ['the link leads in a circle', 'a file'],
		ERR_FS_FILE_TOO_LARGE: ['the file is too large', 'at most 2 GB'],
	};
	return known[code] ?? [`the file cannot be read (${code || String(error)})`, 'a readable file'];
}
