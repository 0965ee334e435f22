import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowErrors, RowFault } from '~/domain/hotel-desk/rows/check-row.server';
import { type DeskRow, fieldNames, type RowField } from '~/domain/hotel-desk/rows/row-spec';
import type { Language } from '~/domain/language/language';
import { FIELD_BOX } from '../../parts/field-label';
import { FieldNotes } from '../../parts/field-notes';
import { MarkdownField } from '../page/markdown-field';
import type { useRowWords } from './row-words';

/** Choices that come with the page, by the name of their field. */
export type RowOptions = Readonly<Record<string, readonly { value: string; text: string }[]>>;

type RowFieldsProps = {
	fields: readonly RowField[];
	row: DeskRow;
	/** Of a part: `configurations.0.`. */
	prefix: string;
	errors: RowErrors;
	options: RowOptions;
	words: ReturnType<typeof useRowWords>;
};

const LONG: ReadonlySet<string> = new Set(['text', 'markdown', 'lines', 'addresses']);

/** The fields of a row: those with a language side by side, the others together below each other's neighbours. */
export function RowFields({ fields, prefix, ...rest }: RowFieldsProps) {
	const groups: RowField[][] = [];
	for (const field of fields) {
		const last = groups.at(-1);
		const isWide = field.isLocal || LONG.has(field.kind) || field.kind === 'many';
		if (isWide || !last || last[0]?.isLocal || LONG.has(last[0]?.kind ?? '') || last[0]?.kind === 'many')
			groups.push([field]);
		else last.push(field);
	}
	return (
		<>
			{groups.map((group) => {
				const [first] = group;
				if (!first) return null;
				const isPair = first.isLocal === true;
				const isAlone = !isPair && (LONG.has(first.kind) || first.kind === 'many');
				return (
					<div
						key={first.name + String(isPair)}
						className={`grid gap-x-5 gap-y-3 ${isAlone ? '' : isPair ? 'lg:grid-cols-2' : 'min-[30rem]:grid-cols-2 lg:grid-cols-4'}`}
					>
						{group.flatMap((field) =>
							fieldNames(field).map((name, at) => (
								<Field
									key={name}
									{...{ field, ...rest }}
									name={prefix + name}
									wordName={prefix.replace(/\.\d+\.$/, '.') + field.name}
									language={field.isLocal ? (at === 0 ? 'en' : 'de') : null}
								/>
							)),
						)}
					</div>
				);
			})}
		</>
	);
}

type FieldProps = Omit<RowFieldsProps, 'fields' | 'prefix'> & {
	field: RowField;
	name: string;
	wordName: string;
	language: Language | null;
};

function Field({ field, row, name, wordName, language, errors, options, words }: FieldProps) {
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const id = useId();
	const { kind, max, isRequired } = field;
	const value = row.values[name] ?? '';
	const fault = errors[`${row.id}/${name}`];
	const error = fault ? t(`fault.${fault satisfies RowFault}`, { min: field.min, max }) : null;
	const label = words.label(wordName);
	const hint = words.hint(wordName) ?? (kind === 'markdown' ? t('hotel-page:hint.markdown') : null);
	const input = `${row.id}/${name}`;
	const languageName = language ? t(`hotel-page:language.${language}`) : null;
	if (LONG.has(kind))
		return (
			<MarkdownField
				{...{ label, value, hint, error, languageName }}
				name={input}
				language={language ?? 'en'}
				rows={kind === 'markdown' ? 5 : kind === 'text' ? 3 : 2}
				hasPreview={kind === 'markdown'}
			/>
		);
	const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ') || undefined;
	const notes = <FieldNotes {...{ id, error, hint }} />;
	const choices = [
		...(field.options ?? []).map((word) => ({ value: word, text: words.choice(wordName, word) })),
		...(options[wordName] ?? []),
	];
	if (kind === 'many')
		return (
			<fieldset aria-describedby={described}>
				<legend className="mb-1 text-note text-ink2">{label}</legend>
				<div className="grid gap-x-4 min-[30rem]:grid-cols-2 lg:grid-cols-4">
					{choices.map((choice) => (
						<label key={choice.value} className="flex min-h-11 items-center gap-2.5 lg:min-h-9">
							<input
								type="checkbox"
								name={input}
								value={choice.value}
								defaultChecked={value.split(';').includes(choice.value)}
							/>
							{choice.text}
						</label>
					))}
				</div>
				{notes}
			</fieldset>
		);
	if (kind === 'flag')
		return (
			<label className="flex min-h-11 items-center gap-2.5 self-end">
				<input type="checkbox" name={input} value="yes" defaultChecked={value !== ''} />
				{label}
			</label>
		);
	const common = {
		id,
		name: input,
		defaultValue: value,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described,
		'aria-required': isRequired || undefined,
		className: 'trade-field',
	} as const;
	const isSelect = kind === 'choice' || field.options !== undefined;
	return (
		<div className={`${FIELD_BOX} content-start`}>
			<label htmlFor={id} className="text-note text-ink2">
				{label}
				{languageName ? <span className="font-medium">{` · ${languageName}`}</span> : null}
			</label>
			{isSelect ? (
				<select {...common}>
					{isRequired ? null : <option value="">{t('none')}</option>}
					{value !== '' && !choices.some((choice) => choice.value === value) ? (
						<option value={value}>{value}</option>
					) : null}
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.text}
						</option>
					))}
				</select>
			) : (
				<input
					{...common}
					type={kind === 'day' ? 'date' : 'text'}
					lang={language ?? undefined}
					inputMode={
						kind === 'whole' ? 'numeric' : kind === 'decimal' ? 'decimal' : kind === 'email' ? 'email' : undefined
					}
					maxLength={kind === 'line' || kind === 'email' ? max : 20}
				/>
			)}
			{notes}
		</div>
	);
}
