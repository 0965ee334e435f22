import { useTranslation } from 'react-i18next';
import type { ProposalState } from '~/domain/proposal/proposal-transitions';
import { Badge } from '../../trade/status-badge';

export const PROPOSAL_LOOKS: Record<ProposalState, Pick<Parameters<typeof Badge>[0], 'shape' | 'tone'>> = {
	draft: { shape: 'dash', tone: 'interest' },
	sent: { shape: 'ring', tone: 'asked' },
	opened: { shape: 'ring', tone: 'held' },
	approved: { shape: 'dot', tone: 'booked' },
	declined: { shape: 'barred', tone: 'declined' },
	expired: { shape: 'clock', tone: 'expired' },
	withdrawn: { shape: 'cross', tone: 'cancelled' },
};

/** The state of a proposal; texts of the namespace `dashboard`, which every page with a badge names. */
export function ProposalBadge({ state }: { state: ProposalState }) {
	const { t } = useTranslation('dashboard');
	return <Badge {...PROPOSAL_LOOKS[state]} text={t(`proposals.state.${state}`)} />;
}
