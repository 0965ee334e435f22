import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { Picture } from '../ui/picture';
import type { PlaceTile } from './place-tile';

const QUARTER = '(width >= 81.25rem) 304px, (width >= 62.5rem) 23vw, 47vw';
const THIRD = '(width >= 81.25rem) 416px, (width >= 62.5rem) 31vw, 47vw';

/** Columns from 1000 px on, so that no row ends early where it can be helped; `beside`: next to a column of words. */
const GRIDS = {
	beside: { grid: 'grid-cols-2 xl:grid-cols-3', sizes: '(width >= 81.25rem) 270px, (width >= 62.5rem) 21vw, 47vw' },
	2: { grid: 'grid-cols-2', sizes: '(width >= 81.25rem) 640px, 47vw' },
	3: { grid: 'grid-cols-2 xl:grid-cols-3', sizes: THIRD },
	4: { grid: 'grid-cols-2 xl:grid-cols-4', sizes: QUARTER },
	5: { grid: 'grid-cols-2 xl:grid-cols-5', sizes: '(width >= 81.25rem) 240px, (width >= 62.5rem) 19vw, 47vw' },
	words: {
		grid: 'sm:grid-cols-2 xl:grid-cols-4',
		sizes: '(width >= 81.25rem) 304px, (width >= 62.5rem) 23vw, (width >= 31.25rem) 47vw, 100vw',
	},
};

type PlaceTilesProps = { tiles: readonly PlaceTile[]; isBeside?: boolean };

/** Countries or places as pictures; the whole tile is the link. */
export function PlaceTiles({ tiles, isBeside = false }: PlaceTilesProps) {
	const { grid, sizes } = GRIDS[isBeside ? 'beside' : columnsFor(tiles)];
	return (
		<ul className={`grid gap-x-4 gap-y-7 lg:gap-x-6 lg:gap-y-9 2xl:gap-x-8 ${grid}`}>
			{tiles.map((tile) => (
				<li key={tile.to}>
					<Tile tile={tile} sizes={sizes} />
				</li>
			))}
		</ul>
	);
}

function columnsFor(tiles: readonly PlaceTile[]): keyof typeof GRIDS {
	if (tiles.some(({ text }) => text)) return 'words';
	const { length } = tiles;
	if (length === 2 || length === 4 || length === 5) return length;
	return length % 4 === 0 ? 4 : 3;
}

function Tile({ tile, sizes }: { tile: PlaceTile; sizes: string }) {
	return (
		<article className="group relative">
			{tile.picture ? (
				<Picture picture={tile.picture} sizes={sizes} isInList className="aspect-[3/2]" />
			) : (
				<div className="aspect-[3/2] bg-light1" />
			)}
			<div className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-4 lg:mt-3">
				<h3 className="text-h4">
					<Link
						to={tile.to}
						className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
					>
						{tile.name}
					</Link>
				</h3>
				<span className="tabular text-small text-ink2">{tile.count}</span>
			</div>
			{tile.text ? <p className="mt-1.5 text-small text-ink2">{tile.text}</p> : null}
			{tile.parts.length > 0 ? (
				<p className="relative z-1 mt-0.5 text-small text-ink2">
					{tile.parts.map((part, index) => (
						<Fragment key={part.to}>
							{index > 0 ? ' · ' : ''}
							<Link
								to={part.to}
								aria-label={`${tile.name} ${part.text}`}
								className="inline-block py-1.5 hover:text-accent-ink hover:underline"
							>
								{part.text}
							</Link>
						</Fragment>
					))}
				</p>
			) : null}
		</article>
	);
}
