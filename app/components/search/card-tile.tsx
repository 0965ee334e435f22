import { Link } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Language } from '~/domain/language/language';
import type { PropertyCard } from '~/domain/search/search-result';
import { CardPictures } from './card-pictures';
import { type CardGuests, cardAddress, factWords, placeWords, priceWords } from './card-words';

type CardTileProps = {
	card: PropertyCard;
	guests: CardGuests;
	/** True for what the first view is made of. */
	isFirst: boolean;
	/** How wide its picture stands. */
	sizes: string;
	headingLevel: 'h2' | 'h3';
	language: Language;
	t: TFunction;
};

/** A house in a list: the whole card is its link; arrows over the picture appear while one points at it or tabs into it. */
export function CardTile({ card, guests, isFirst, sizes, headingLevel: Heading, language, t }: CardTileProps) {
	const [isActive, setIsActive] = useState(false);
	const price = priceWords(card, t, language);
	const wake = card.pictures.length > 1 && !isActive ? () => setIsActive(true) : undefined;
	return (
		<article className="group relative flex flex-col" onPointerEnter={wake} onFocus={wake}>
			<div className="order-1 px-5 lg:px-0">
				<p className="mt-4 text-small text-ink2">{placeWords(card, language)}</p>
				<Heading className="mt-1 text-h4">
					<Link
						to={cardAddress(card, card.offer, guests, language)}
						className="border-b border-transparent pb-0.5 transition-colors after:absolute after:inset-0 group-hover:border-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-main"
					>
						{card.name}
					</Link>
				</Heading>
				<p className="mt-2 text-small text-ink2">{factWords(card, card.offer, t, language)}</p>
				<p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3">
					<span className="text-small">{price.left}</span>
					<span className="amount text-[1.0625rem]">{price.right}</span>
				</p>
			</div>
			<CardPictures card={card} isActive={isActive} isFirst={isFirst} sizes={sizes} />
		</article>
	);
}
