import { useTranslation } from 'react-i18next';
import { CardTile } from '../search/card-tile';
import type { CardView } from '../search/card-view';

const SIZES = '(min-width: 81.25rem) 308px, (min-width: 50rem) 46vw, 256px';

/** Properties like this one below its terms (SEARCH-28), on phones a row to swipe; nothing where there are none. */
export function Similar({ cards }: { cards: readonly CardView[] }) {
	const { t } = useTranslation('house');
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby="similar" className="border-t border-line2 pt-6 print:hidden">
			<h2 id="similar" className="text-h3">
				{t('similar')}
			</h2>
			<ul className="no-scrollbar isolate flex snap-x gap-x-7 gap-y-10 overflow-x-auto pt-8 max-lg:-mx-5 max-lg:px-5 lg:grid lg:grid-cols-2 lg:overflow-visible 2xl:grid-cols-4">
				{cards.map((card) => (
					<li key={card.id} className="grid w-64 shrink-0 snap-center lg:w-auto">
						<CardTile card={card} isFirst={false} sizes={SIZES} headingLevel="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
