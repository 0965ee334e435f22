import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import type { Language } from '~/domain/language/language';
import { completeColumn, distinctWords, type ImportTargets, mapAs } from '~/domain/operator-desk/import/guess-mapping';
import { IMPORT_FILES, type ImportFile } from '~/domain/operator-desk/import/import-files';
import {
	BY_NAME,
	type ColumnMapping,
	DAY_FORMS,
	type ImportTable,
	priceTarget,
	type TableMapping,
	wordList,
} from '~/domain/operator-desk/import/table-mapping';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CardHead } from '../../parts/card-head';
import { FaultBox } from '../../parts/fault-box';
import { type ChosenFile, faultOf, type ImportFiles } from './use-import-files';
import { useImportWords } from './use-import-words';

type ColumnTableProps = { file: ChosenFile; files: ImportFiles; targets: ImportTargets };

/** What each column of a table becomes, as it was found and as a person chooses it. */
export function ColumnTable({ file, files, targets }: ColumnTableProps) {
	const { t } = useTranslation('desk-import');
	const words = useImportWords();
	const { read, mapping, key, name } = file;
	if (read.kind !== 'table' || !mapping) return null;
	const { table } = read;
	const fault = faultOf(file);
	const change = (next: TableMapping) => files.map(key, next);
	const setColumn = (at: number, column: ColumnMapping) =>
		change({ ...mapping, columns: mapping.columns.map((each, index) => (index === at ? column : each)) });
	const count = mapping.columns.filter(({ target }) => target !== '').length;
	return (
		<section aria-labelledby="import-columns" className="trade-card">
			<CardHead>
				<h2 id="import-columns" className="text-t3! break-words">
					{t('columns.title', { name })}
				</h2>
				<span className="trade-note ml-auto">
					{t('columns.read', { count, all: table.headings.length })}. {t('columns.remembered')}
				</span>
			</CardHead>
			<div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-hair px-4.5 py-3">
				<label className="grid gap-1">
					<span className="trade-note">{t('columns.tableIs')}</span>
					<select
						className="trade-field"
						value={mapping.file ?? ''}
						onChange={(event) => {
							const chosen = IMPORT_FILES.find((each) => each === event.currentTarget.value) ?? null;
							change(mapAs(table, chosen, targets));
						}}
					>
						<option value="">{t('columns.nothing')}</option>
						{IMPORT_FILES.map((each) => (
							<option key={each} value={each}>
								{t(`file.${each}`)}
							</option>
						))}
					</select>
				</label>
				{Object.entries(mapping.fixed).map(([column, value]) => (
					<label key={column} className="grid gap-1">
						<span className="trade-note">{t('columns.fixedOf', { name: words.column(column) })}</span>
						<select
							className="trade-field"
							value={value}
							onChange={(event) =>
								change({ ...mapping, fixed: { ...mapping.fixed, [column]: event.currentTarget.value } })
							}
						>
							{(mapping.file ? (wordList(mapping.file, column) ?? []) : []).map((word) => (
								<option key={word} value={word}>
									{words.word(word)}
								</option>
							))}
						</select>
					</label>
				))}
			</div>
			{fault ? (
				<div className="px-4.5 pt-3">
					<FaultBox>{t(`columns.fault.${fault}`)}</FaultBox>
				</div>
			) : null}
			{mapping.file === null ? null : (
				<div className="overflow-x-auto">
					<table className="trade-table import-columns">
						<thead>
							<tr>
								<th scope="col">{t('columns.yours')}</th>
								<th scope="col">{t('columns.first')}</th>
								<td aria-hidden="true" />
								<th scope="col">{t('columns.becomes')}</th>
								<th scope="col">{t('columns.how')}</th>
							</tr>
						</thead>
						<tbody>
							{mapping.columns.map((column, at) => (
								<ColumnRow
									key={at}
									{...{ at, column, table, file: mapping.file as ImportFile, targets }}
									onChange={(next) => setColumn(at, next)}
								/>
							))}
						</tbody>
					</table>
				</div>
			)}
			<WordLists mapping={mapping} table={table} onChange={setColumn} />
		</section>
	);
}

type ColumnRowProps = {
	at: number;
	column: ColumnMapping;
	table: ImportTable;
	file: ImportFile;
	targets: ImportTargets;
	onChange: (next: ColumnMapping) => void;
};

function ColumnRow({ at, column, table, file, targets, onChange }: ColumnRowProps) {
	const { t } = useTranslation('desk-import');
	const language = useRoot().language as Language;
	const words = useImportWords();
	const heading = table.headings[at] || columnLetters(at);
	const first = table.rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '';
	const { target, days, isChosen } = column;
	return (
		<tr>
			<th scope="row" className="import-heading">
				<span aria-hidden="true" className="import-letter">
					{columnLetters(at)}
				</span>{' '}
				{heading}
			</th>
			<td className="import-first">{first.slice(0, 60)}</td>
			<td aria-hidden="true" className="text-ink2">
				<Icon name="arrow" size={16} />
			</td>
			<td>
				<span className="flex flex-wrap gap-2">
					<select
						className="trade-field w-62"
						aria-label={t('columns.targetOf', { name: heading })}
						value={target}
						onChange={(event) =>
							onChange(
								completeColumn(table, at, file, { ...column, target: event.currentTarget.value, isChosen: true }),
							)
						}
					>
						<option value="">{t('columns.leaveOut')}</option>
						{file === 'properties' ? null : <option value={BY_NAME}>{t('columns.byName')}</option>}
						{targets[file].columns.map(({ name }) => (
							<option key={name} value={name}>
								{words.column(name)}
							</option>
						))}
						{file === 'stays'
							? SERVICE_LEVELS.map((level) => (
									<option key={level} value={priceTarget(level)}>
										{t('columns.priceOf', { level: serviceLevelLabel(level, language) })}
									</option>
								))
							: null}
					</select>
					{days ? (
						<select
							className="trade-field w-40"
							aria-label={t('columns.daysOf', { name: heading })}
							value={days}
							onChange={(event) => {
								const form = DAY_FORMS.find((each) => each === event.currentTarget.value) ?? days;
								onChange({ ...column, days: form, isChosen: true });
							}}
						>
							{DAY_FORMS.map((form) => (
								<option key={form} value={form}>
									{t(`columns.days.${form}`)}
								</option>
							))}
						</select>
					) : null}
				</span>
			</td>
			<td className={isChosen ? 'font-semibold' : 'text-ink2'}>
				{target === '' ? t('columns.notRead') : t(isChosen ? 'columns.chosen' : 'columns.found')}
			</td>
		</tr>
	);
}

/** A, B … Z, AA, as spreadsheets name their columns. */
function columnLetters(at: number): string {
	return at < 26 ? String.fromCharCode(65 + at) : `${columnLetters(Math.floor(at / 26) - 1)}${columnLetters(at % 26)}`;
}

/** What the words of columns with a closed list mean, where they are others than ours. */
function WordLists({
	mapping,
	table,
	onChange,
}: {
	mapping: TableMapping;
	table: ImportTable;
	onChange: (at: number, column: ColumnMapping) => void;
}) {
	const { t } = useTranslation('desk-import');
	const words = useImportWords();
	const { file } = mapping;
	if (file === null) return null;
	return mapping.columns.map((column, at) => {
		const list = wordList(file, column.target);
		const others = list ? distinctWords(table, at).filter((word) => !list.includes(word)) : [];
		if (!list || others.length === 0) return null;
		const heading = table.headings[at] ?? '';
		return (
			<fieldset key={at} className="import-words">
				<legend className="font-semibold">{t('columns.words', { name: heading })}</legend>
				{others.map((word) => (
					<label key={word}>
						<span>
							{word} <small className="trade-note">{t('files.rows', { count: countWord(table, at, word) })}</small>
						</span>
						<Icon name="arrow" size={16} />
						<select
							className="trade-field"
							aria-label={t('columns.wordOf', { word })}
							value={column.words[word] ?? ''}
							onChange={(event) => {
								const { [word]: _, ...rest } = column.words;
								const meant = event.currentTarget.value;
								onChange(at, { ...column, words: meant === '' ? rest : { ...rest, [word]: meant }, isChosen: true });
							}}
						>
							<option value="">{t('columns.asIs')}</option>
							{list.map((each) => (
								<option key={each} value={each}>
									{words.word(each)}
								</option>
							))}
						</select>
					</label>
				))}
			</fieldset>
		);
	});
}

function countWord(table: ImportTable, at: number, word: string): number {
	return table.rows.filter(({ cells }) => cells[at]?.trim() === word).length;
}
