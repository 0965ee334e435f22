import type { TouchEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { readPicture } from '~/domain/picture/stored-picture';
import { Picture } from '../ui/picture';
import { CardControls } from './card-controls';
import type { CardView } from './card-view';

const SWIPE = 40;

/** What a card shows while it is pointed at or has the focus: its second picture, an interior. */
const SECOND = 1;

/**
 * The other pictures of a card, over its cover; a separate chunk, fetched when the visitor points at or touches a card. Pointing at it
 * shows the second one and leaving it the cover; arrows and swipes lead on, and fetch the next one ahead.
 */
export function CardGallery({ card, sizes }: { card: CardView; sizes: string }) {
	const [index, setIndex] = useState(() => (matchMedia('(hover: hover)').matches ? SECOND : 0));
	const [isTurned, setTurned] = useState(false);
	const [loaded, setLoaded] = useState<readonly number[]>([]);
	const frame = useRef<HTMLDivElement>(null);
	const touch = useRef<number | null>(null);
	const count = card.more.length + 1;
	const go = (by: number) => {
		setIndex((index + by + count) % count);
		setTurned(true);
	};
	const shown = [index, ...(isTurned || index === 0 ? [(index + 1) % count] : [])].filter((position) => position > 0);
	useEffect(() => {
		const parent = frame.current?.parentElement;
		if (parent) parent.style.touchAction = 'pan-y';
		const article = frame.current?.closest('article');
		if (!article || !matchMedia('(hover: hover)').matches) return;
		const show = (position: number) => () => {
			if (position === 0 && article.matches(':hover, :focus-within')) return;
			setIndex(position);
			setTurned(false);
		};
		const [enter, leave] = [show(SECOND), show(0)];
		// After the focus has moved on.
		const blur = () => setTimeout(leave);
		const focus = ({ relatedTarget }: FocusEvent) => {
			const hasFocus = relatedTarget instanceof Node && article.contains(relatedTarget);
			if (!hasFocus && !article.matches(':hover')) enter();
		};
		article.addEventListener('focusin', focus);
		article.addEventListener('pointerenter', enter);
		article.addEventListener('pointerleave', leave);
		article.addEventListener('focusout', blur);
		return () => {
			article.removeEventListener('focusin', focus);
			article.removeEventListener('pointerenter', enter);
			article.removeEventListener('pointerleave', leave);
			article.removeEventListener('focusout', blur);
		};
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
					<div
						key={position}
						// The cover stays until the picture is there.
						onLoadCapture={() => setLoaded((known) => [...known, position])}
						className={`absolute inset-0 transition-opacity duration-250 ${position === index && loaded.includes(position) ? '' : 'opacity-0'}`}
					>
						<Picture picture={readPicture(packed)} sizes={sizes} className="h-full" />
					</div>
				) : null;
			})}
			<CardControls name={card.name} count={count} index={index} go={go} />
		</div>
	);
}
