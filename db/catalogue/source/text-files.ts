import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../schema/enums';
import type { CatalogueError } from '../catalogue-error';
import { whyUnreadable } from './read-inside';

/** A file `<key>.<language>.<extension>` of a folder of texts; `file` is the name that errors are reported under. */
export type TextFileName = { file: string; key: string; language: string };

/** The files of a folder of texts in the order of their names; other names are errors. */
export async function textFiles(
	folder: string,
	name: string,
	{ extension, example }: { extension: string; example: string },
	errors: CatalogueError[],
): Promise<TextFileName[]> {
	if (!existsSync(join(folder, name))) return [];
	const files: TextFileName[] = [];
	let names: string[];
	try {
		names = await readdir(join(folder, name));
	} catch (error) {
		const [wrong, right] = whyUnreadable(error);
		errors.push({ file: name, line: 1, column: null, wrong, right });
		return [];
	}
	for (const each of names.sort()) {
		if (each.startsWith('.') || each.toLowerCase().startsWith('readme')) continue;
		const file = `${name}/${each}`;
		const [, key, language, ending] = /^(.+)\.([a-z]{2})\.([a-z]+)$/.exec(each) ?? [];
		if (key && language && ending === extension && (LANGUAGES as readonly string[]).includes(language)) {
			files.push({ file, key, language });
		} else errors.push({ file, line: 1, column: null, wrong: 'the name is not understood', right: example });
	}
	return files;
}
