import type { MutableRefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '~/domain/property/property';
import { isSleptIn, type PropertyRoom } from '~/domain/property/property-room';
import { Picture } from '../ui/picture';
import { Section } from './section';
import { useRoomWords } from './use-room-words';

/** Opens the gallery at a picture. */
export type GalleryOpener = MutableRefObject<(picture: number) => void>;

type RoomsProps = { property: Property; gallery: GalleryOpener };

/** The rooms of a property (PAGE-40): each bedroom with its beds in a line of its own, then the rooms for everybody. */
export function Rooms({ property, gallery }: RoomsProps) {
	const { t } = useTranslation(['property', 'property-rooms']);
	const words = useRoomWords();
	const { rooms, pictures } = property;
	if (rooms.length === 0) return null;
	const picturesOf = ({ key }: PropertyRoom) => pictures.flatMap(({ room }, index) => (room === key ? index : []));
	const slept = rooms.filter(isSleptIn);
	const shared = rooms.filter(({ kind, beds }) => !isSleptIn({ kind, beds }) || kind === 'living');
	const shown = shared.filter((room) => picturesOf(room).length > 0);
	const others = shared.filter((room) => !shown.includes(room));
	const link = (room: PropertyRoom, sizes: string) => (
		<RoomPictures of={picturesOf(room)} name={room.name} {...{ property, gallery, sizes }} />
	);
	return (
		<Section id="rooms" title={t('sections.rooms')} layout="beside">
			{slept.length > 0 ? (
				<>
					<h3 className="text-h4">{t('property-rooms:sleeping')}</h3>
					<ul className="pb-8">
						{slept.map((room) => (
							<li key={room.key} className="flex items-center gap-6 border-b border-line py-3">
								<div className="grow lg:grid lg:grid-cols-2">
									<div>
										<p className="font-semibold">{room.name}</p>
										{room.floor ? <p className="text-small text-ink2">{room.floor}</p> : null}
									</div>
									<div>
										<p>{words.beds(room)}</p>
										<p className="text-small text-ink2">{words.facts(room)}</p>
									</div>
								</div>
								{/* Keeps its width without a picture, so that all beds stand below each other. */}
								<div className={`w-30 shrink-0 ${picturesOf(room).length > 0 ? '' : 'max-lg:hidden'}`}>
									{link(room, '120px')}
								</div>
							</li>
						))}
					</ul>
				</>
			) : null}
			{shared.length > 0 ? (
				<>
					<h3 className="text-h4">{t('property-rooms:living')}</h3>
					{shown.length > 0 ? (
						<ul className="grid gap-6 pt-4 sm:grid-cols-2">
							{shown.map((room) => (
								<li key={room.key}>
									{link(room, '(min-width: 62.5rem) 390px, (min-width: 31.25rem) 45vw, 90vw')}
									<p className="mt-3 font-semibold">{room.name}</p>
									<p className="text-small text-ink2">{[room.floor, words.facts(room)].filter(Boolean).join(', ')}</p>
								</li>
							))}
						</ul>
					) : null}
					{others.length > 0 ? (
						<p className="pt-4 text-ink2">
							{t('property-rooms:also', { rooms: others.map(({ name }) => name).join(', ') })}
						</p>
					) : null}
				</>
			) : null}
		</Section>
	);
}

type RoomPicturesProps = RoomsProps & { of: readonly number[]; name: string; sizes: string };

/** The first picture of a room; it opens the gallery there. */
function RoomPictures({ of, name, sizes, property, gallery }: RoomPicturesProps) {
	const { t } = useTranslation('property-rooms');
	const [first] = of;
	const picture = first === undefined ? undefined : property.pictures[first];
	if (first === undefined || !picture) return null;
	return (
		<a
			href={`?view=pictures#picture-${first + 1}`}
			aria-label={t('pictures', { count: of.length, room: name })}
			onClick={(event) => {
				event.preventDefault();
				gallery.current(first);
			}}
		>
			<Picture picture={{ ...picture, alt: '' }} sizes={sizes} isInList className="aspect-3/2" />
		</a>
	);
}
