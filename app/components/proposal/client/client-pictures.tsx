import { type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../../ui/fetch-part';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import type { ClientOption, ClientView } from './client-view';

type Gallery = ComponentType<{ name: string; pictures: ClientOption['pictures']; first: number; onClose: () => void }>;

/** Pictures that are seen at once; the others open. */
const SHOWN = 3;

type PicturesProps = { view: ClientView; option: ClientOption };

/** The first pictures of an option. All of them open over the page; without script the link leads to the same page with a list of them. */
export function ClientPictures({ view, option: { key, name, pictures } }: PicturesProps) {
	const { t } = useTranslation(['proposal']);
	const [first, ...more] = pictures;
	const [Open, setOpen] = useState<Gallery | null>(null);
	if (!first) return null;
	const beside = more.slice(0, SHOWN - 1);
	const id = `pictures-${key}`;
	const show = (event: MouseEvent<HTMLAnchorElement>) => {
		// Into another tab or window it is a link.
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		fetchPart(() => import('../../property/gallery-dialog'), ['property', 'property-rooms']).then(
			(module) => setOpen(() => module.default),
			() => location.assign(href),
		);
	};
	return (
		<div className="relative mt-7">
			<div
				className={`grid grid-cols-2 gap-1 max-lg:-mx-5 lg:gap-2 ${beside.length > 0 ? 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2' : ''}`}
			>
				<Picture
					picture={first}
					sizes="(width >= 90rem) 871px, (width >= 50rem) 66vw, 100vw"
					className="col-span-2 aspect-3/2 w-full lg:col-span-1 lg:row-span-2 lg:h-full"
				/>
				{beside.map((picture) => (
					<Picture
						key={picture.hash}
						picture={picture}
						sizes="(width >= 90rem) 435px, (width >= 50rem) 33vw, 50vw"
						isInList
						className={`aspect-3/2 w-full ${beside.length === 1 ? 'max-lg:col-span-2 lg:row-span-2 lg:h-full' : ''}`}
					/>
				))}
			</div>
			{pictures.length > 1 && !view.isGalleryOpen ? (
				<a
					href={`?${view.isNewest ? '' : `version=${view.snapshot.version}&`}pictures=all#${id}`}
					className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-3 bg-sheet px-5 text-small font-medium text-ink print:hidden"
					onClick={show}
				>
					<Icon name="grid" size={18} />
					{t('pictures', { count: pictures.length })}
					<span className="sr-only">: {name}</span>
				</a>
			) : null}
			{view.isGalleryOpen ? (
				<ul id={id} className="mt-3 grid gap-2 sm:grid-cols-2 print:hidden">
					{pictures.map((picture) => (
						<li key={picture.hash}>
							<Picture picture={picture} sizes="(width >= 31.25rem) 50vw, 100vw" isInList className="aspect-3/2" />
						</li>
					))}
				</ul>
			) : null}
			{Open ? <Open name={name} pictures={pictures} first={0} onClose={() => setOpen(null)} /> : null}
		</div>
	);
}
