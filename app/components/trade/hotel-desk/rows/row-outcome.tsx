import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBox } from '../../parts/fault-box';
import type { RowsAnswer } from './rows-answer';

/** What became of the last change of rows, in words. */
export function RowOutcome({ answer }: { answer: RowsAnswer | null }) {
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const box = useRef<HTMLDivElement>(null);
	const at = answer?.at;
	const isBad = answer !== null && 'rows' in answer && answer.outcome !== 'arranged';
	useEffect(() => {
		if (at && isBad) box.current?.scrollIntoView({ block: 'center' });
	}, [at, isBad]);
	const done =
		answer?.outcome === 'saved' || answer?.outcome === 'undone' || answer?.outcome === 'discarded'
			? t(`hotel-page:done.${answer.outcome}`)
			: answer?.outcome === 'arranged'
				? t('arranged')
				: null;
	const wrong =
		answer?.outcome === 'invalid'
			? t('hotel-page:error.some', { count: Object.keys(answer.errors).length })
			: answer?.outcome === 'many'
				? t('many', { most: answer.most })
				: answer?.outcome === 'changed-meanwhile' || answer?.outcome === 'failed'
					? t(`hotel-page:error.${answer.outcome}`)
					: null;
	return (
		<div ref={box}>
			<div role="status">{done ? <p className="mt-4 font-medium text-ok">{done}</p> : null}</div>
			{wrong ? (
				<FaultBox isResult className="mt-4">
					<p>{wrong}</p>
				</FaultBox>
			) : null}
		</div>
	);
}
