import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { valuesOf } from '~/domain/administration/entries/entry-content';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { Icon } from '../../../ui/icon';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import type { EntryAnswer } from './entry-answer';
import { useEntryWords } from './use-entry-words';

type EntryResultProps = {
	kind: EntryKind;
	answer: EntryAnswer | undefined;
	/** `made`, `saved` or `removed`, from the address. */
	done: string | null;
	/** Puts one stored value into the form. */
	onTake: (file: string, column: string | null) => void;
};

/** What became of the last form. */
export function EntryResult({ kind, answer, done, onTake }: EntryResultProps) {
	const { t } = useTranslation('catalogue-entries');
	const { nameOf } = useEntryWords(kind);
	if (!answer) return done ? <Done>{t(done === 'removed' ? 'removed' : 'saved')}</Done> : null;
	const { outcome, others } = answer;
	const kept = others.map(({ file, column }) => nameOf(file, column)).join(', ');
	switch (outcome) {
		case 'nothing':
			return (
				<Done>
					{t('nothing')} {kept ? t('others', { fields: kept }) : null}
				</Done>
			);
		case 'conflict':
			return <Conflict {...{ kind, answer, onTake }} />;
		case 'used':
			return (
				<FaultBox isResult>
					<p>
						{t('remove.used', {
							uses: answer.uses.map((use) => t(`uses.${use.kind}`, { count: use.count })).join(', '),
						})}
					</p>
				</FaultBox>
			);
		case 'invalid':
			return (
				<FaultBox isResult>
					<p>{t('some', { count: answer.errors.length })}</p>
				</FaultBox>
			);
		default:
			return (
				<FaultBox isResult>
					<p>{t(outcome)}</p>
				</FaultBox>
			);
	}
}

function Done({ children }: { children: React.ReactNode }) {
	return (
		<p role="status" data-result tabIndex={-1} className="flex items-center gap-3 font-medium text-ok">
			<Icon name="check" className="shrink-0" />
			<span>{children}</span>
		</p>
	);
}

/** Values that two have changed: what was typed, and what is stored by now. */
function Conflict({ kind, answer, onTake }: Pick<EntryResultProps, 'kind' | 'onTake'> & { answer: EntryAnswer }) {
	const { t } = useTranslation('catalogue-entries');
	const { language } = useRoot();
	const { nameOf, textOf } = useEntryWords(kind);
	const typed = valuesOf(kind, answer.content ?? {});
	const valueIn = (values: typeof typed, file: string, column: string | null) =>
		values.find((value) => value.file === file && value.column === column)?.text ?? '';
	return (
		<FaultBox isResult className="items-start">
			<div>
				<p className="font-semibold">
					{answer.by
						? t('conflict.by', { name: answer.by.name, moment: formatTimestamp(answer.by.at, language) })
						: t('conflict.title')}
				</p>
				<p className="mt-1">{t('conflict.text')}</p>
				<ul className="mt-3 grid gap-3 text-ink">
					{answer.conflicts.map(({ file, column, theirs }) => (
						<li key={`${file} ${column}`} className="border-t border-err/30 pt-3">
							<h3 className="font-semibold">{nameOf(file, column)}</h3>
							<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
								{(
									[
										['stored', valueIn(valuesOf(kind, theirs), file, column)],
										['yours', valueIn(typed, file, column)],
									] as const
								).map(([whose, text]) => (
									<div key={whose}>
										<dt className="text-note text-ink2">{t(`conflict.${whose}`)}</dt>
										<dd className="whitespace-pre-line wrap-anywhere">{textOf(file, column, text)}</dd>
									</div>
								))}
							</dl>
							<button
								type="button"
								onClick={() => onTake(file, column)}
								className={tradeButton('line', 'mt-2 h-auto min-h-11 py-2 text-left whitespace-normal')}
							>
								{t('conflict.take', { field: nameOf(file, column) })}
							</button>
						</li>
					))}
				</ul>
			</div>
		</FaultBox>
	);
}
