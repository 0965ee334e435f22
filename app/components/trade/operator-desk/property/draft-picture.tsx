import { useRoot } from '~/components/root/use-root';
import { firstRenditionUrl } from '~/domain/picture/renditions';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { Picture } from '../../../ui/picture';
import { useEditor } from './editor-context';

type DraftPictureProps = { picture: StoredPicture; sizes: string; isInList?: boolean; className?: string };

/** A picture of the draft; until its renditions are there, the one that was made first. */
export function DraftPicture({ picture, className = '', ...props }: DraftPictureProps) {
	const { pictureBaseUrl } = useRoot();
	const { pictureStates } = useEditor();
	const { hash, dominantColour, width, height, isMirrored, objectPosition } = picture;
	if (!pictureStates[hash]) return <Picture {...{ picture, className }} {...props} />;
	return (
		<span className={`block overflow-hidden ${className}`} style={{ backgroundColor: dominantColour }}>
			<img
				src={firstRenditionUrl(pictureBaseUrl, hash)}
				alt=""
				{...{ width, height }}
				className={`h-full w-full object-cover ${isMirrored ? '[scale:-1_1]' : ''}`}
				style={objectPosition ? { objectPosition } : undefined}
			/>
		</span>
	);
}
