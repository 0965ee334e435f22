import { Link } from '@remix-run/react';
import { useState } from 'react';
import { CardPictures } from './card-pictures';
import type { CardView } from './card-view';

type CardTileProps = {
	card: CardView;
	/** True for what the first view is made of. */
	isFirst: boolean;
	/** How wide its picture stands. */
	sizes: string;
	headingLevel: 'h2' | 'h3';
};

/** A house in a list: the whole card is its link; arrows over the picture appear while one points at it or tabs into it. */
export function CardTile({ card, isFirst, sizes, headingLevel: Heading }: CardTileProps) {
	const [isActive, setIsActive] = useState(false);
	const wake = card.pictures.length > 1 && !isActive ? () => setIsActive(true) : undefined;
	return (
		<article className="group relative flex flex-col" onPointerEnter={wake} onFocus={wake}>
			<div className="order-1 px-5 lg:px-0">
				<p className="mt-4 text-small text-ink2">{card.place}</p>
				<Heading className="mt-1 text-h4">
					<Link
						to={card.to}
						className="border-b border-transparent pb-0.5 transition-colors after:absolute after:inset-0 group-hover:border-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-main"
					>
						{card.name}
					</Link>
				</Heading>
				<p className="mt-2 text-small text-ink2">{card.facts}</p>
				<p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3">
					<span className="text-small">{card.period}</span>
					<span className="amount text-[1.0625rem]">{card.price}</span>
				</p>
			</div>
			<CardPictures name={card.name} pictures={card.pictures} isActive={isActive} isFirst={isFirst} sizes={sizes} />
		</article>
	);
}
