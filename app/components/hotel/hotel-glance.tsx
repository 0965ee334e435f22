import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel } from '~/domain/hotel/category';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import type { Language } from '~/domain/language/language';
import { FactList } from './hotel-section';
import { useAgeWords } from './hotel-sections';

/** The figures of a hotel. */
export function HotelGlance({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const language = useRoot().language as Language;
	const { category, chain, keys, text, currency, arePetsAllowed, trade } = view;
	const checkIn = text?.checkIn.startTime;
	const checkOut = text?.checkOut.endTime;
	return (
		<FactList
			facts={[
				[t('glance.category'), categoryLabel(category, language)],
				[t('glance.chain'), chain],
				[t('glance.keys'), t('glance.keysCount', { count: keys })],
				[t('glance.checkIn'), checkIn && t('glance.checkInText', { time: checkIn })],
				[t('glance.checkOut'), checkOut && t('glance.checkOutText', { time: checkOut })],
				[t('policy.ages'), useAgeWords(view)],
				[t('policy.pets'), t(arePetsAllowed ? 'policy.petsYes' : 'policy.petsNo')],
				[t('glance.currency'), trade ? currency : null],
				[
					t('glance.booking'),
					trade &&
						[view.supportsInstantBooking ? t('glance.instant') : '', view.isReseller ? t('glance.reseller') : '']
							.filter(Boolean)
							.join(', '),
				],
			]}
		/>
	);
}
