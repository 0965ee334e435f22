import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { propertyPath } from '~/domain/place/property-path';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { PropertyThumb } from './property-thumb';

/** The requested properties with price and option, or why there is none; nothing for an enquiry without properties. */
export function EnquiredProperties({
	properties,
	propertyFacts: facts,
}: Pick<EnquiryFile, 'properties' | 'propertyFacts'>) {
	const { t } = useTranslation('enquiries');
	const { language } = useRoot();
	if (properties.length === 0) return null;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('properties.title')}</h2>
			</CardHead>
			<ul className="px-4.5">
				{properties.map(({ id, name, address, currency, option }, at) => (
					<li
						key={at}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-3.5 last:border-0"
					>
						<PropertyThumb facts={facts} propertyId={id} size="small" />
						<span className="min-w-32 flex-1">
							{address ? (
								<Link to={propertyPath(address, language)} className="trade-link font-semibold">
									{name}
								</Link>
							) : (
								<b className="font-semibold">{name}</b>
							)}
							{option.kind === 'option' ? (
								<span className="block trade-note">{serviceLevelLabel(option.serviceLevel, language)}</span>
							) : null}
						</span>
						{option.kind === 'option' ? (
							<>
								<Amount money={{ minor: option.priceMinor, currency: currency ?? 'EUR' }} />
								<Chip kind="good">{t('properties.option')}</Chip>
							</>
						) : (
							<span className="text-soon">{t(`properties.reason.${option.reason}`)}</span>
						)}
					</li>
				))}
			</ul>
			{properties.filter(({ option }) => option.kind === 'option').length > MOST_OPTIONS ? (
				<p className="border-t border-hair px-4.5 py-3.5 trade-note">{t('properties.left')}</p>
			) : null}
		</section>
	);
}
