import { useTranslation } from 'react-i18next';
import { nameOf } from '~/domain/hotel-desk/rows/compare-rows';
import type { Language } from '~/domain/language/language';
import type { PropertyVocabulary } from '~/domain/operator-desk/property/open-property.server';
import type { PropertyContent } from '~/domain/operator-desk/property/property-content';
import { propertyPart } from '~/domain/operator-desk/property/property-parts';
import type { EditorOption } from './editor-context';
import { useShows } from './picture-of-row';

/** The words of choices that come with the catalogue or the property, by the name of their field. */
export function useOptions(
	{ vocabulary }: { vocabulary: PropertyVocabulary },
	content: PropertyContent,
	language: Language,
): Readonly<Record<string, readonly EditorOption[]>> {
	const { t } = useTranslation('property-editor');
	const showsOf = useShows('pictures');
	return {
		place: vocabulary.places.map(({ key, name }) => ({ value: key, text: name[language] })),
		facility: vocabulary.facilities.map(({ key, name }) => ({ value: key, text: name[language] })),
		room: content.rooms.map((row) => ({
			value: row.id,
			text: nameOf(propertyPart('rooms'), row, language) || t('noName'),
		})),
		picture: content.pictures.map((row, at) => ({
			value: row.id,
			text: `${t('picture.number', { number: at + 1 })}: ${showsOf(row)}`,
		})),
	};
}
