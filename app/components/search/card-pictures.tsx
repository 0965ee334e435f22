import type { TouchEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '~/domain/search/search-result';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

type CardPicturesProps = { card: PropertyCard; isActive: boolean; isFirst: boolean; sizes: string };

const SWIPE = 40;

/** The pictures of a card, one at a time; until somebody points at the card there is only its cover. */
export function CardPictures({ card, isActive, isFirst, sizes }: CardPicturesProps) {
	const [index, setIndex] = useState(0);
	const touch = useRef<number | null>(null);
	const { pictures } = card;
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
			{isActive ? <Controls name={card.name} count={count} index={index} go={go} /> : null}
		</div>
	);
}

const ARROW =
	'absolute inset-y-0 z-10 grid w-12 place-items-center text-white opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100';

function Controls({
	name,
	count,
	index,
	go,
}: {
	name: string;
	count: number;
	index: number;
	go: (by: number) => void;
}) {
	const { t } = useTranslation();
	return (
		<>
			<div className="pointer-events-none absolute inset-0 bg-linear-to-t from-main/55 to-transparent to-45% opacity-0 transition-opacity duration-250 group-focus-within:opacity-100 group-hover:opacity-100" />
			<button
				type="button"
				className={`${ARROW} left-0`}
				onClick={() => go(-1)}
				aria-label={`${name}: ${t('picture.previous')}`}
			>
				<Icon name="chevronLeft" size={22} className="drop-shadow-[0_0_3px_rgb(0_0_0/60%)]" />
			</button>
			<button
				type="button"
				className={`${ARROW} right-0`}
				onClick={() => go(1)}
				aria-label={`${name}: ${t('picture.next')}`}
			>
				<Icon name="chevronRight" size={22} className="drop-shadow-[0_0_3px_rgb(0_0_0/60%)]" />
			</button>
			<p className="sr-only" aria-live="polite">
				{t('picture.of', { position: index + 1, count })}
			</p>
			<div
				aria-hidden="true"
				className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-2 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100"
			>
				{Array.from({ length: count }, (_, position) => (
					<span key={position} className={`h-0.5 w-5 bg-white ${position === index ? '' : 'opacity-50'}`} />
				))}
			</div>
		</>
	);
}
