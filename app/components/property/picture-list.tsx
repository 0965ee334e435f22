import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { pictureGroups } from '~/domain/property/picture-groups';
import type { PropertyRoom, RoomPicture } from '~/domain/property/property-room';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { useGroupName } from './use-group-name';

/** A picture that may name its room. */
export type GalleryPicture = StoredPicture & Partial<Pick<RoomPicture, 'room' | 'shows'>>;

type PictureListProps = {
	property: { name: string; pictures: readonly GalleryPicture[] };
	rooms?: readonly PropertyRoom[];
	path: string;
};

/** `?view=pictures`: all pictures of a property as a plain list by its rooms, for browsers without script and for sharing. */
export function PictureList({ property, rooms = [], path }: PictureListProps) {
	const { t } = useTranslation('property');
	const nameOf = useGroupName();
	return (
		<main id="content" className="container pb-16 pt-6 lg:pb-26">
			<Link to={path} className="inline-flex min-h-11 items-center gap-2 text-small hover:text-accent-ink">
				<Icon name="chevronLeft" size={18} />
				{t('pictures.back', { name: property.name })}
			</Link>
			<h1 className="mt-2 text-h2">{t('pictures.title', { name: property.name })}</h1>
			<div className="lg:grid lg:grid-cols-2 lg:gap-x-8">
				{pictureGroups(property.pictures, rooms).map((group, at) => {
					const isWide = group.pictures.length > 1;
					return (
						<section key={group.of} className={`mt-8 lg:mt-10 ${isWide ? 'lg:col-span-2' : ''}`}>
							{group.of === null ? null : <h2 className="pb-4 text-h4">{nameOf(group)}</h2>}
							<ul className={`grid gap-8 ${isWide ? 'lg:grid-cols-2 lg:gap-x-8 lg:gap-y-10' : ''}`}>
								{group.pictures.map((index) => {
									const picture = property.pictures[index];
									return picture ? (
										<li key={index} id={`picture-${index + 1}`} className="scroll-mt-6">
											<Picture
												picture={{ ...picture, alt: '' }}
												sizes="(min-width: 90rem) 640px, (min-width: 50rem) 46vw, 100vw"
												isFirst={at === 0 && index === group.pictures[0]}
												className="aspect-3/2 max-lg:-mx-5"
											/>
											<p className="mt-3 text-small text-ink2">{picture.alt}</p>
										</li>
									) : null;
								})}
							</ul>
						</section>
					);
				})}
			</div>
		</main>
	);
}
