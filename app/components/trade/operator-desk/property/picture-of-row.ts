import { useTranslation } from 'react-i18next';
import type { DeskRow } from '~/domain/hotel-desk/rows/row-spec';
import type { PicturePart } from '~/domain/operator-desk/property/add-picture.server';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { usePropertyWords } from './use-property-words';

/** The picture of a row; its words stand beside it. */
export function pictureOfRow({ values }: DeskRow): StoredPicture {
	return {
		hash: values.hash ?? '',
		alt: '',
		dominantColour: values.colour ?? '#000000',
		isMirrored: values.mirrored === 'yes',
		objectPosition: values.object_position || null,
		width: Number(values.width) || 1,
		height: Number(values.height) || 1,
	};
}

/** What a picture shows, or which floor a plan is of, in a word. */
export function useShows(part: PicturePart): (row: DeskRow) => string {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords('pictures');
	return ({ values }) =>
		part === 'pictures' ? words.choice('shows', values.shows ?? 'other') : values['label.en'] || t('noName');
}
