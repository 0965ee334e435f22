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
		// biome-ignore lint/a11y/noNoninteractiveTabindex: on tablets the steps are wider than the window, and the keyboard scrolls them
		<section tabIndex={0} aria-label={t('steps')} className="relative overflow-x-auto border-b border-hair bg-work">
			<ol className="px-[max(var(--trade-margin),calc((100vw-100rem)/2+var(--trade-margin)))] flex gap-3 py-3 max-lg:gap-2">
				{steps.map(({ status, day }, index) => (
					<li
						className="flex items-center gap-2 whitespace-nowrap text-ink2 [&:not(:last-child)]:after:w-[clamp(1rem,5vw,6rem)] [&:not(:last-child)]:after:border-t [&:not(:last-child)]:after:border-line2 data-[state=done]:after:border-ink max-lg:[&:not(:last-child)]:after:w-3"
						key={`${status} ${day}`}
						data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
						aria-current={index === current ? 'step' : undefined}
					>
						<span
							className="size-4.5 grid shrink-0 place-items-center border-[1.5px] border-field rounded-full in-data-[state=done]:border-main in-data-[state=done]:bg-main in-data-[state=done]:text-on-main in-data-[state=current]:border-5 in-data-[state=current]:border-main"
							aria-hidden="true"
						>
							{index < current ? <Icon name="check" size={12} strokeWidth={2.5} /> : null}
						</span>
						<span className="max-lg:not-in-aria-[current]:sr-only in-data-[state=current]:font-semibold in-data-[state=current]:text-ink">
							{leadStatusLabel(status, language)}
						</span>
						{day ? (
							<span className="text-note text-ink2 max-xl:not-in-aria-[current]:hidden">
								{formatDate(day, language, { hasYear: false })}
							</span>
						) : null}
					</li>
				))}
			</ol>
		</section>
	);
}

/** A held option becomes a booking without asking again (LEAD-12). */
function isAhead(status: LeadStatus, now: LeadStatus): boolean {
	return !(now === 'confirmedOption' && status === 'requestedBooking');
}
