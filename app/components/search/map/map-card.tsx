import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { relOf } from '../../ui/dated-link';
import { Icon } from '../../ui/icon';
import { NoPicture } from '../../ui/no-picture';
import { Picture } from '../../ui/picture';
import { CardGallery } from '../card-gallery';
import type { CardView } from '../card-view';

type MapCardProps = {
	card: CardView;
	/** Which of the houses of its pin, from 0, and how many there are. */
	at: number;
	count: number;
	/** It was opened by the keyboard, which goes on in it. */
	takesFocus: boolean;
	onStep: (by: 1 | -1) => void;
	onClose: () => void;
};

const ROUND = 'map-button grid place-items-center rounded-full bg-sheet shadow-popover';

/** The house that was chosen on the map; arrows walk through the houses of one pin. Esc closes it. */
export function MapCard({ card, at, count, takesFocus, onStep, onClose }: MapCardProps) {
	const { t } = useTranslation('results-map');
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (takesFocus) link.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	return (
		<article
			aria-label={card.name}
			className="map-card group pointer-events-auto relative bg-sheet shadow-panel"
			onKeyDown={(event) => {
				if (event.key === 'Escape') onClose();
			}}
		>
			<div className="map-picture relative overflow-hidden bg-light1">
				{card.cover ? <Picture picture={card.cover} sizes="272px" className="size-full object-cover" /> : <NoPicture />}
				{card.more.length > 0 ? <CardGallery key={card.id} card={card} sizes="272px" /> : null}
			</div>
			<div className="px-4 pt-3 pb-4">
				<p className="text-label text-ink2">{card.place}</p>
				<h3 className="serif text-h4">
					<Link ref={link} to={card.to} rel={relOf(card.to)} className="after:absolute after:inset-0">
						{card.name}
					</Link>
				</h3>
				<p className="text-label text-ink2">{card.facts}</p>
				<p className="tabular mt-2 flex items-baseline justify-between gap-3 border-t border-line pt-2 text-small">
					<span>{card.period}</span>
					<span className="font-semibold text-price">{card.price}</span>
				</p>
				{card.week ? <p className="tabular text-right text-label text-ink2">{card.week}</p> : null}
				{count > 1 ? (
					<p className="relative z-1 mt-2 flex items-center justify-between border-t border-line pt-2 text-label">
						<button type="button" aria-label={t('previous')} onClick={() => onStep(-1)} className={ROUND}>
							<Icon name="chevronLeft" size={16} />
						</button>
						{t('here', { at: at + 1, count })}
						<button type="button" aria-label={t('next')} onClick={() => onStep(1)} className={ROUND}>
							<Icon name="chevronRight" size={16} />
						</button>
					</p>
				) : null}
			</div>
			<button type="button" aria-label={t('close')} onClick={onClose} className={`${ROUND} map-close absolute z-20`}>
				<Icon name="close" size={16} />
			</button>
		</article>
	);
}
