import { useRoot } from '~/components/root/use-root';
import { PICTURE_WIDTHS, pictureUrl, servedWidths } from '~/domain/picture/picture-url';
import type { StoredPicture } from '~/domain/picture/stored-picture';

type PictureProps = {
	picture: StoredPicture;
	/** The `sizes` attribute: its width at each viewport. */
	sizes: string;
	/** True for the one picture that the first view is made of. */
	isFirst?: boolean;
	/** For long lists: AVIF at all widths and one JPEG behind it, a third of the markup. */
	isInList?: boolean;
	className?: string;
	imageClassName?: string;
};

/** The widest rendition that every reader of a page understands, with its size in pixels: for previews and search engines. */
export function widestJpeg(base: string, { hash, width, height }: Pick<StoredPicture, 'hash' | 'width' | 'height'>) {
	const widest = PICTURE_WIDTHS.findLast((each) => each <= width) ?? PICTURE_WIDTHS[0];
	return { url: pictureUrl(base, hash, widest, 'jpg'), width: widest, height: Math.round((height / width) * widest) };
}

/** Width of the one JPEG in a list. */
const LIST_WIDTH = 800;

/** A picture in AVIF, WebP or JPEG at the width that fits, on its dominant colour until it is there. The parent sets the ratio. */
export function Picture(props: PictureProps) {
	const { picture, sizes, isFirst = false, isInList = false, className = '', imageClassName = '' } = props;
	const { pictureBaseUrl } = useRoot();
	const widths = servedWidths(picture.width);
	const set = (type: 'avif' | 'webp' | 'jpg') =>
		widths.map((width) => `${pictureUrl(pictureBaseUrl, picture.hash, width, type)} ${width}w`).join(', ');
	const fallback = widths.findLast((width) => !isInList || width <= LIST_WIDTH) ?? PICTURE_WIDTHS[0];
	return (
		<picture className={`block overflow-hidden ${className}`} style={{ backgroundColor: picture.dominantColour }}>
			<source type="image/avif" srcSet={set('avif')} sizes={sizes} />
			{isInList ? null : <source type="image/webp" srcSet={set('webp')} sizes={sizes} />}
			<img
				src={pictureUrl(pictureBaseUrl, picture.hash, fallback, 'jpg')}
				{...(isInList ? {} : { srcSet: set('jpg'), sizes })}
				alt={picture.alt}
				width={picture.width}
				height={picture.height}
				loading={isFirst ? 'eager' : 'lazy'}
				decoding={isFirst ? 'sync' : 'async'}
				{...(isFirst ? { fetchpriority: 'high' } : {})}
				className={`h-full w-full object-cover ${picture.isMirrored ? '[scale:-1_1]' : ''} ${imageClassName}`}
				style={picture.objectPosition ? { objectPosition: picture.objectPosition } : undefined}
			/>
		</picture>
	);
}
