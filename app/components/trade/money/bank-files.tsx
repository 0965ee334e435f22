import { Form, Link, useNavigation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import type { RefusedFile } from '~/domain/bank-statement/desk/import-statements.server';
import type { ListedStatement } from '~/domain/bank-statement/desk/list-statements.server';
import { formatDate } from '~/domain/date/format-date';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';

type Answer = { added: number; statementId: string } | { refused: RefusedFile } | { isMissing: true };

type BankFilesProps = { statements: readonly ListedStatement[]; current: string | null; answer: Answer | null };

/** Where a file is dropped, what came of it, and the files before it. */
export function BankFiles({ statements, current, answer }: BankFilesProps) {
	const { t } = useTranslation('money');
	return (
		<section aria-label={t('bank.files')} className="trade-card">
			<DropFile />
			<div role="status">{answer ? <FileResult answer={answer} current={current} /> : null}</div>
			{statements.length === 0 ? (
				<div className="border-t border-hair px-4.5 py-4">
					<p className="font-semibold">{t('bank.noFiles.title')}</p>
					<p className="text-ink2">{t('bank.noFiles.text')}</p>
				</div>
			) : (
				<ul className="max-2xl:max-h-80 max-2xl:overflow-y-auto">
					{statements.map((statement) => (
						<StatementLine key={statement.id} statement={statement} isCurrent={statement.id === current} />
					))}
				</ul>
			)}
		</section>
	);
}

/** The field lies over the whole box, so that browsers take what is dropped there; with script it is sent at once. */
function DropFile() {
	const { t } = useTranslation('money');
	const form = useRef<HTMLFormElement>(null);
	const { state, formData } = useNavigation();
	const isReading = state !== 'idle' && formData?.get('intent') === 'file';
	return (
		<Form ref={form} method="post" encType="multipart/form-data" preventScrollReset className="p-4.5">
			<input type="hidden" name="intent" value="file" />
			<div className="relative grid justify-items-center gap-1 rounded-control border border-dashed border-field bg-paper px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink hover:bg-row">
				<TradeIcon name="document" size={22} className="text-accent-ink" />
				<label htmlFor="statement-file" className="font-semibold">
					{t('bank.drop')}
				</label>
				<span className="trade-note">{t('bank.orChoose')}</span>
				<input
					id="statement-file"
					type="file"
					name="file"
					accept=".xml,.zip,text/xml,application/xml,application/zip"
					onChange={() => {
						form.current?.requestSubmit();
						// Otherwise the same file would be no change, and would not be sent again.
						form.current?.reset();
					}}
					className="absolute inset-0 size-full cursor-pointer opacity-0"
				/>
			</div>
			{isReading ? (
				<p role="status" className="mt-3 grid gap-1 text-ink2">
					{t('bank.reading')}
					<progress aria-label={t('bank.reading')} className="h-1.5 w-full accent-(--color-accent)" />
				</p>
			) : (
				<noscript>
					<button type="submit" className={tradeButton('dark', 'mt-3 w-full')}>
						{t('bank.read')}
					</button>
				</noscript>
			)}
		</Form>
	);
}

/** `current`: the statement that is shown. */
function FileResult({ answer, current }: { answer: Answer; current: string | null }) {
	const { t } = useTranslation('money');
	if ('refused' in answer) return <Refused refused={answer.refused} />;
	if ('isMissing' in answer) return <p className="px-4.5 pb-4 font-medium text-err">{t('bank.noFile')}</p>;
	return (
		<p className="flex gap-2 px-4.5 pb-4 font-medium text-[#1b5834]">
			<Icon name="check" size={18} className="shrink-0" />
			<span>
				{answer.added > 0 ? t('bank.taken', { count: answer.added }) : t('bank.nothingNew')}{' '}
				{answer.statementId === current ? null : (
					<Link to={`?statement=${answer.statementId}`} preventScrollReset className="trade-link">
						{t('bank.seeFile')}
					</Link>
				)}
			</span>
		</p>
	);
}

function Refused({ refused: { code, file, line, path, found, expected } }: { refused: RefusedFile }) {
	const { t } = useTranslation('money');
	return (
		<div className="mx-4.5 mb-4 rounded-control border border-[color-mix(in_srgb,var(--color-err)_45%,transparent)] bg-err-bg px-3.5 py-2.5 text-err">
			{file ? <p className="font-semibold wrap-anywhere">{t('bank.refusedIn', { file: file.slice(-120) })}</p> : null}
			<p className="font-semibold">{t(`fileError.${code}`)}</p>
			{path ? (
				<p className="wrap-anywhere">{t('bank.refusedAt', { line, path: path.replaceAll('/', ' / ') })}</p>
			) : null}
			{found ? <p className="wrap-anywhere">{t('bank.found', { found: found.slice(0, 120) })}</p> : null}
			{expected ? <p className="wrap-anywhere">{t('bank.expected', { expected: expected.slice(0, 120) })}</p> : null}
			<p>{t('bank.refused')}</p>
		</div>
	);
}

function StatementLine({ statement, isCurrent }: { statement: ListedStatement; isCurrent: boolean }) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { id, closingDay, entryCount, openCount, pendingCount, iban, currency, isBehindGap } = statement;
	return (
		<li className="border-t border-hair">
			<Link
				to={`?statement=${id}`}
				preventScrollReset
				aria-current={isCurrent ? 'true' : undefined}
				className="grid grid-cols-[1fr_auto] gap-x-3 px-4.5 py-2.5 hover:bg-row aria-[current]:bg-selected aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)]"
			>
				<span className="font-semibold">{formatDate(closingDay, language, { weekday: 'plain' })}</span>
				<span className={openCount > 0 ? 'font-semibold text-[#523785]' : 'text-ink2'}>
					{openCount > 0 ? t('bank.openCount', { count: openCount }) : t('bank.allDone')}
				</span>
				<span className="trade-note col-span-2">
					{[
						t('bank.entries', { count: entryCount }),
						...(pendingCount > 0 ? [t('bank.pending', { count: pendingCount })] : []),
						`${currency} … ${iban.slice(-4)}`,
					].join(', ')}
				</span>
				{isBehindGap ? (
					<span className="col-span-2 mt-1 rounded-chip bg-[#faedd0] px-1.5 text-note text-[#744800]">
						{t('bank.gap')}
					</span>
				) : null}
			</Link>
		</li>
	);
}
