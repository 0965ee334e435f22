import { useTranslation } from 'react-i18next';
import { type RowWords, rowWords } from '../../desk/row-words';

/** The words for the fields of a part's rows, by their names; a field without words is called by its name. */
export function useRowWords(part: string): RowWords {
	const { t } = useTranslation('hotel-parts');
	const all = { returnObjects: true } as const;
	return rowWords(part, t('field', all), t('fieldHint', all), t('choice', all));
}
