import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { IMPORT_LIMITS } from '~/domain/operator-desk/import/import-files';
import { CardHead } from '../../parts/card-head';
import { Chip } from '../../parts/chip';
import { tradeButton } from '../../trade-button';
import { TradeIcon } from '../../trade-icon';
import { droppedFiles } from './dropped-files';
import { type ChosenFile, faultOf, type ImportFiles } from './use-import-files';

const MEGABYTES = IMPORT_LIMITS.fileBytes / 1_000_000;

/** The chosen files, and where more are dropped. */
export function FileList({ files }: { files: ImportFiles }) {
	const { t } = useTranslation('desk-import');
	const tables = files.files.filter(({ read }) => read.kind !== 'picture' && read.kind !== 'text');
	const pictures = files.files.filter(({ read }) => read.kind === 'picture').length;
	const texts = files.files.filter(({ read }) => read.kind === 'text').length;
	const rows = files.files.reduce(
		(sum, { read }) => sum + (read.kind === 'table' ? read.table.rows.length : 'rows' in read ? read.rows.length : 0),
		0,
	);
	return (
		<section aria-labelledby="import-files" className="trade-card">
			<CardHead>
				<h2 id="import-files" className="text-t3!">
					{t('files.title')}
				</h2>
				{files.files.length > 0 ? <span className="import-count">{files.files.length}</span> : null}
				{rows > 0 ? (
					<span className="trade-note ml-auto">
						{t('files.rows', { count: rows })}, {t('files.read')}
					</span>
				) : null}
			</CardHead>
			<ul className="import-files">
				{tables.map((file) => (
					<FileItem key={file.key} file={file} files={files} />
				))}
				{texts > 0 ? <GroupItem kind="MD" text={t('files.texts', { count: texts })} /> : null}
				{pictures > 0 ? <GroupItem kind="IMG" text={t('files.pictures', { count: pictures })} /> : null}
			</ul>
			<DropZone files={files} />
		</section>
	);
}

function GroupItem({ kind, text }: { kind: string; text: string }) {
	return (
		<li className="import-file">
			<span className="import-kind" aria-hidden="true">
				{kind}
			</span>
			<span className="font-semibold">{text}</span>
		</li>
	);
}

function FileItem({ file, files }: { file: ChosenFile; files: ImportFiles }) {
	const { t } = useTranslation('desk-import');
	const { key, name, read, mapping } = file;
	const isCurrent = files.current?.key === key && read.kind === 'table';
	const extension = /\.([a-z]{2,5})(?: \(|$)/i.exec(name)?.[1]?.toUpperCase() ?? '?';
	return (
		<li className="import-file" data-current={isCurrent || undefined}>
			<span className="import-kind" aria-hidden="true">
				{extension}
			</span>
			<span className="min-w-0 grow">
				{read.kind === 'table' ? (
					<button type="button" className="import-name" aria-pressed={isCurrent} onClick={() => files.choose(key)}>
						{name}
					</button>
				) : (
					<b className="block font-semibold break-words">{name}</b>
				)}
				{read.kind === 'fault' ? (
					<small className="block text-note text-err" role="alert">
						{t(`fileFault.${read.fault}`, { megabytes: MEGABYTES, line: read.line ?? 0, detail: read.detail })}
					</small>
				) : (
					<small className="trade-note block">
						{read.kind === 'table'
							? `${t('files.rows', { count: read.table.rows.length })}, ${t('files.columns', { count: read.table.headings.length })}`
							: 'rows' in read
								? t('files.rows', { count: read.rows.length })
								: null}
					</small>
				)}
			</span>
			{read.kind === 'table' ? (
				mapping?.file === null ? (
					<Chip>{t('files.out')}</Chip>
				) : faultOf(file) ? (
					<Chip kind="bad">{t('files.open')}</Chip>
				) : (
					<Chip kind="good">{t('files.mapped')}</Chip>
				)
			) : null}
			<button
				type="button"
				className="import-remove"
				aria-label={t('files.remove', { name })}
				onClick={() => files.remove(key)}
			>
				<Icon name="close" size={16} />
			</button>
		</li>
	);
}

function DropZone({ files }: { files: ImportFiles }) {
	const { t } = useTranslation('desk-import');
	const add = (given: readonly { path: string; file: File }[]) => void files.add(given);
	const onDrop = async (event: DragEvent) => {
		event.preventDefault();
		add(await droppedFiles(event.dataTransfer));
	};
	const chosen = (list: FileList | null) =>
		[...(list ?? [])].map((file) => ({ path: file.webkitRelativePath.replace(/^[^/]+\//, '') || file.name, file }));
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the fields within take files by keyboard
		<div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={(event) => void onDrop(event)}>
			<TradeIcon name="document" size={22} className="text-accent-ink" />
			<p className="font-semibold">{t(files.files.length > 0 ? 'files.dropMore' : 'files.drop')}</p>
			<p className="trade-note">{t('files.kinds', { megabytes: MEGABYTES })}</p>
			<p className="mt-2 flex flex-wrap justify-center gap-2">
				<label className={tradeButton('line', 'import-choose')}>
					{t('files.choose')}
					<input
						type="file"
						multiple
						className="sr-only"
						accept=".csv,.tsv,.txt,.xlsx,.ods,.json,.md,.zip,.jpg,.jpeg,.png,.webp"
						onChange={(event) => {
							add(chosen(event.currentTarget.files));
							// Otherwise the same file would be no change the next time.
							event.currentTarget.value = '';
						}}
					/>
				</label>
				<label className={tradeButton('line', 'import-choose')}>
					{t('files.folder')}
					<input
						type="file"
						multiple
						className="sr-only"
						{...{ webkitdirectory: '' }}
						onChange={(event) => {
							add(chosen(event.currentTarget.files));
							event.currentTarget.value = '';
						}}
					/>
				</label>
			</p>
			<p role="status" className="trade-note">
				{files.isReading ? t('files.reading') : ''}
			</p>
		</div>
	);
}
