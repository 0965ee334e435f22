import { useNavigate, useSubmit } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import type { ImportTargets } from '~/domain/operator-desk/import/guess-mapping';
import type { RecentImport, RememberedMapping, ShownImport } from '~/domain/operator-desk/import/load-import.server';
import { FaultBox } from '../../parts/fault-box';
import { useShortcuts } from '../../shortcuts';
import { tradeButton } from '../../trade-button';
import { TradeIcon } from '../../trade-icon';
import { ChangedProperties, propertyAddress } from './changed-properties';
import { ColumnTable } from './column-table';
import { DryRunFigures } from './dry-run';
import { ErrorTable } from './error-table';
import { FileList } from './file-list';
import { ImportBar } from './import-bar';
import { RecentImports } from './recent-imports';
import { isTaken, useDryRun } from './use-dry-run';
import { type ImportFiles, useImportFiles } from './use-import-files';
import { useImportRun } from './use-import-run';

type ImportPageProps = {
	targets: ImportTargets;
	mappings: readonly RememberedMapping[];
	imports: readonly RecentImport[];
	shown: ShownImport | null;
	fault: string | null;
	/** Stands for a name that is not given. */
	defaultName: string;
};

/** Files, their columns, the dry run and its end, one below the other. */
export function ImportPage({ targets, mappings, imports, shown, fault, defaultName }: ImportPageProps) {
	const { t } = useTranslation('desk-import');
	const files = useImportFiles(targets, mappings);
	const dryRun = useDryRun();
	const isRunning = shown?.state === 'applying' || shown?.state === 'reverting';
	const progress = useImportRun(shown?.id ?? null, isRunning);
	const errors = useRef<HTMLDivElement>(null);
	useImportKeys(shown, errors);
	const hasFiles = files.files.length > 0;
	return (
		<>
			<Steps hasFiles={hasFiles} shown={shown} />
			<noscript>
				<p className="mt-5 text-ink2">{t('files.needsScript')}</p>
			</noscript>
			{shown === null || hasFiles ? (
				<>
					<p className="import-phone">{t('files.phone')}</p>
					<div className="import-choice" data-both={files.current?.mapping ? true : undefined}>
						<FileList files={files} />
						{files.current?.mapping ? <ColumnTable file={files.current} files={files} targets={targets} /> : null}
					</div>
					{hasFiles ? <Begin {...{ files, dryRun, defaultName }} isAgain={shown !== null} /> : null}
				</>
			) : null}
			{fault ? (
				<div className="mt-5">
					<FaultBox>{t(`fault.${fault}` as never) as string}</FaultBox>
				</div>
			) : null}
			{shown ? (
				<>
					<DryRunFigures shown={shown} />
					<div ref={errors}>
						<ErrorTable shown={shown} />
					</div>
					<ChangedProperties shown={shown} />
					<ImportBar shown={shown} progress={progress} />
				</>
			) : null}
			{shown === null ? <RecentImports imports={imports} /> : null}
		</>
	);
}

/** The ways out of the page: headings to fill in, and everything as files. */
export function ImportTools() {
	const { t } = useTranslation('desk-import');
	return (
		<p className="flex flex-wrap gap-2">
			<a href="/partner/desk/export?format=templates" className={tradeButton()} download>
				<TradeIcon name="document" size={18} />
				{t('templates')}
			</a>
			<a href="/partner/desk/export?format=csv" className={tradeButton()} download>
				<TradeIcon name="download" size={18} />
				{t('export')}
			</a>
			<a
				href="/partner/desk/export?format=json"
				className={tradeButton('quiet')}
				download
				aria-label={t('exportAs.json')}
			>
				JSON
			</a>
		</p>
	);
}

function Steps({ hasFiles, shown }: { hasFiles: boolean; shown: ShownImport | null }) {
	const { t } = useTranslation('desk-import');
	const steps = ['files', 'columns', 'dryRun', 'apply'] as const;
	const isApplied = shown && shown.state !== 'reading' && shown.state !== 'checked';
	const at = isApplied ? 3 : shown ? 2 : hasFiles ? 1 : 0;
	return (
		<ol className="import-steps" aria-label={t('steps.label')}>
			{steps.map((step, index) => (
				<li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
					<span aria-hidden="true" className="import-step">
						{index < at ? <Icon name="check" size={14} /> : index + 1}
					</span>
					{t(`steps.${step}`)}
				</li>
			))}
			{shown ? (
				<li className="ml-auto">
					<span>
						{t('named')} <b className="font-semibold text-ink">{shown.name}</b>
					</span>
				</li>
			) : null}
		</ol>
	);
}

type BeginProps = { files: ImportFiles; dryRun: ReturnType<typeof useDryRun>; defaultName: string; isAgain: boolean };

/** Names the import and begins its dry run. */
function Begin({ files, dryRun, defaultName, isAgain }: BeginProps) {
	const { t } = useTranslation('desk-import');
	const [name, setName] = useState(defaultName);
	const [isComplete, setIsComplete] = useState(false);
	const { progress, fault } = dryRun;
	const taken = files.files.filter((file) => isTaken(file) && file.read.kind !== 'picture');
	return (
		<form
			className="import-begin trade-card"
			onSubmit={(event) => {
				event.preventDefault();
				void dryRun.run(files.files, { name: name.trim() || defaultName, isComplete });
			}}
		>
			<label className="grid gap-1">
				<span className="trade-note">{t('begin.name')}</span>
				<input
					className="trade-field w-72 max-w-full"
					value={name}
					maxLength={80}
					onChange={(event) => setName(event.currentTarget.value)}
				/>
			</label>
			<label className="flex max-w-176 flex-1 items-start gap-2.5">
				<input
					type="checkbox"
					className="mt-1 size-4.5 accent-(--color-main)"
					checked={isComplete}
					onChange={(event) => setIsComplete(event.currentTarget.checked)}
				/>
				<span>
					{t('begin.complete')}
					<small className="trade-note block">{t('begin.completeHint')}</small>
				</span>
			</label>
			<button type="submit" className={tradeButton('dark')} disabled={taken.length === 0 || progress !== null}>
				{t(isAgain ? 'begin.again' : 'begin.start')}
			</button>
			<div role="status" className="basis-full empty:hidden">
				{progress ? (
					<p className="grid gap-1">
						{t(progress.what === 'pictures' ? 'begin.pictures' : 'begin.sending', {
							done: progress.done,
							all: progress.all,
						})}
						<progress
							max={Math.max(1, progress.all)}
							value={progress.done}
							aria-label={t('begin.start')}
							className="h-1.5 w-full accent-(--color-accent)"
						/>
					</p>
				) : fault ? (
					<FaultBox>{t(`begin.fault.${fault.word}` as never, { name: fault.name }) as string}</FaultBox>
				) : taken.length === 0 ? (
					<p className="trade-note">{t('begin.none')}</p>
				) : null}
			</div>
		</form>
	);
}

/** J and K to the next and previous property, X to leave it out, G F to the errors; Command or Control and Enter applies. */
function useImportKeys(shown: ShownImport | null, errors: RefObject<HTMLDivElement>): void {
	const navigate = useNavigate();
	const submit = useSubmit();
	const entries = shown?.entries ?? [];
	const at = entries.findIndex(({ key }) => key === shown?.shown?.key);
	const go = (index: number) => {
		const entry = entries[index];
		if (shown && entry) navigate(propertyAddress(shown, entry.key), { preventScrollReset: true });
	};
	useShortcuts({
		j: () => go(at + 1),
		k: () => go(at - 1),
		x: () => {
			const { key, state } = entries[at] ?? {};
			if (!key || shown?.state !== 'checked' || (state !== 'ready' && state !== 'leftOut')) return;
			submit({ intent: state === 'ready' ? 'leaveOut' : 'takeIn', key }, { method: 'post', preventScrollReset: true });
		},
		'g f': () => errors.current?.querySelector<HTMLElement>('section')?.focus(),
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
			const button = document.querySelector<HTMLButtonElement>('#import-apply button[value=apply]');
			if (!button || document.querySelector('dialog:modal')) return;
			event.preventDefault();
			button.click();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, []);
}
