import { FILES } from '../format/files';
import type { SourceRow } from '../source/source-row';
import { type Checking, error } from './checking';

/** A property or hotel that has texts has them in English: pages in another language show those where their own are missing. */
export function checkTexts(checking: Checking, file: 'texts' | 'hotelTexts'): void {
	const { name, owner } = FILES[file];
	const extension = file === 'texts' ? 'md' : 'yaml';
	const rows = checking.source.tables[file] as SourceRow<Record<string, unknown>>[];
	const languages = new Map<unknown, Set<unknown>>();
	for (const { values, isSound } of rows) {
		if (checking.skipInvalid && !isSound) continue;
		const key = values[owner ?? 'key'];
		languages.set(key, (languages.get(key) ?? new Set()).add(values.language));
	}
	for (const row of rows) {
		if (checking.skipInvalid && !row.isSound) continue;
		const key = row.values[owner ?? 'key'];
		const given = languages.get(key);
		if (given && !given.has('en')) {
			error(checking, row, null, 'the text in "en" is missing', `a sound file ${name}/${key}.en.${extension} as well`);
		}
	}
}
