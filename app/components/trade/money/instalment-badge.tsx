import { useTranslation } from 'react-i18next';
import type { InstalmentState } from '~/domain/payment/instalment-state';
import { Badge } from '../status-badge';

const LOOKS = {
	planned: { shape: 'dash', tone: 'expired' },
	due: { shape: 'ring', tone: 'held' },
	overdue: { shape: 'clock', tone: 'declined' },
	partlyPaid: { shape: 'half', tone: 'asked' },
	paid: { shape: 'dot', tone: 'booked' },
	waived: { shape: 'cross', tone: 'cancelled' },
} as const;

/** Where an instalment stands (MONEY-3). */
export function InstalmentBadge({ state }: { state: InstalmentState }) {
	const { t } = useTranslation('money');
	return <Badge {...LOOKS[state]} text={t(`state.${state}`)} />;
}
