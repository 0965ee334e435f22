import { useTranslation } from 'react-i18next';
import { CardTile } from '../search/card-tile';
import type { CardView } from '../search/card-view';

const SIZES = '(min-width: 81.25rem) 308px, (min-width: 50rem) 46vw, 78vw';

/** Properties like this one below its terms (SEARCH-28), on phones a row to swipe; nothing where there are none. */
export function Similar({ cards }: { cards: readonly CardView[] }) {
	const { t } = useTranslation('house');
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby="similar" className="border-t border-line2 pt-6 print:hidden">
			<h2 id="similar" className="text-h3">
				{t('similar')}
			</h2>
			<ul className="house-similar no-scrollbar isolate">
				{cards.map((card) => (
					<li key={card.id} className="grid">
						<CardTile card={card} isFirst={false} sizes={SIZES} headingLevel="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
