import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { fetchPart } from '../../ui/fetch-part';
import { Picture, widestJpeg } from '../../ui/picture';

const GalleryDialog = lazy(() => fetchPart(() => import('../../property/gallery-dialog'), ['property-rooms']));

const FloorplanDialog = lazy(() => fetchPart(() => import('./floorplan-dialog'), []));

const CORNER = 'absolute bottom-2 rounded-chip bg-[rgb(18_24_24/78%)] px-1.75 text-[0.75rem]/5 text-white';

type RoomGalleryProps = { room: Pick<HotelRoom, 'name' | 'images' | 'floorplans'>; isFirst: boolean };

/**
 * The picture of a room type, which opens all of them, and the way to its floor plans (OFFER-10). Both are loaded when they are opened;
 * without script the links lead to the picture and to the plan.
 */
export function RoomGallery({ room: { name, images, floorplans }, isFirst }: RoomGalleryProps) {
	const { t } = useTranslation('room');
	const { pictureBaseUrl } = useRoot();
	const [opened, setOpened] = useState<number | null>(null);
	const [isPlanOpen, setPlanOpen] = useState(false);
	const [image] = images;
	const [plan] = floorplans;
	const way = (picture: StoredPicture, open: () => void) => ({
		href: widestJpeg(pictureBaseUrl, picture).url,
		onClick(event: MouseEvent) {
			if (event.metaKey || event.ctrlKey) return;
			event.preventDefault();
			open();
		},
	});
	return (
		<div className="relative aspect-3/2 bg-light2 lg:self-start lg:overflow-clip lg:rounded-control">
			{image ? (
				<a {...way(image, () => setOpened(0))} className="block size-full">
					<span className="sr-only">{t('pictures', { count: images.length, room: name })}: </span>
					<Picture
						picture={image}
						sizes="(width >= 50rem) 18rem, 100vw"
						isInList
						isFirst={isFirst}
						className="size-full"
					/>
					{images.length > 1 ? (
						<span aria-hidden="true" className={`${CORNER} left-2`}>
							1 / {images.length}
						</span>
					) : null}
				</a>
			) : null}
			{plan ? (
				<a
					{...way(plan, () => setPlanOpen(true))}
					className={`${CORNER} right-2 inline-flex min-h-6 items-center hover:bg-main max-lg:min-h-11 max-lg:px-3`}
				>
					{t('plan')}
					<span className="sr-only"> {name}</span>
				</a>
			) : null}
			{opened === null ? null : (
				<Suspense fallback={null}>
					<GalleryDialog name={name} pictures={images} first={opened} onClose={() => setOpened(null)} />
				</Suspense>
			)}
			{isPlanOpen ? (
				<Suspense fallback={null}>
					<FloorplanDialog title={t('planOf', { room: name })} plans={floorplans} onClose={() => setPlanOpen(false)} />
				</Suspense>
			) : null}
		</div>
	);
}
