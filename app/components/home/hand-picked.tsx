import type { SerializeFrom } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '~/domain/money/format-amount';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { PropertyCard } from '~/domain/search/search-result';
import type { Season } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { useRoot } from '~/root';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

export type House = SerializeFrom<PropertyCard>;

/** Five houses, the first one large. */
export function HandPicked({ season, count, houses }: { season: Season['name']; count: number; houses: House[] }) {
	const { t } = useTranslation('home');
	return (
		<section className="bg-light1 py-16 lg:py-30">
			<div className="container">
				<div className="flex flex-wrap items-end justify-between gap-6">
					<div>
						<h2 className="text-h1">{t(season === 'winter' ? 'handPicked.winter' : 'handPicked.summer')}</h2>
						<p className="mt-3 text-ink2">{t('handPickedText', { count: houses.length })}</p>
					</div>
					<Link to="/search" className="text-link inline-flex items-center gap-3 font-medium">
						{t('seeAll', { count })}
						<Icon name="arrow" size={18} />
					</Link>
				</div>
				<ul className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-6 lg:mt-14 2xl:grid-cols-12">
					{houses.map((house, i) => (
						<li key={house.id} className={`flex flex-col justify-end ${SPANS[i] ?? ''}`}>
							<HouseCard
								house={house}
								sizes={i === 0 ? '(width >= 48rem) 56vw, 100vw' : '(width >= 48rem) 36vw, 100vw'}
							/>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** The first row is large and small, the second three alike. */
const SPANS = [
	'md:col-span-6 2xl:col-span-7',
	'md:col-span-3 2xl:col-span-5',
	'md:col-span-3 2xl:col-span-4',
	'md:col-span-3 2xl:col-span-4',
	'md:col-span-3 2xl:col-span-4',
];

function HouseCard({ house, sizes }: { house: House; sizes: string }) {
	const { t } = useTranslation('home');
	const { t: common } = useTranslation('common');
	const { language } = useRoot();
	const picture = house.pictures[0];
	const best = house.serviceLevels.at(-1);
	const facts = [
		house.bedrooms === null ? null : common('property.bedrooms', { count: house.bedrooms }),
		house.bedsAdults === null
			? null
			: common('property.guests', { count: house.bedsAdults + (house.bedsChildren ?? 0) }),
		best ? serviceLevelLabel(best, language) : null,
	].filter((fact) => fact !== null);
	return (
		<article className="group relative">
			{picture ? (
				<div className="-mx-5 md:mx-0">
					<Picture picture={picture} sizes={sizes} className="aspect-[3/2]" />
				</div>
			) : null}
			<p className="mt-4 text-small text-ink2">
				{house.place.name}, {countryName(house.country, language)}
			</p>
			<h3 className="mt-1 text-h3">
				<Link
					to={propertyPath(
						{ type: house.propertyType, country: house.country, city: house.place.slug, name: house.slug },
						language,
					)}
					className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
				>
					{house.name}
				</Link>
			</h3>
			<p className="mt-1 text-small text-ink2">{facts.join(' · ')}</p>
			<p className="mt-4 flex items-baseline justify-between border-t border-line2 pt-3">
				<span className="text-small">{house.priceFrom ? t('perWeekFrom') : ''}</span>
				<span className="amount">
					{house.priceFrom ? formatAmount(house.priceFrom) : common('property.priceOnRequest')}
				</span>
			</p>
		</article>
	);
}
