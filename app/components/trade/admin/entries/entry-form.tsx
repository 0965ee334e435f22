import { Form, useNavigation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryError } from '~/domain/administration/entries/check-entry.server';
import type { EntryContent, EntryRow } from '~/domain/administration/entries/entry-content';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import { ENTRY_PARTS, type EntryPart } from '~/domain/administration/entries/entry-parts';
import type { NamesByKind } from '~/domain/administration/entries/load-entry.server';
import { Icon } from '../../../ui/icon';
import { tradeButton } from '../../trade-button';
import { EntryField } from './entry-field';

type EntryFormProps = {
	kind: EntryKind;
	isNew: boolean;
	/** What the fields begin with. */
	content: EntryContent;
	/** What is stored, by which the server tells what was touched. */
	was: EntryContent;
	errors: readonly EntryError[];
	/** Names of the entries that fields name. */
	names: NamesByKind;
};

/** All fields of an entry, part by part. */
export function EntryForm({ kind, isNew, content, was, errors, names }: EntryFormProps) {
	const { t } = useTranslation('catalogue-entries');
	const isSending = useNavigation().state === 'submitting';
	return (
		<Form
			method="post"
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
			}}
			className="grid content-start gap-4"
		>
			<input type="hidden" name="was" value={JSON.stringify(was)} />
			{ENTRY_PARTS[kind].map((part, at) => (
				<fieldset key={part.file} className="trade-card px-4.5 pt-3.5 pb-5 min-w-0">
					<legend className="float-left mb-3 w-full">
						<h2>{t(`part.${part.file}` as 'part.operators')}</h2>
					</legend>
					<PartNote file={part.file} />
					<div className="clear-both">
						{part.most === undefined ? (
							<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-6">
								{part.fields.map((field) => (
									<EntryField
										key={field.name}
										{...{ kind, file: part.file, row: null, field, names }}
										value={content[part.file]?.[0]?.[field.name] ?? ''}
										error={errors.find(({ file, column }) => file === part.file && column === field.name)}
										isFixed={at === 0 && field.name === 'key' && !isNew}
										className={widthOf(field)}
									/>
								))}
							</div>
						) : (
							<EntryRowsPart {...{ kind, part, errors }} rows={content[part.file] ?? []} />
						)}
					</div>
				</fieldset>
			))}
			<div className="sticky bottom-0 z-10 flex items-center gap-4 bg-paper py-3 max-md:static">
				<button
					type="submit"
					name="intent"
					value="save"
					className={tradeButton('dark')}
					aria-disabled={isSending || undefined}
				>
					{t(isSending ? 'saving' : 'save')}
				</button>
			</div>
		</Form>
	);
}

/** Texts in two languages stand beside each other. */
function widthOf({ name, kind, max = 0 }: EntryPart['fields'][number]): string {
	if (kind === 'text') return name.endsWith('_en') ? 'sm:col-start-1 xl:col-end-4' : 'xl:col-span-3';
	return kind === 'line' && max > 250 ? 'xl:col-span-4' : 'xl:col-span-2';
}

function PartNote({ file }: { file: string }) {
	const { t } = useTranslation('catalogue-entries');
	const notes: Record<string, string> = t('partNote', { returnObjects: true });
	return notes[file] ? <p className="trade-note clear-both mb-3.5 max-w-176">{notes[file]}</p> : null;
}

type RowsProps = { kind: EntryKind; part: EntryPart; rows: readonly EntryRow[]; errors: readonly EntryError[] };

/** A part with several rows. Without script an empty one stands ready, which counts for nothing as long as it is empty. */
function EntryRowsPart({ kind, part, rows, errors }: RowsProps) {
	const { t } = useTranslation('catalogue-entries');
	const list = useRef<HTMLOListElement>(null);
	const most = part.most ?? 1;
	const [shown, setShown] = useState<readonly number[]>([...rows.keys()]);
	const next = Math.max(-1, ...shown) + 1;
	return (
		<>
			<ol ref={list} className="grid gap-4">
				{shown.map((number, at) => (
					<li key={number} data-row={number} className={ROW}>
						<RowFields {...{ kind, part, errors, number, at }} row={rows[number]} />
						<button
							type="button"
							aria-label={t('row.remove', { number: at + 1 })}
							onClick={() => {
								setShown(shown.filter((each) => each !== number));
								const other = shown[at + 1] ?? shown[at - 1];
								requestAnimationFrame(() =>
									list.current?.querySelector<HTMLElement>(`[data-row="${other}"] button`)?.focus(),
								);
							}}
							className={tradeButton('quiet', 'mt-5 size-11 shrink-0 justify-center p-0 lg:size-9')}
						>
							<Icon name="close" size={16} />
						</button>
					</li>
				))}
				{rows.length < most ? (
					<noscript>
						<li className={ROW}>
							<RowFields {...{ kind, part, errors }} number={rows.length} at={rows.length} row={undefined} />
						</li>
					</noscript>
				) : null}
			</ol>
			{shown.length < most ? (
				<button
					type="button"
					onClick={() => {
						setShown([...shown, next]);
						requestAnimationFrame(() =>
							list.current?.querySelector<HTMLElement>(`[data-row="${next}"] :is(input, select)`)?.focus(),
						);
					}}
					className={tradeButton('line', 'mt-4')}
				>
					<Icon name="plus" size={16} />
					{t('row.add')}
				</button>
			) : null}
		</>
	);
}

/** No part with several rows names entries. */
const NO_NAMES = {};

const ROW = 'flex items-start gap-3 [&+&]:border-t [&+&]:border-hair [&+&]:pt-4';

type RowFieldsProps = Omit<RowsProps, 'rows'> & { number: number; at: number; row: EntryRow | undefined };

function RowFields({ kind, part, errors, number, at, row }: RowFieldsProps) {
	const { t } = useTranslation('catalogue-entries');
	return (
		<fieldset className="min-w-0 grow">
			<legend className="sr-only">{t('row.number', { number: at + 1 })}</legend>
			<div
				className={`grid gap-x-5 gap-y-4 ${part.fields.length > 2 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'min-[26rem]:grid-cols-2 sm:grid-cols-[12rem_14rem]'}`}
			>
				{part.fields.map((field) => (
					<EntryField
						key={field.name}
						{...{ kind, file: part.file, row: number, field }}
						names={NO_NAMES}
						value={row?.[field.name] ?? ''}
						error={errors.find(
							(error) => error.file === part.file && error.row === number && error.column === field.name,
						)}
					/>
				))}
			</div>
		</fieldset>
	);
}
