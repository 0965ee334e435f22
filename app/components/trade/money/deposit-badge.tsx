import { useTranslation } from 'react-i18next';
import type { DepositState } from '~/domain/deposit/deposit-state';
import { Badge } from '../status-badge';

const LOOKS = {
	planned: { shape: 'dash', tone: 'interest' },
	partlyPaid: { shape: 'half', tone: 'held' },
	paidIn: { shape: 'dot', tone: 'booked' },
	released: { shape: 'ring', tone: 'booked' },
	retained: { shape: 'barred', tone: 'cancelled' },
} as const satisfies Record<DepositState, object>;

/** Where a security deposit stands (MONEY-12). */
export function DepositBadge({ state, returnedMinor }: { state: DepositState; returnedMinor: number }) {
	const { t } = useTranslation('refunds');
	const word = state === 'retained' && returnedMinor === 0 ? 'retainedWhole' : state;
	return <Badge {...LOOKS[state]} text={t(`deposits.state.${word}`)} />;
}
