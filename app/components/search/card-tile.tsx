import { Link } from '@remix-run/react';
import { lazy, Suspense, useState } from 'react';
import { KeepButton } from '../shortlist/keep-button';
import { relOf } from '../ui/dated-link';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import type { CardView } from './card-view';

// Marked as pure: pages whose cards come late would load this file at once for the sake of the call.
const CardGallery = /* @__PURE__ */ lazy(() =>
	import('./card-gallery').then((module) => ({ default: module.CardGallery })),
);

type CardTileProps = {
	card: CardView;
	/** True for what the first view is made of. */
	isFirst: boolean;
	/** How wide its picture stands. */
	sizes: string;
	headingLevel: 'h2' | 'h3';
};

/** A property in a list: the whole card is its link; arrows over the picture appear while one points at it or tabs into it. */
export function CardTile({ card, isFirst, sizes, headingLevel: Heading }: CardTileProps) {
	const [isActive, setIsActive] = useState(false);
	const wake = card.more.length > 0 && !isActive ? () => setIsActive(true) : undefined;
	return (
		<article className="group house-card" onPointerEnter={wake} onTouchStart={wake} onFocus={wake}>
			<div>
				<p>{card.place}</p>
				<Heading>
					<Link to={card.to} rel={relOf(card.to)}>
						{card.name}
					</Link>
				</Heading>
				<p>{card.facts}</p>
				<p>
					<span>{card.period}</span>
					<span className="amount text-right">
						{card.price}
						{card.week ? <small className="block text-label font-normal text-ink2">{card.week}</small> : null}
						{card.commission ? <small className="house-commission">{card.commission}</small> : null}
					</span>
				</p>
			</div>
			<div className="house-pictures">
				{card.cover ? <Picture picture={card.cover} sizes={sizes} isFirst={isFirst} isInList /> : <NoPicture />}
				{isActive ? (
					<Suspense>
						<CardGallery card={card} sizes={sizes} />
					</Suspense>
				) : null}
				<KeepButton id={card.id} name={card.name} />
			</div>
		</article>
	);
}
