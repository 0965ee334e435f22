import { lazy, Suspense, type TouchEvent, useRef, useState } from 'react';
import type { CardPicture } from '~/domain/search/search-result';
import { Picture } from '../ui/picture';

const CardControls = lazy(() => import('./card-controls').then((module) => ({ default: module.CardControls })));

type CardPicturesProps = {
	name: string;
	pictures: readonly CardPicture[];
	/** True once somebody points at the card or tabs into it. */
	isActive: boolean;
	isFirst: boolean;
	sizes: string;
};

const SWIPE = 40;

/** The pictures of a card, one at a time; until somebody points at the card there is only its cover. */
export function CardPictures({ name, pictures, isActive, isFirst, sizes }: CardPicturesProps) {
	const [index, setIndex] = useState(0);
	const touch = useRef<number | null>(null);
	const count = pictures.length;
	const go = (by: number) => setIndex((index + by + count) % count);
	const swipe = (event: TouchEvent) => {
		const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
		if (touch.current !== null && Math.abs(moved) > SWIPE && count > 1) go(moved > 0 ? -1 : 1);
		touch.current = null;
	};
	// The next one is fetched ahead, so that it is there when it is asked for.
	const shown = new Set(isActive ? [index, (index + 1) % count] : [index]);
	return (
		<div
			className="relative aspect-3/2 overflow-hidden bg-light1"
			onTouchStart={(event) => {
				touch.current = event.touches[0]?.clientX ?? null;
			}}
			onTouchEnd={swipe}
		>
			{pictures.map((picture, position) =>
				shown.has(position) ? (
					<Picture
						key={picture.hash}
						picture={picture}
						sizes={sizes}
						isFirst={isFirst && position === 0}
						className={`absolute inset-0 transition-opacity duration-250 ${position === index ? '' : 'opacity-0'}`}
					/>
				) : null,
			)}
			{isActive ? (
				<Suspense>
					<CardControls name={name} count={count} index={index} go={go} />
				</Suspense>
			) : null}
		</div>
	);
}
