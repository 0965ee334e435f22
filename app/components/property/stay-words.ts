import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatAmount } from '~/domain/money/format-amount';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { Property } from '~/domain/property/property';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';

/** The selected stay as a text for panel, bars, year strip and terms; '' for unknown parts. */
export function useStayWords(property: Property, chosen: ChosenStay) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	const { period, serviceLevel, availability, priceMinor } = chosen;
	const range = period ? formatDateRange(period.checkIn, period.checkOut, language) : '';
	const isFree = availability === 'available' || availability === 'on_request';
	const amount = (minor: number) => formatAmount({ minor, currency: property.currency });
	return {
		range,
		/** `20 – 27 Mar`, where the year goes without saying. */
		shortRange: period?.checkIn.slice(0, 4) === period?.checkOut.slice(0, 4) ? range.replace(/ \d{4}$/, '') : range,
		level: serviceLevel ? serviceLevelLabel(serviceLevel, language) : '',
		price:
			priceMinor !== null
				? amount(priceMinor)
				: isFree || (!period && !property.isUnregistered)
					? t('stay.priceOnRequest')
					: '',
		status: availability === 'unknown' ? '' : stayStatusLabel(availability, language),
		amount,
	};
}
