import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchFilter } from '~/domain/search/search-filter';
import { relOf } from '../../ui/dated-link';
import { searchAddress } from '../search-address';

type EmptyPartProps = {
	filter: SearchFilter;
	/** Houses on the whole map, and how many of them are offered as the nearest. */
	count: number;
	nearest: number;
	onNearest: () => void;
};

/** Says that the part of the map in sight has no house, with the ways to those that there are. */
export function EmptyPart({ filter, count, nearest, onNearest }: EmptyPartProps) {
	const { t } = useTranslation('results-map');
	const all = searchAddress({ ...filter, area: null, page: 1 });
	return (
		<div className="map-empty absolute z-1 bg-sheet px-5 py-4 text-small shadow-popover">
			<p role="status" className="font-semibold">
				{t('empty.text')}
			</p>
			<p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
				{count > nearest ? (
					<button type="button" className="text-link min-h-11 lg:min-h-8" onClick={onNearest}>
						{t('empty.nearest', { count: nearest })}
					</button>
				) : null}
				<Link
					to={all}
					rel={relOf(all)}
					preventScrollReset
					className="text-link inline-flex min-h-11 items-center lg:min-h-8"
				>
					{t('empty.all', { count })}
				</Link>
			</p>
		</div>
	);
}
