import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatPercent } from '~/domain/language/format-number';
import { countryName } from '~/domain/place/country';
import { placeLine } from '~/domain/place/place-line';
import { propertyPath } from '~/domain/place/property-path';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { Icon } from '../../ui/icon';
import { FRAME } from '../parts/page-frame';
import { PictureRow } from '../picture-row';

/** Facts in a row with a hairline between two; on phones one below the other. */
const FACTS =
	'flex flex-wrap gap-y-1 max-lg:flex-col lg:[&>*+*]:before:mx-3.5 lg:[&>*+*]:before:inline-block lg:[&>*+*]:before:h-4 lg:[&>*+*]:before:w-px lg:[&>*+*]:before:bg-line2 lg:[&>*+*]:before:align-[-0.1875rem]';

/** Name, place, beds, operator and commission of a property, beside its pictures. */
export function PropertyHead({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { property, facts } = view;
	const { type, country, place, bedrooms, beds, pets } = property;
	const guests = [
		bedrooms === null ? '' : t('head.bedrooms', { count: bedrooms }),
		beds.adults === null ? '' : t('head.adults', { count: beds.adults }),
		beds.children ? t('head.children', { count: beds.children }) : '',
	].filter(Boolean);
	const lines = [
		<span key="place" className="flex items-center gap-2">
			<Icon name="pin" size={16} className="shrink-0 text-ink2" />
			{placeLine(property.sector, place.name, countryName(country, language))}
		</span>,
		guests.length > 0 ? (
			<span key="guests" className="flex items-center gap-2">
				<Icon name="house" size={16} className="shrink-0 text-ink2" />
				{guests.join(', ')}
			</span>
		) : null,
		pets ? <span key="pets">{t(`head.pets.${pets}`)}</span> : null,
	].filter(Boolean);
	const results = propertyPath({ type, country, city: place.slug }, language);
	return (
		<div className="border-b border-line bg-white">
			<div className={`${FRAME} grid gap-x-8 pb-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]`}>
				<Link to={results} className="flex min-h-11 items-center gap-2 hover:text-accent-ink lg:hidden">
					<Icon name="chevronLeft" size={16} />
					{t('head.back', { place: place.name })}
				</Link>
				<div className="flex flex-col pt-3 max-lg:order-2 lg:pt-4">
					<Link
						to={results}
						className="flex min-h-11 items-center gap-2 self-start hover:text-accent-ink max-lg:hidden lg:min-h-6"
					>
						<Icon name="chevronLeft" size={16} />
						{t('head.back', { place: place.name })}
					</Link>
					<h1 className="mt-auto pt-2 text-[2.25rem]/[1.1] font-semibold lg:pt-4 lg:text-[2.75rem]/[1.1]">
						{property.name}
					</h1>
					<p className={`mt-2 text-ink2 lg:mt-3 ${FACTS}`}>{lines}</p>
					<p className={`mt-1.5 ${FACTS}`}>
						{facts.operator ? <span className="text-ink2">{t('head.operator', { name: facts.operator })}</span> : null}
						{facts.commissionPercent === null ? null : (
							<span className="font-semibold text-accent-ink">
								{t('head.commission', { percent: formatPercent(facts.commissionPercent, language) })}
							</span>
						)}
					</p>
				</div>
				<PictureRow
					name={property.name}
					pictures={property.pictures}
					rooms={property.rooms}
					label={t('head.pictures', { count: property.pictures.length })}
				/>
			</div>
		</div>
	);
}
