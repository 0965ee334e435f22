import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowErrors } from '~/domain/hotel-desk/rows/check-row.server';
import { nameOf } from '~/domain/hotel-desk/rows/compare-rows';
import type { DeskRow, RowSpec } from '~/domain/hotel-desk/rows/row-spec';
import { Icon } from '../../../ui/icon';
import { EmptyState } from '../../states';
import { tradeButton } from '../../trade-button';
import { SaveButton } from '../save-button';
import { RowFields, type RowOptions } from './row-fields';
import { RowParts } from './row-parts';
import { useRowWords } from './row-words';

type RowFormProps = {
	/** Names the words of the fields. */
	part: string;
	spec: RowSpec;
	rows: readonly DeskRow[];
	/** Ids of the rows that are stored, so that what others add meanwhile is told from what is taken out here. */
	known: readonly string[];
	errors: RowErrors;
	options: RowOptions;
	seen: number;
	onDirty: () => void;
	/** Before the fields of a row. */
	head?: (row: DeskRow) => ReactNode;
	/** What stands where there are none. */
	empty?: { title: string; text: string };
	/** What a row is called, and the button for another one. */
	names: { row: (number: number) => string; add: string };
};

/** The rows of a list: added, changed, put in order and taken out, saved together. Without script its buttons come back with the rows so arranged. */
export function RowForm(props: RowFormProps) {
	const { part, spec, rows: stored, known, errors, options, seen, onDirty, head, empty, names } = props;
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const words = useRowWords(part);
	const isSaving = useNavigation().formData?.get('intent') === 'rows';
	const [rows, setRows] = useState(stored);
	const [removed, setRemoved] = useState<readonly string[]>([]);
	const [news, setNews] = useState('');
	const list = useRef<HTMLOListElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const left = rows.filter(({ id }) => !removed.includes(id));
	const focus = (selector: string) =>
		requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
	const titleOf = (row: DeskRow) => nameOf(spec, row) || names.row(rows.indexOf(row) + 1);
	const move = (row: DeskRow, way: 'up' | 'down') => {
		const at = rows.indexOf(row);
		const to = way === 'up' ? at - 1 : at + 1;
		if (to < 0 || to >= rows.length) return;
		const others = rows.filter((each) => each !== row);
		setRows([...others.slice(0, to), row, ...others.slice(to)]);
		setNews(t('moved', { name: titleOf(row), at: to + 1, count: rows.length }));
		onDirty();
		focus(`[value="${way}:${row.id}"]`);
	};
	const add = () => {
		const numbers = rows.flatMap(({ id }) => (id.startsWith('new-') ? [Number(id.slice(4))] : [0]));
		const id = `new-${Math.max(0, ...numbers) + 1}`;
		setRows([...rows, { id, values: {} }]);
		onDirty();
		focus(`[data-row="${id}"] :is(input:not([type=hidden]), textarea)`);
	};
	const isWrong = (row: DeskRow) => Object.keys(errors).some((name) => name.startsWith(`${row.id}/`));
	return (
		<Form
			ref={form}
			method="post"
			preventScrollReset
			noValidate
			onChange={onDirty}
			onSubmit={(event) => {
				if (isSaving) event.preventDefault();
			}}
			className="mt-6 grid gap-3"
		>
			{/* Enter in a field saves, and moves nothing. */}
			<button type="submit" name="intent" value="rows" className="hidden" tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="seen" value={seen} />
			{known.map((id) => (
				<input key={id} type="hidden" name="known" value={id} />
			))}
			<p role="status" className="sr-only">
				{news}
			</p>
			{rows.length === 0 && empty ? (
				<div className="trade-card">
					<EmptyState title={empty.title}>{empty.text}</EmptyState>
				</div>
			) : null}
			<ol ref={list} className="grid gap-3">
				{rows.map((row) => {
					const isOut = removed.includes(row.id);
					const title = titleOf(row);
					return (
						<li key={row.id} data-row={row.id} className="trade-card">
							{isOut ? (
								<p className="flex flex-wrap items-center justify-between gap-3 px-4.5 py-2.5 text-ink2">
									{t('out', { name: title })}
									<button
										type="button"
										aria-label={t('putBackOf', { name: title })}
										className={tradeButton()}
										onClick={() => {
											setRemoved(removed.filter((id) => id !== row.id));
											setNews(t('back', { name: title }));
											focus(`[value="out:${row.id}"]`);
										}}
									>
										{t('putBack')}
									</button>
								</p>
							) : null}
							<fieldset disabled={isOut} hidden={isOut} className="relative min-w-0">
								<legend className="sr-only">{title}</legend>
								<input type="hidden" name="row" value={row.id} />
								<details open={spec.isFixed || isWrong(row) || row.id.startsWith('new-') || undefined}>
									<summary
										className={`flex min-h-13 cursor-pointer items-center gap-2 px-4.5 py-2.5 ${spec.isFixed ? '' : 'pr-68 max-[40rem]:pr-4.5'}`}
									>
										<h2 className="min-w-0 break-words text-t3">{title}</h2>
										{isWrong(row) ? <span className="text-err">{t('wrong')}</span> : null}
									</summary>
									<div className="grid gap-4 border-t border-hair px-4.5 pt-4 pb-5">
										{head?.(row)}
										<RowFields {...{ row, errors, options, words }} fields={spec.fields} prefix="" />
										{Object.entries(spec.parts ?? {}).map(([name, each]) => (
											<RowParts key={name} {...{ row, errors, options, words }} part={name} spec={each} />
										))}
									</div>
								</details>
								{spec.isFixed ? null : (
									<div className="flex gap-1.5 px-4.5 pb-3 min-[40rem]:absolute min-[40rem]:top-1 lg:top-2 min-[40rem]:right-3 min-[40rem]:p-0">
										{(['up', 'down'] as const).map((way) => (
											<button
												key={way}
												type="submit"
												name="move"
												value={`${way}:${row.id}`}
												aria-label={t(way, { name: title })}
												onClick={(event) => {
													event.preventDefault();
													move(row, way);
												}}
												className={tradeButton('line', 'size-11 justify-center p-0 lg:size-9')}
											>
												<Icon name="chevronDown" size={16} className={way === 'up' ? 'rotate-180' : ''} />
											</button>
										))}
										<button
											type="submit"
											name="move"
											value={`out:${row.id}`}
											aria-label={t('remove', { name: title })}
											onClick={(event) => {
												event.preventDefault();
												setRemoved([...removed, row.id]);
												setNews(t('out', { name: title }));
												onDirty();
												requestAnimationFrame(() =>
													list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] button`)?.focus(),
												);
											}}
											className={tradeButton('line', 'max-lg:min-h-11')}
										>
											{t('removeShort')}
										</button>
									</div>
								)}
							</fieldset>
						</li>
					);
				})}
			</ol>
			<div className="flex flex-wrap gap-2">
				{spec.isFixed || left.length >= spec.most ? null : (
					<button
						type="submit"
						name="move"
						value="add"
						onClick={(event) => {
							event.preventDefault();
							add();
						}}
						className={tradeButton('line')}
					>
						{names.add}
					</button>
				)}
				<SaveButton intent="rows" isSaving={isSaving} />
			</div>
		</Form>
	);
}
