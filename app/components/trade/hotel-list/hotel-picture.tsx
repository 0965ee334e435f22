import type { ListedHotel } from './list-view';

type HotelPictureProps = {
	image: ListedHotel['image'];
	/** Empty where the hotel's name is beside it. */
	alt?: string;
	isLazy?: boolean;
};

/** The picture of a hotel in a list, on its colour until it is there; the parent cuts it. Nothing where there is none. */
export function HotelPicture({ image, alt = '', isLazy = false }: HotelPictureProps) {
	if (!image) return null;
	return (
		<img
			src={image.url}
			alt={alt}
			width={800}
			height={533}
			loading={isLazy ? 'lazy' : 'eager'}
			decoding="async"
			className={image.isMirrored ? '[scale:-1_1]' : ''}
			style={{ backgroundColor: image.dominantColour, objectPosition: image.objectPosition ?? undefined }}
		/>
	);
}
