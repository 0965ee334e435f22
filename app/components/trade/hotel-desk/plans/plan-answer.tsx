import { useTranslation } from 'react-i18next';
import type { PlanErrors } from '~/domain/hotel-desk/plans/read-steps';
import { FaultBox } from '../../parts/fault-box';

/** What became of a form of plans, and when it came (milliseconds). */
export type PlanAnswer = { at: number } & (
	| { outcome: 'saved' | 'off' | 'on' | 'removed' | 'undone' | 'discarded' | 'ordered' }
	| { outcome: 'changed-meanwhile' | 'failed' | 'published' }
	| { outcome: 'invalid'; errors: PlanErrors }
);

/** The answer above a page of plans; an error takes the focus. */
export function PlanOutcome({ answer }: { answer: PlanAnswer | null }) {
	const { t } = useTranslation('hotel-plans');
	if (!answer) return <div role="status" />;
	const { outcome } = answer;
	if (outcome === 'invalid')
		return (
			<FaultBox isResult className="mt-4">
				<p>{t('error.some', { count: Object.keys(answer.errors).length })}</p>
			</FaultBox>
		);
	if (outcome === 'changed-meanwhile' || outcome === 'failed' || outcome === 'published')
		return (
			<FaultBox isResult className="mt-4">
				<p>{t(`fault.${outcome}`)}</p>
			</FaultBox>
		);
	return (
		<div role="status">
			<p className="mt-4 font-medium text-ok">{t(`done.${outcome}`)}</p>
		</div>
	);
}
