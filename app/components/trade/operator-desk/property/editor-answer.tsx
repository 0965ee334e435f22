import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { readEditName } from '~/domain/operator-desk/property/property-content';
import type { PropertyPart } from '~/domain/operator-desk/property/property-parts';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import type { PropertyAnswer } from './property-answer';
import { usePropertyWords } from './use-property-words';

type EditorAnswerProps = {
	answer: PropertyAnswer | null;
	/** With script alone. */
	acts: { onTake: () => void; onKeep: () => void; onAgain: () => void } | null;
};

/** What became of a change: what another user has set meanwhile, what cannot be saved, or that it is done. */
export function EditorAnswer({ answer, acts }: EditorAnswerProps) {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	if (!answer || answer.outcome === 'saved') return null;
	if (answer.outcome === 'conflict')
		return (
			<FaultBox className="mt-4">
				<div className="min-w-0">
					<p className="font-semibold">{t('conflict.title', { count: answer.cells.length })}</p>
					{answer.by ? (
						<p>{t('conflict.by', { name: answer.by, moment: formatTimestamp(answer.changedAt, language) })}</p>
					) : null}
					<ul className="mt-2 grid gap-2">
						{answer.cells.slice(0, 20).map(({ name, yours, theirs }) => (
							<li key={name}>
								<p className="font-medium">
									<ValueName name={name} />
								</p>
								<p className="whitespace-pre-line break-words">
									{t('conflict.theirs')}: {theirs || t('conflict.empty')}
								</p>
								<p className="whitespace-pre-line break-words">
									{t('conflict.yours')}: {yours || t('conflict.empty')}
								</p>
							</li>
						))}
					</ul>
					{acts ? (
						<div className="mt-3 flex flex-wrap gap-2">
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
	if (answer.outcome === 'invalid')
		return (
			<FaultBox className="mt-4">
				<p>{t('error.some', { count: answer.cells.length })}</p>
			</FaultBox>
		);
	if (answer.outcome === 'many')
		return (
			<FaultBox className="mt-4">
				<p>{t('error.many', { most: answer.most })}</p>
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

function ValueName({ name }: { name: string }) {
	const read = readEditName(name);
	return read ? <PartValueName part={read.part} field={read.field} /> : name;
}

function PartValueName({ part, field }: { part: PropertyPart; field: string }) {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords(part);
	const [, base = field, language] = /^(.*)\.(en|de)$/.exec(field) ?? [];
	const label = `${t(`part.${part}`)}: ${words.label(base)}`;
	return language === 'en' || language === 'de' ? `${label}, ${t(`language.${language}`)}` : label;
}
