import type { PropertyPicture } from '~/domain/property/find-property-pictures.server';
import type { PictureView } from './alps-page-view.server';
import type { PlaceTexts } from './place-words';

/** A picture of a property with the way to it; it says "near" where the picture shows what lies around the property. */
export function pictureView(picture: PropertyPicture | null, t: PlaceTexts): PictureView | null {
	if (!picture) return null;
	const { name, place, path } = picture.property;
	const text = `${name}, ${place}`;
	return { picture, caption: { text: picture.showsSurroundings ? t('nearHouse', { house: text }) : text, to: path } };
}
