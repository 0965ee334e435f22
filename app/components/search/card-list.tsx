import { CardTile } from './card-tile';
import type { CardView } from './card-view';

type CardListProps = {
	cards: readonly CardView[];
	headingLevel?: 'h2' | 'h3';
	/** Columns from 800 and from 1300 px on; one on phones, where pictures reach the edges of the screen, and beside a map. */
	columns?: '2-3' | '3-4' | 'map';
	/** How many pictures the first view shows: they are not lazy. */
	eagerCount?: number;
	className?: string;
};

const COLUMNS = {
	'2-3': {
		grid: 'lg:grid-cols-2 2xl:grid-cols-3',
		sizes: '(min-width: 81.25rem) 312px, (min-width: 50rem) 34vw, 100vw',
	},
	'3-4': {
		grid: 'lg:grid-cols-3 2xl:grid-cols-4',
		sizes: '(min-width: 81.25rem) 308px, (min-width: 50rem) 31vw, 100vw',
	},
	map: {
		grid: 'lg:grid-cols-2',
		sizes: '(min-width: 81.25rem) 360px, (min-width: 50rem) 34vw, 100vw',
	},
};

/** Properties as cards, in the order given. */
export function CardList(props: CardListProps) {
	const { cards, headingLevel = 'h2', columns = '2-3', eagerCount = 1, className = '' } = props;
	const { grid, sizes } = COLUMNS[columns];
	return (
		// A layer of its own: the hearts lie above their cards, not above what opens over the page.
		<ul className={`isolate grid gap-x-7 gap-y-10 max-lg:-mx-5 lg:gap-y-14 ${grid} ${className}`}>
			{cards.map((card, index) => (
				<li key={card.id} className="grid">
					<CardTile card={card} isFirst={index < eagerCount} sizes={sizes} headingLevel={headingLevel} />
				</li>
			))}
		</ul>
	);
}
