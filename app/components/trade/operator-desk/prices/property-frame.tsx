import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { Icon } from '../../../ui/icon';
import { WorkPage } from '../../page/work-page';
import { usePropertyTabs } from '../use-property-tabs';

type PropertyFrameProps = { property: PricesDesk['property']; language: string; children: ReactNode };

/** A page about one property of the desk: its name and place, and the pages beside it. */
export function PropertyFrame({ property, language, children }: PropertyFrameProps) {
	const { t } = useTranslation('operator-prices');
	const { name, currency, placeEn, placeDe, picture } = property;
	return (
		<WorkPage
			title={name}
			lead={t('lead', { place: language === 'de' ? placeDe : placeEn, beds: useBeds(property), currency })}
			{...usePropertyTabs(property)}
			aside={
				<div className="flex items-center gap-4">
					<Link to="/partner/desk/properties" className="trade-link inline-flex min-h-11 items-center gap-1">
						<Icon name="chevronLeft" size={16} />
						{t('back')}
					</Link>
					{picture ? (
						<span className="price-picture">
							<Picture picture={picture} sizes="96px" />
						</span>
					) : null}
				</div>
			}
		>
			{children}
		</WorkPage>
	);
}

/** `12 + 2 beds`. */
function useBeds({ adults, children }: { adults: number | null; children: number | null }): string {
	const { t } = useTranslation('operator-prices');
	const count = adults ?? 0;
	return children ? t('bedsAndMore', { count, more: children }) : t('beds', { count });
}
