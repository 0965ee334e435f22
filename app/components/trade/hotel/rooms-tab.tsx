import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states';

type RoomsTabProps = {
	hotelId: string;
	/** As the address says it; null where it does not. */
	period: { checkInDate: string | null; checkOutDate: string | null };
};

/** The rooms of a hotel, and what they cost in the period. */
export function RoomsTab(_: RoomsTabProps) {
	const { t } = useTranslation('trade-hotel');
	return <EmptyState title={t('rooms.soon')}>{t('rooms.soonText')}</EmptyState>;
}
