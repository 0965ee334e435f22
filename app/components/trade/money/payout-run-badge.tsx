import { useTranslation } from 'react-i18next';
import type { PAYOUT_RUN_STATES } from '#db/schema/money-enums';
import { Badge } from '../status-badge';

export type PayoutRunState = (typeof PAYOUT_RUN_STATES)[number];

const LOOKS = {
	open: { shape: 'ring', tone: 'asked' },
	released: { shape: 'half', tone: 'held' },
	paid: { shape: 'dot', tone: 'booked' },
	discarded: { shape: 'cross', tone: 'cancelled' },
} as const;

/** Where a payout run stands (PAYOUT-2). */
export function PayoutRunBadge({ state }: { state: PayoutRunState }) {
	const { t } = useTranslation('payouts');
	return <Badge {...LOOKS[state]} text={t(`state.${state}`)} />;
}
