import { useTranslation } from 'react-i18next';

/** The words for the fields of a part's rows, by their names; a field without words is called by its name. */
export function useRowWords(part: string) {
	const { t } = useTranslation('hotel-parts');
	const labels: Record<string, Record<string, string>> = t('field', { returnObjects: true });
	const hints: Record<string, Record<string, string>> = t('fieldHint', { returnObjects: true });
	const choices: Record<string, Record<string, string>> = t('choice', { returnObjects: true });
	return {
		label: (field: string) => labels[part]?.[dashed(field)] ?? field,
		hint: (field: string) => hints[part]?.[dashed(field)] ?? null,
		choice: (field: string, word: string) => choices[dashed(field)]?.[word] ?? word,
	};
}

/** Points part the names of texts. */
function dashed(field: string): string {
	return field.replaceAll('.', '_');
}
