import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { ShownImport } from '~/domain/operator-desk/import/load-import.server';

/** What a dry run found, in figures. */
export function DryRunFigures({ shown }: { shown: ShownImport }) {
	const { t } = useTranslation('desk-import');
	const language = useRoot().language as Language;
	const { counts, states, files, createdAt, isComplete } = shown;
	const rows = files.reduce((sum, each) => sum + each.rows, 0);
	const changing = (states.ready ?? 0) + (states.applied ?? 0) + (states.reverted ?? 0);
	const figures = [
		['added', counts.added, t('run.addedNote')],
		['changed', counts.changed, t('run.changedNote', { count: changing })],
		...(counts.removed > 0 || isComplete ? [['removed', counts.removed, t('run.removedNote')] as const] : []),
		['unchanged', counts.unchanged, t('run.unchangedNote')],
		['errors', counts.errors, t(counts.errors > 0 ? 'run.errorsNote' : 'run.noErrors')],
	] as const;
	const all = figures.reduce((sum, [, count]) => sum + count, 0);
	return (
		<>
			<div className="mt-8 flex flex-wrap items-baseline gap-x-4">
				<h2 className="font-serif text-t2">{t('run.title')}</h2>
				<p className="trade-note">
					{t('run.summary', {
						rows: t('files.rows', { count: rows }),
						properties: t('run.properties', { count: counts.properties }),
						time: formatTimestamp(createdAt, language),
					})}
				</p>
			</div>
			<div className="import-figures">
				<dl className="contents">
					{figures.map(([name, count, note]) => (
						<div key={name} data-figure={name}>
							<dt>{t(`run.${name}`)}</dt>
							<dd>
								<b>{formatNumber(count, language)}</b> <span className="trade-note">{note}</span>
							</dd>
						</div>
					))}
				</dl>
				<div className="import-share">
					<p className="trade-note">
						{t(isComplete ? 'run.complete' : 'run.safe')}
						{counts.locked > 0 ? ` ${t('run.locked', { count: counts.locked })}` : null}
					</p>
					<p aria-hidden="true" className="import-bar-of-parts">
						{figures.map(([name, count]) => (
							<span
								key={name}
								className="import-part"
								data-figure={name}
								style={{ flexGrow: all > 0 ? count / all : 0 }}
							/>
						))}
					</p>
				</div>
			</div>
		</>
	);
}
