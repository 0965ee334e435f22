import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import { cellLabel, errorText } from './price-words';
import type { PricesAnswer } from './prices-answer';

type PriceAnswerProps = {
	answer: PricesAnswer | null;
	errorId: (name: string) => string;
	/** With script alone; without it the form is sent again. */
	acts: { onTake: () => void; onKeep: () => void; onAgain: () => void } | null;
};

/** Why cells were not saved: what is wrong with them, or what another user has set meanwhile. */
export function PriceAnswer({ answer, errorId, acts }: PriceAnswerProps) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	if (!answer) return null;
	if (answer.outcome === 'invalid')
		return (
			<FaultBox className="mt-4">
				<div>
					<p className="font-semibold">{t('error.some', { count: answer.cells.length })}</p>
					<ul>
						{answer.cells.slice(0, 20).map((cell) => (
							<li key={cell.name} id={errorId(cell.name)}>
								<a href={`#c-${cell.name}`} className="trade-link">
									{cellLabel(cell.name, language)}
								</a>
								: {errorText(cell, t, language)}
							</li>
						))}
					</ul>
				</div>
			</FaultBox>
		);
	if (answer.outcome === 'conflict')
		return (
			<FaultBox className="mt-4">
				<div>
					<p className="font-semibold">{t('conflict.title', { count: answer.cells.length })}</p>
					{answer.by ? (
						<p>{t('conflict.by', { name: answer.by, moment: formatTimestamp(answer.changedAt, language) })}</p>
					) : null}
					<ul>
						{answer.cells.slice(0, 20).map(({ name, yours, theirs }) => (
							<li key={name}>
								{cellLabel(name, language)}. {t('conflict.theirs')}: <b>{theirs || t('conflict.empty')}</b>,{' '}
								{t('conflict.yours')}: <b>{yours}</b>
							</li>
						))}
					</ul>
					{acts ? (
						<div className="mt-3 flex gap-2">
							<button type="button" className={tradeButton()} onClick={acts.onKeep}>
								{t('conflict.keep')}
							</button>
							<button type="button" className={tradeButton()} onClick={acts.onTake}>
								{t('conflict.take')}
							</button>
						</div>
					) : null}
				</div>
			</FaultBox>
		);
	if (answer.outcome === 'changed' || answer.outcome === 'failed')
		return (
			<FaultBox className="mt-4">
				<div>
					<p>{t(`error.${answer.outcome}`)}</p>
					{acts ? (
						<button type="button" className={tradeButton('line', 'mt-3')} onClick={acts.onAgain}>
							{t('error.again')}
						</button>
					) : null}
				</div>
			</FaultBox>
		);
	return (
		<p role="status" className="mt-4 font-medium text-ok">
			{t(`done.${answer.outcome}`)}
		</p>
	);
}
