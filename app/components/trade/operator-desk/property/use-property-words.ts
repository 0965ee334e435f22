import { useTranslation } from 'react-i18next';
import type { PropertyPart } from '~/domain/operator-desk/property/property-parts';
import { type RowWords, rowWords } from '../../desk/row-words';

/** The words for the fields of a property's part. */
export function usePropertyWords(part: PropertyPart): RowWords {
	const { t } = useTranslation('property-editor');
	const all = { returnObjects: true } as const;
	return rowWords(part, t('field', all), t('fieldHint', all), t('choice', all));
}
