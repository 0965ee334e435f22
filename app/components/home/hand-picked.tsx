import type { SerializeFrom } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { HandPickedProperty } from '~/domain/hand-picked/list-hand-picked.server';
import { formatAmount } from '~/domain/money/format-amount';
import { countryName } from '~/domain/place/country';
import { propertyPath } from '~/domain/place/property-path';
import type { Season } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { KeepButton } from '../shortlist/keep-button';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

export type Property = SerializeFrom<HandPickedProperty>;

type HandPickedProps = { season: Season; isThisSeason: boolean; count: number; properties: Property[] };

/** Up to five properties for the season in view, the first one large, each with an available week and its price. */
export function HandPickedList({ season, isThisSeason, count, properties }: HandPickedProps) {
	const { t } = useTranslation('home');
	if (properties.length === 0) return null;
	const years = season.name === 'winter' ? `${season.year}/${(season.year + 1) % 100}` : String(season.year);
	const title = t(`handPicked.${isThisSeason ? 'this' : 'later'}.${season.name}`, { years });
	return (
		<section aria-labelledby="hand-picked" className="bg-light1 py-16 lg:py-30">
			<div className="container">
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
					<div className="max-w-[44rem]">
						<h2 id="hand-picked" className="text-h1">
							{title}
						</h2>
						<p className="mt-3 text-ink2">{t('handPickedText', { count: properties.length })}</p>
					</div>
					<Link to="/search" className="text-link inline-flex items-center gap-3 font-medium">
						{t('seeAll', { count })}
						<Icon name="arrow" size={18} />
					</Link>
				</div>
				<ul className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-6 lg:mt-14 2xl:grid-cols-12">
					{properties.map((property, i) => (
						<li key={property.id} className={`grid ${SPANS[i] ?? ''}`}>
							<PropertyCard property={property} sizes={i === 0 ? LEAD_SIZES : SIZES} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** The first fills the row up to 1300 px. */
const LEAD_SIZES = '(width >= 81.25rem) 56vw, (width >= 48rem) calc(100vw - 5rem), 100vw';
const SIZES = '(width >= 81.25rem) 36vw, (width >= 48rem) 46vw, 100vw';

/** The first row is large and small, the second three alike. */
const SPANS = [
	'md:col-span-6 2xl:col-span-7',
	'md:col-span-3 2xl:col-span-5 items-end',
	'md:col-span-3 2xl:col-span-4',
	'md:col-span-3 2xl:col-span-4',
	'md:col-span-3 2xl:col-span-4',
];

function PropertyCard({ property, sizes }: { property: Property; sizes: string }) {
	const { picture, week } = property;
	const { t } = useTranslation('home');
	const { t: common } = useTranslation('common');
	const { language } = useRoot();
	const facts = [
		property.bedrooms === null ? null : common('property.bedrooms', { count: property.bedrooms }),
		property.bedsAdults === null
			? null
			: common('property.guests', {
					count: property.bedsAdults + (property.bedsChildren ?? 0),
					beds: property.bedsChildren ? `${property.bedsAdults} + ${property.bedsChildren}` : property.bedsAdults,
				}),
		serviceLevelLabel(week.serviceLevel, language),
	].filter((fact) => fact !== null);
	const query = new URLSearchParams({
		checkIn: week.checkIn,
		checkOut: week.checkOut,
		serviceLevel: week.serviceLevel,
	});
	return (
		<article className="group relative flex flex-col">
			{picture ? (
				<div className="relative -mx-5 md:mx-0">
					<Picture picture={picture} sizes={sizes} className="aspect-[3/2]" />
					<KeepButton id={property.id} name={property.name} />
				</div>
			) : null}
			<p className="mt-4 text-small text-ink2">
				{property.place.name}, {countryName(property.country, language)}
			</p>
			<h3 className="mt-1 text-h3">
				<Link
					to={`${propertyPath(
						{ type: property.propertyType, country: property.country, city: property.place.slug, name: property.slug },
						language,
					)}?${query}`}
					rel={relOf(`?${query}`)}
					className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
				>
					{property.name}
				</Link>
			</h3>
			<p className="mt-1 grow text-small text-ink2">{facts.join(' · ')}</p>
			<p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line2 pt-3">
				<span className="tabular text-small">
					{formatDateRange(week.checkIn, week.checkOut, language)}
					{week.isOnRequest ? <span className="text-ink2"> · {t('onRequest')}</span> : null}
				</span>
				<span className="amount text-[1.0625rem]">{formatAmount(week.price)}</span>
			</p>
		</article>
	);
}
