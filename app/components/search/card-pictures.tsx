import { lazy, Suspense, type TouchEvent, useRef, useState } from 'react';
import { Picture } from '../ui/picture';
import type { CardView } from './card-view';
import { unpackPicture } from './packed-picture';

const CardControls = lazy(() => import('./card-controls').then((module) => ({ default: module.CardControls })));

type CardPicturesProps = {
	card: CardView;
	/** True once somebody points at the card or tabs into it. */
	isActive: boolean;
	isFirst: boolean;
	sizes: string;
};

const SWIPE = 40;

/** The pictures of a card, one at a time; until somebody points at the card there is only its cover. */
export function CardPictures({ card, isActive, isFirst, sizes }: CardPicturesProps) {
	const [index, setIndex] = useState(0);
	const touch = useRef<number | null>(null);
	const { cover, more } = card;
	const count = more.length + 1;
	const pictureAt = (position: number) => {
		const packed = more[position - 1];
		return packed ? unpackPicture(packed) : cover;
	};
	const go = (by: number) => setIndex((index + by + count) % count);
	const swipe = (event: TouchEvent) => {
		const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
		if (touch.current !== null && Math.abs(moved) > SWIPE && count > 1) go(moved > 0 ? -1 : 1);
		touch.current = null;
	};
	// The next one is fetched ahead, so that it is there when it is asked for.
	const shown = isActive && count > 1 ? [index, (index + 1) % count] : [index];
	return (
		<div
			className="house-pictures"
			onTouchStart={(event) => {
				touch.current = event.touches[0]?.clientX ?? null;
			}}
			onTouchEnd={swipe}
		>
			{shown.map((position) => {
				const picture = pictureAt(position);
				return picture ? (
					<Picture
						key={picture.hash}
						picture={picture}
						sizes={sizes}
						isFirst={isFirst && position === 0}
						className={position === index ? undefined : 'opacity-0'}
					/>
				) : null;
			})}
			{isActive ? (
				<Suspense>
					<CardControls name={card.name} count={count} index={index} go={go} />
				</Suspense>
			) : null}
		</div>
	);
}
