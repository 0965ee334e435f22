import { LANGUAGES } from '../../schema/enums';
import { type Checking, fault } from './checking';

/** A house that has texts has them in every language. */
export function checkTexts(checking: Checking): void {
	const rows = checking.source.tables.texts;
	const languages = new Map<string, Set<string>>();
	for (const { values, isSound } of rows) {
		if (checking.skipFaulty && !isSound) continue;
		languages.set(values.property, (languages.get(values.property) ?? new Set<string>()).add(values.language));
	}
	for (const row of rows) {
		if (checking.skipFaulty && !row.isSound) continue;
		const given = languages.get(row.values.property);
		const missing = LANGUAGES.find((language) => given && !given.has(language));
		if (missing) {
			const wrong = `the text in "${missing}" is missing`;
			fault(checking, row, null, wrong, `a sound file texts/${row.values.property}.${missing}.md as well`);
		}
	}
}
