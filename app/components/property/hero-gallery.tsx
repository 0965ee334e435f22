import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyRoom } from '~/domain/property/property-room';
import { fetchPart } from '../ui/fetch-part';
import { Icon } from '../ui/icon';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import type { GalleryPicture } from './picture-list';
import type { GalleryOpener } from './rooms-section';
import { useSlides } from './use-slides';

const GalleryDialog = lazy(() => fetchPart(() => import('./gallery-dialog'), ['property-rooms']));

const BIG = '(min-width: 90rem) 870px, (min-width: 50rem) 64vw, 100vw';
const SMALL = '(min-width: 90rem) 435px, (min-width: 50rem) 32vw, 100vw';

type HeroGalleryProps = {
	name: string;
	pictures: readonly GalleryPicture[];
	rooms?: readonly PropertyRoom[];
	/** Opens the gallery from elsewhere on the page. */
	opener?: GalleryOpener;
};

/**
 * The pictures at the head of the page: one large and two small, on phones a row to swipe from edge to edge. The large one changes by
 * itself on wide screens until the visitor stops it. Each picture opens all of them, in a dialog with script, as a plain list without.
 */
export function HeroGallery({ name, pictures, rooms, opener }: HeroGalleryProps) {
	const { t } = useTranslation(['property', 'common']);
	const count = pictures.length;
	const [opened, setOpened] = useState<number | null>(null);
	const [swiped, setSwiped] = useState(0);
	const row = useRef<HTMLUListElement>(null);
	const order = useMemo(() => slideOrder(count), [count]);
	const { shown, next, layers, isAble, isPlaying, setPlaying } = useSlides({
		order,
		frame: row,
		isHeld: opened !== null,
	});
	useEffect(() => {
		if (opener) opener.current = setOpened;
	}, [opener]);
	if (count === 0) {
		return (
			<div className="container">
				<p className="relative aspect-5/2 overflow-hidden bg-light1 text-ink2">
					<NoPicture />
					<span className="absolute bottom-0 left-0 px-5 pb-4">{t('pictures.none')}</span>
				</p>
			</div>
		);
	}
	const position = Math.max(shown, swiped);
	return (
		<section aria-label={t('pictures.title', { name })} className="relative lg:container">
			<div className="relative">
				<ul
					ref={row}
					onScroll={(event) => {
						const { scrollLeft, clientWidth } = event.currentTarget;
						setSwiped(Math.round(scrollLeft / clientWidth));
					}}
					className={`no-scrollbar flex snap-x snap-mandatory overflow-x-auto lg:grid lg:gap-2 lg:overflow-visible ${count > 2 ? 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2' : ''}`}
				>
					{pictures.map((picture, index) => (
						<li
							key={picture.hash + index}
							className={`relative w-full shrink-0 snap-center overflow-hidden ${index === 0 ? 'lg:row-span-2' : index > 2 || count < 3 ? 'lg:hidden' : ''}`}
							// Pictures two swipes away load only after the first swipe.
							style={index > 2 && swiped === 0 ? { contentVisibility: 'auto' } : undefined}
						>
							<a
								href={`?view=pictures#picture-${index + 1}`}
								onClick={(event) => {
									event.preventDefault();
									setOpened(index === 0 ? shown : index);
								}}
								className="block h-full focus-visible:-outline-offset-4 focus-visible:outline-white"
							>
								<Picture
									picture={picture}
									sizes={index === 0 ? BIG : SMALL}
									isFirst={index === 0}
									isInList={index > 0}
									className="aspect-3/2 h-full w-full"
								/>
								{index === 0
									? layers.map((layer) => {
											const slide = pictures[layer];
											return slide ? (
												<span
													key={layer}
													aria-hidden="true"
													className={`slide ${layer === shown ? 'z-1' : layer === next ? 'z-2 opacity-0' : ''}`}
												>
													<Picture picture={slide} sizes={BIG} className="h-full w-full" />
												</span>
											) : null;
										})
									: null}
							</a>
						</li>
					))}
				</ul>
				<div className="on-dark pointer-events-none absolute bottom-0 left-0 z-3 w-full bg-[linear-gradient(to_top_in_oklab,rgb(10_18_18/62%),transparent)] px-5 pb-4 pt-16 text-white lg:w-[calc((100%-0.5rem)*2/3)] lg:px-6 lg:pb-6">
					<p className="flex items-center gap-4 text-body lg:text-small">
						{isAble ? (
							<button
								type="button"
								onClick={() => setPlaying(!isPlaying)}
								aria-label={isPlaying ? t('pictures.pause') : t('pictures.play')}
								className="pointer-events-auto -my-3 -ml-3 grid size-11 place-items-center"
							>
								<svg viewBox="0 0 12 12" width={12} height={12} fill="currentColor" aria-hidden="true">
									<path d={isPlaying ? 'M1 0h3.500v12H1zM7.500 0H11v12H7.500z' : 'M1 0v12l11-6z'} />
								</svg>
							</button>
						) : null}
						<span className="relative h-0.5 w-30 bg-white/45">
							<span
								className="absolute inset-y-0 left-0 bg-white transition-[width] duration-200"
								style={{ width: `${((position + 1) / count) * 100}%` }}
							/>
						</span>
						<span className="tabular">{t('common:picture.of', { position: position + 1, count })}</span>
					</p>
				</div>
				<a
					href="?view=pictures"
					onClick={(event) => {
						event.preventDefault();
						setOpened(0);
					}}
					className="absolute bottom-3 right-5 z-4 inline-flex min-h-11 items-center gap-3 rounded-sm bg-sheet px-4 text-small font-semibold transition-colors hover:bg-light1 max-lg:size-11 max-lg:justify-center max-lg:px-0 lg:bottom-5 lg:px-5"
				>
					<Icon name="grid" size={18} />
					<span className="max-lg:sr-only">{t('pictures.all', { count })}</span>
				</a>
			</div>
			{opened !== null ? (
				<Suspense fallback={null}>
					<GalleryDialog
						{...{ name, pictures, ...(rooms ? { rooms } : {}) }}
						first={opened}
						onClose={() => setOpened(null)}
					/>
				</Suspense>
			) : null}
		</section>
	);
}

/** The large picture's turns: those beside it are to be seen already. */
function slideOrder(count: number): number[] {
	const all = Array.from({ length: count }, (_, index) => index);
	return count > 3 ? all.filter((index) => index !== 1 && index !== 2) : all;
}
