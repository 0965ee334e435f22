import type { TouchEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { readPicture } from '~/domain/picture/stored-picture';
import { Picture } from '../ui/picture';
import { CardControls } from './card-controls';
import type { CardView } from './card-view';

const SWIPE = 40;

/** The other pictures of a card, over its cover; a separate chunk, fetched when the visitor points at or touches a card. */
export function CardGallery({ card, sizes }: { card: CardView; sizes: string }) {
	const [index, setIndex] = useState(0);
	const frame = useRef<HTMLDivElement>(null);
	const touch = useRef<number | null>(null);
	const count = card.more.length + 1;
	const go = (by: number) => setIndex((index + by + count) % count);
	// The next one is fetched ahead, so that it is there when it is asked for.
	const shown = [index, (index + 1) % count].filter((position) => position > 0);
	useEffect(() => {
		const parent = frame.current?.parentElement;
		if (parent) parent.style.touchAction = 'pan-y';
	}, []);
	const swipe = (event: TouchEvent) => {
		const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
		if (touch.current !== null && Math.abs(moved) > SWIPE) go(moved > 0 ? -1 : 1);
		touch.current = null;
	};
	return (
		<div
			ref={frame}
			className="absolute inset-0"
			onTouchStart={(event) => {
				touch.current = event.touches[0]?.clientX ?? null;
			}}
			onTouchEnd={swipe}
		>
			{shown.map((position) => {
				const packed = card.more[position - 1];
				return packed ? (
					<Picture
						key={position}
						picture={readPicture(packed)}
						sizes={sizes}
						className={`absolute inset-0 transition-opacity duration-250 ${position === index ? '' : 'opacity-0'}`}
					/>
				) : null;
			})}
			<CardControls name={card.name} count={count} index={index} go={go} />
		</div>
	);
}
