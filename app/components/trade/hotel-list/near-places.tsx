import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { NearPlace } from '~/domain/hotel-search/near-places.server';
import { groupDigits } from '~/domain/money/group-digits';

/** Places near the one of the search that have hotels for the same rooms and dates. */
export function NearPlaces({ near, search }: { near: readonly NearPlace[]; search: string }) {
	const { t } = useTranslation('hotel-list');
	return (
		<section aria-labelledby="near-places" className="mt-8">
			<h2 id="near-places" className="mb-2">
				{t('near.title')}
			</h2>
			<ul className="trade-card">
				{near.map(({ destination, name, kilometres, hotels, from }) => (
					<li
						key={destination}
						className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-hair px-4.5 py-2.5 last:border-b-0"
					>
						<Link to={addressOf(search, destination)} className="trade-link font-semibold">
							{name}
						</Link>
						<span className="text-ink2">{t('near.distance', { count: Math.max(1, Math.round(kilometres)) })}</span>
						<span className="ml-auto">
							{t('hotels', { count: hotels })}
							{from ? `, ${t('near.from', { price: `${from.currency}\u00a0${groupDigits(from.minor, 0)}` })}` : null}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function addressOf(search: string, destination: string): string {
	const query = new URLSearchParams(search);
	query.set('destination', destination);
	return `?${query}`;
}
