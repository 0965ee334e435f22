import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { Icon } from '../../ui/icon';
import type { LeadView } from './lead-view.server';

const WAY: readonly LeadStatus[] = [
	'interest',
	'requestedOption',
	'confirmedOption',
	'requestedBooking',
	'confirmedBooking',
];

/** The progress of a lead: completed steps with their day, the current step, and the remaining ones. */
export function LeadSteps({ lead }: { lead: LeadView }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const taken = lead.events.filter(({ isMove }) => isMove);
	const last = WAY.indexOf(lead.status);
	const past = taken.map(({ toStatus, day }) => ({ status: toStatus, day: day as string | null }));
	const known = past.some(({ status }) => status === lead.status)
		? past
		: [...past, { status: lead.status, day: null }];
	const ahead = last === -1 ? [] : WAY.slice(last + 1).filter((status) => isAhead(status, lead.status));
	const steps = [...known, ...ahead.map((status) => ({ status, day: null }))];
	const current = known.length - 1;
	return (
		<ol className="lead-steps" aria-label={t('steps')}>
			{steps.map(({ status, day }, index) => (
				<li
					key={`${status} ${day}`}
					data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
					aria-current={index === current ? 'step' : undefined}
				>
					<span className="lead-step-mark" aria-hidden="true">
						{index < current ? <Icon name="check" size={12} strokeWidth={2.5} /> : null}
					</span>
					<span className="lead-step-name">{leadStatusLabel(status, language)}</span>
					{day ? <span className="trade-note">{formatDate(day, language, { hasYear: false })}</span> : null}
				</li>
			))}
		</ol>
	);
}

/** A held option becomes a booking without asking again (LEAD-12). */
function isAhead(status: LeadStatus, now: LeadStatus): boolean {
	return !(now === 'confirmedOption' && status === 'requestedBooking');
}
