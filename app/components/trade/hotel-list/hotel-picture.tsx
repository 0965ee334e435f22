import type { ListedHotel } from '~/domain/hotel-search/listed-hotel';

type HotelPictureProps = {
	image: ListedHotel['image'];
	/** Empty where the hotel's name is beside it. */
	alt?: string;
	isLazy?: boolean;
	className: string;
};

/** The picture of a hotel in a list, on its colour until it is there; the parent cuts it. Nothing where there is none. */
export function HotelPicture({ image, alt = '', isLazy = false, className }: HotelPictureProps) {
	if (!image) return null;
	return (
		<img
			src={image.url}
			alt={alt}
			width={800}
			height={533}
			loading={isLazy ? 'lazy' : 'eager'}
			decoding="async"
			className={`object-cover ${image.isMirrored ? '[scale:-1_1]' : ''} ${className}`}
			style={{ backgroundColor: image.dominantColour, objectPosition: image.objectPosition ?? undefined }}
		/>
	);
}
