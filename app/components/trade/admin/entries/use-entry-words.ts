import { useTranslation } from 'react-i18next';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS } from '~/domain/administration/entries/entry-parts';
import { percentText } from '~/domain/administration/entries/percent-text';
import { rowWords } from '../../desk/row-words';

/** The words for the fields of an entry. */
export function useEntryWords(kind: EntryKind) {
	const { t } = useTranslation('catalogue-entries');
	const all = { returnObjects: true } as const;
	const [fields, hints, choices] = [t('field', all), t('hint', all), t('choice', all)];
	const parts: Record<string, string> = t('part', all);
	const words = (file: string) => rowWords(file, fields, hints, choices);
	/** The name of a value: its field, or its whole part. */
	const nameOf = (file: string, column: string | null) =>
		column === null ? (parts[file] ?? file) : words(file).label(column);
	/** A value as a person reads it; rows of a part by lines. */
	const textOf = (file: string, column: string | null, text: string): string => {
		if (text === '') return t('empty');
		const part = ENTRY_PARTS[kind].find((each) => each.file === file);
		if (column === null)
			return (JSON.parse(text) as Record<string, string>[])
				.map((row) =>
					Object.entries(row)
						.filter(([, cell]) => cell !== '')
						.map(([name, cell]) => `${words(file).label(name)} ${textOf(file, name, cell)}`)
						.join(', '),
				)
				.join('\n');
		const field = part?.fields.find(({ name }) => name === column);
		if (field?.kind === 'flag') return t('yes');
		if (field?.isPercent) return percentText(text);
		if (field?.kind === 'choice') return words(file).choice(column, text);
		if (field?.kind === 'many')
			return text
				.split(';')
				.map((word) => words(file).choice(column, word))
				.join(', ');
		return text;
	};
	return { words, nameOf, textOf };
}
