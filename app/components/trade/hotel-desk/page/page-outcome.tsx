import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBox } from '../../parts/fault-box';
import type { PageAnswer } from './page-answer';

/** What became of the last change, in words. */
export function PageOutcome({ answer }: { answer: PageAnswer | null }) {
	const { t } = useTranslation('hotel-page');
	const outcome = answer?.outcome;
	const isDone = outcome === 'saved' || outcome === 'undone' || outcome === 'discarded';
	const box = useRef<HTMLDivElement>(null);
	const at = answer?.at;
	useEffect(() => {
		if (at && !isDone) box.current?.scrollIntoView({ block: 'center' });
	}, [at, isDone]);
	return (
		<div ref={box}>
			<div role="status">{isDone ? <p className="mt-4 font-medium text-ok">{t(`done.${outcome}`)}</p> : null}</div>
			{answer?.outcome === 'invalid' ? (
				<FaultBox isResult className="mt-4">
					<p>{t('error.some', { count: Object.keys(answer.errors).length })}</p>
				</FaultBox>
			) : null}
			{outcome === 'changed-meanwhile' || outcome === 'failed' ? (
				<FaultBox isResult className="mt-4">
					<p>{t(`error.${outcome}`)}</p>
				</FaultBox>
			) : null}
		</div>
	);
}
