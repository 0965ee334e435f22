import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureGroups } from '~/domain/property/picture-groups';
import type { PropertyRoom } from '~/domain/property/property-room';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { GalleryThumbnails } from './gallery-thumbnails';
import type { GalleryPicture } from './picture-list';
import { useGroupName } from './use-group-name';
import './gallery.css';

type GalleryDialogProps = {
	name: string;
	pictures: readonly GalleryPicture[];
	rooms?: readonly PropertyRoom[];
	/** Index into `pictures`. */
	first: number;
	onClose: () => void;
};

/**
 * All pictures by their rooms, one at a time, over the whole page: a modal dialog of the platform, so Escape closes it, focus stays in
 * it and goes back where it came from. Arrow keys, Home and End, buttons, thumbnails or a swipe lead on.
 */
export default function GalleryDialog({ name, pictures, rooms = [], first, onClose }: GalleryDialogProps) {
	const { t } = useTranslation(['property', 'common']);
	const nameOf = useGroupName();
	const dialog = useRef<HTMLDialogElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const groups = useMemo(() => pictureGroups(pictures, rooms), [pictures, rooms]);
	/** Indexes into `pictures` in the order of the groups. */
	const order = useMemo(() => groups.flatMap((group) => group.pictures), [groups]);
	const opened = Math.max(0, order.indexOf(first));
	const [shown, setShown] = useState(opened);
	const last = order.length - 1;

	useEffect(() => {
		const element = dialog.current;
		if (!element || element.open) return;
		element.showModal();
		row.current?.children[opened]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
		document.documentElement.style.overflow = 'hidden';
		return () => {
			document.documentElement.style.overflow = '';
		};
	}, [opened]);

	const go = (index: number) => {
		const target = Math.min(last, Math.max(0, index));
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		row.current?.scrollTo({
			left: target * row.current.clientWidth,
			behavior: isStill || Math.abs(target - shown) > 1 ? 'instant' : 'smooth',
		});
	};
	const keys: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
	const picture = pictures[order[shown] ?? 0];
	const group = groups.find((each) => each.pictures.includes(order[shown] ?? -1));
	const room = group ? nameOf(group) : '';

	return (
		<dialog
			ref={dialog}
			aria-label={t('pictures.title', { name })}
			onClose={onClose}
			onKeyDown={(event) => {
				const target = keys[event.key];
				if (target === undefined) return;
				event.preventDefault();
				go(target);
			}}
			className="gallery on-dark"
		>
			<div className="gallery-head">
				<p className="serif truncate text-h4 text-current!">{name}</p>
				<p aria-live="polite" className="gallery-place tabular">
					{room ? <span>{room}</span> : null}
					<span className="text-dim">{t('common:picture.of', { position: shown + 1, count: order.length })}</span>
				</p>
				<button
					type="button"
					onClick={() => dialog.current?.close()}
					aria-label={t('pictures.close')}
					className="-mr-2.5 grid size-11 place-items-center"
				>
					<Icon name="close" size={26} />
				</button>
			</div>
			<div className="gallery-stage">
				<button
					type="button"
					onClick={() => go(shown - 1)}
					disabled={shown === 0}
					aria-label={t('common:picture.previous')}
					className="gallery-arrow left-6"
				>
					<Icon name="chevronLeft" size={26} />
				</button>
				<ul
					ref={row}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
					tabIndex={0}
					onScroll={(event) => {
						const { scrollLeft, clientWidth } = event.currentTarget;
						setShown(Math.round(scrollLeft / clientWidth));
					}}
					className="gallery-row no-scrollbar"
				>
					{order.map((index, position) => {
						const each = pictures[index];
						return each ? (
							<li key={index} aria-hidden={position !== shown}>
								<Picture picture={each} sizes="(min-width: 50rem) 80vw, 100vw" className="gallery-picture" />
							</li>
						) : null;
					})}
				</ul>
				<button
					type="button"
					onClick={() => go(shown + 1)}
					disabled={shown === last}
					aria-label={t('common:picture.next')}
					className="gallery-arrow right-6"
				>
					<Icon name="chevronRight" size={26} />
				</button>
			</div>
			<p className="gallery-words">{picture?.alt}</p>
			<GalleryThumbnails {...{ groups, pictures, shown, go }} />
		</dialog>
	);
}
