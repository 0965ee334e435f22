import { lazy, Suspense, useState } from 'react';
import type { PropertyRoom } from '~/domain/property/property-room';
import type { GalleryPicture } from '../property/picture-list';
import { fetchPart } from '../ui/fetch-part';
import { Picture } from '../ui/picture';

const GalleryDialog = lazy(() => fetchPart(() => import('../property/gallery-dialog'), ['property-rooms']));

/** The number of pictures beside the name on wide screens. */
const SHOWN = 4;

type PictureStripProps = {
	name: string;
	pictures: readonly GalleryPicture[];
	/** Of a property that lists them. */
	rooms?: readonly PropertyRoom[];
	/** `28 pictures`. */
	label: string;
};

/** One large and three small, on phones the first alone; each opens all of them. */
export function PictureRow({ name, pictures, rooms, label }: PictureStripProps) {
	const [opened, setOpened] = useState<number | null>(null);
	if (pictures.length === 0) return null;
	return (
		<div className="relative self-start max-lg:-mx-[var(--trade-margin)] max-lg:order-1 lg:mt-4">
			<ul className="grid gap-1.5 sm:h-40 sm:grid-rows-[minmax(0,1fr)] sm:grid-cols-[1.5fr_1fr_1fr_1fr] lg:h-34">
				{pictures.slice(0, SHOWN).map((picture, index) => (
					<li key={picture.hash + index} className={index > 0 ? 'max-sm:hidden' : 'max-sm:aspect-3/2'}>
						<a
							href={`?view=pictures#picture-${index + 1}`}
							onClick={(event) => {
								event.preventDefault();
								setOpened(index);
							}}
							className="block h-full overflow-hidden lg:rounded-[4px]"
						>
							<Picture
								picture={picture}
								sizes={index === 0 ? '(min-width: 31.25rem) 270px, 100vw' : '180px'}
								isFirst={index === 0}
								className="h-full"
							/>
						</a>
					</li>
				))}
			</ul>
			<a
				href="?view=pictures"
				onClick={(event) => {
					event.preventDefault();
					setOpened(0);
				}}
				className="absolute right-2 bottom-2 rounded-[4px] bg-white px-3 py-1.5 text-[0.8125rem]/5 font-semibold shadow-panel hover:text-accent-ink max-lg:py-3"
			>
				{label}
			</a>
			{opened === null ? null : (
				<Suspense fallback={null}>
					<GalleryDialog
						{...{ name, pictures, ...(rooms ? { rooms } : {}) }}
						first={opened}
						onClose={() => setOpened(null)}
					/>
				</Suspense>
			)}
		</div>
	);
}
