import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureGroup } from '~/domain/property/picture-groups';
import { Picture } from '../ui/picture';
import type { GalleryPicture } from './picture-list';
import { useGroupName } from './use-group-name';

type GalleryThumbnailsProps = {
	groups: readonly PictureGroup[];
	pictures: readonly GalleryPicture[];
	/** Position of the shown picture, counted through all groups. */
	shown: number;
	go: (position: number) => void;
};

/** All pictures small, in a row by their rooms. One of them takes part in the order of tabs; arrow keys lead from it to the others. */
export function GalleryThumbnails({ groups, pictures, shown, go }: GalleryThumbnailsProps) {
	const { t } = useTranslation('property-rooms');
	const nameOf = useGroupName();
	const strip = useRef<HTMLUListElement>(null);
	useEffect(() => {
		// The dialog around it opens after this effect.
		const frame = requestAnimationFrame(() => {
			const current = strip.current?.querySelector('[aria-current]');
			if (!(current instanceof HTMLElement) || !strip.current || shown < 0) return;
			// `scrollIntoView` would end the scrolling of the pictures above.
			strip.current.scrollTo({ left: current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2 });
			if (strip.current.contains(document.activeElement)) current.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [shown]);
	let position = -1;
	return (
		<ul ref={strip} aria-label={t('thumbnails')} className="gallery-thumbnails no-scrollbar">
			{groups.map((group) => (
				<li key={group.of}>
					{group.of === null ? null : <p>{nameOf(group)}</p>}
					<ul aria-label={nameOf(group) || undefined}>
						{group.pictures.map((index) => {
							const picture = pictures[index];
							position += 1;
							const own = position;
							return picture ? (
								<li key={index}>
									<button
										type="button"
										tabIndex={own === shown ? 0 : -1}
										aria-current={own === shown || undefined}
										aria-label={t('thumbnail', { position: own + 1, alt: picture.alt })}
										onClick={() => go(own)}
									>
										<Picture picture={{ ...picture, alt: '' }} sizes="96px" isInList />
									</button>
								</li>
							) : null;
						})}
					</ul>
				</li>
			))}
		</ul>
	);
}
