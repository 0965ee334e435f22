import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import type { ShownError, ShownImport } from '~/domain/operator-desk/import/load-import.server';
import { CardHead } from '../../parts/card-head';
import { tradeButton } from '../../trade-button';
import { TradeIcon } from '../../trade-icon';
import { useImportWords } from './use-import-words';

/** What is wrong with rows, where they were read, and what would be right; a cell can be corrected here. */
export function ErrorTable({ shown }: { shown: ShownImport }) {
	const { t } = useTranslation('desk-import');
	const { errors, counts, state } = shown;
	if (errors.length === 0) return null;
	return (
		<section aria-labelledby="import-errors" className="trade-card mt-5" id="errors" tabIndex={-1}>
			<CardHead>
				<Icon name="warning" size={18} className="self-center text-urgent" />
				<h2 id="import-errors" className="text-t3!">
					{t('errors.title')}
				</h2>
				<span className="import-count" data-bad>
					{counts.errors}
				</span>
				<button type="button" className={tradeButton('line', 'ml-auto')} onClick={() => download(errors)}>
					<TradeIcon name="download" size={18} />
					{t('errors.download')}
				</button>
			</CardHead>
			<table className="trade-table desk-table">
				<thead>
					<tr>
						<th scope="col">{t('errors.place')}</th>
						<th scope="col">{t('errors.column')}</th>
						<th scope="col">{t('errors.wrong')}</th>
						<th scope="col">{t('errors.right')}</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{errors.map((error) => (
						<ErrorRow
							key={`${error.key} ${error.file}:${error.line} ${error.column} ${error.wrong}`}
							{...{ error, files: shown.files }}
							canMend={state === 'checked'}
						/>
					))}
				</tbody>
			</table>
			{counts.errors > errors.length ? (
				<p className="trade-note px-4.5 py-3">{t('errors.more', { count: counts.errors - errors.length })}</p>
			) : null}
		</section>
	);
}

function ErrorRow({ error, files, canMend }: { error: ShownError; files: ShownImport['files']; canMend: boolean }) {
	const { t } = useTranslation('desk-import');
	const words = useImportWords();
	const [isOpen, setIsOpen] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const isBusy = useNavigation().state === 'submitting';
	useEffect(() => {
		if (isOpen) field.current?.focus();
	}, [isOpen]);
	const { key, file, line, column, wrong, right } = error;
	const own = column ? (files.find(({ name }) => name === file)?.headings[column] ?? null) : null;
	const shownColumn = column ? words.column(column) : t('errors.row');
	return (
		<>
			<tr data-open={isOpen || undefined}>
				<th scope="row" data-label={t('errors.place')} className="desk-wide break-words">
					{file}:{line}
				</th>
				<td data-label={t('errors.column')}>
					{shownColumn}
					{own && own !== shownColumn ? <small>{own}</small> : null}
				</td>
				<td data-label={t('errors.wrong')}>
					<mark className="import-wrong" lang="en">
						{wrong}
					</mark>
				</td>
				<td data-label={t('errors.right')}>
					<mark className="import-right" lang="en">
						{right}
					</mark>
				</td>
				<td data-align="right">
					{canMend && column && line > 0 ? (
						<button
							type="button"
							className="trade-link"
							aria-expanded={isOpen}
							aria-label={t('errors.mendOf', { column: shownColumn, line, file })}
							onClick={() => setIsOpen(!isOpen)}
						>
							{t('errors.mend')}
						</button>
					) : null}
				</td>
			</tr>
			{isOpen ? (
				<tr className="import-mend">
					<td colSpan={5}>
						<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
							<input type="hidden" name="key" value={key} />
							<input type="hidden" name="source" value={file} />
							<input type="hidden" name="line" value={line} />
							<input type="hidden" name="column" value={column ?? ''} />
							<label className="grid gap-1">
								<span className="trade-note">{t('errors.value', { column: shownColumn, line })}</span>
								<input ref={field} name="text" className="trade-field w-80 max-w-full" autoComplete="off" />
							</label>
							<button type="submit" name="intent" value="mend" disabled={isBusy} className={tradeButton('dark')}>
								{t('errors.save')}
							</button>
							<button type="button" className={tradeButton('quiet')} onClick={() => setIsOpen(false)}>
								{t('errors.cancel')}
							</button>
						</Form>
					</td>
				</tr>
			) : null}
		</>
	);
}

/** The errors as a file, for the people who keep the spreadsheet. */
function download(errors: readonly ShownError[]): void {
	const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
	const lines = errors.map(({ file, line, column, wrong, right }) =>
		[file, String(line), column ?? '', wrong, right].map(cell).join(','),
	);
	const text = `\uFEFF${['file,line,column,wrong,right', ...lines].join('\r\n')}\r\n`;
	const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
	const link = Object.assign(document.createElement('a'), { href: address, download: 'errors.csv' });
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 1000);
}
