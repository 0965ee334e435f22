import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/ui/picture';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
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
			picture={
				picture ? (
					<span className="price-picture">
						<Picture picture={picture} sizes="96px" />
					</span>
				) : null
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
