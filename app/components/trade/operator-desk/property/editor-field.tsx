import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowField } from '~/domain/hotel-desk/rows/row-spec';
import type { Language } from '~/domain/language/language';
import { editName } from '~/domain/operator-desk/property/property-content';
import type { PropertyPart } from '~/domain/operator-desk/property/property-parts';
import type { ValueErrors } from '~/domain/operator-desk/property/value-fault.server';
import { FIELD_BOX, leastLines, TEXT_AREA } from '../../parts/field-label';
import { FieldNotes } from '../../parts/field-notes';
import { useEditor } from './editor-context';
import { usePropertyWords } from './use-property-words';

export type FieldProps = {
	part: PropertyPart;
	/** Of its row. */
	id: string;
	field: RowField;
	language: Language | null;
	/** Beside the label. */
	note?: string | null;
	hint?: string | null;
};

/** One value of a property: it holds what is typed, and is saved by itself; green while it differs from what is published. */
export function EditorField({ part, id, field, language, note = null, hint = null }: FieldProps) {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords(part);
	const editor = useEditor();
	const at = useId();
	const name = editName(part, id, language ? `${field.name}.${language}` : field.name);
	const error = useErrorText(editor.errors.get(name));
	const shownHint = hint ?? words.hint(field.name);
	const isDraft = editor.drafted.has(name);
	const described =
		[error ? `${at}-error` : null, shownHint ? `${at}-hint` : null].filter(Boolean).join(' ') || undefined;
	const label = words.label(field.name);
	const value = editor.textOf(name);
	const common = {
		...{ id: at, name: `c:${name}`, value },
		'data-draft': isDraft || undefined,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described,
		'aria-required': field.isRequired || undefined,
		onBlur: editor.commit,
	} as const;
	const choices = [
		...(field.options ?? []).map((word) => ({ value: word, text: words.choice(field.name, word) })),
		...(editor.options[field.name] ?? []),
	];
	if (field.kind === 'flag')
		return (
			<div className="self-end">
				<label className="flex min-h-11 items-center gap-2.5">
					<input
						type="checkbox"
						name={`c:${name}`}
						value="yes"
						checked={value === 'yes'}
						onChange={({ currentTarget }) => editor.set({ [name]: currentTarget.checked ? 'yes' : '' })}
					/>
					{label}
				</label>
			</div>
		);
	if (field.kind === 'many')
		return (
			<fieldset aria-describedby={described}>
				<legend className="sr-only">{label}</legend>
				<div className="grid gap-x-4 min-[30rem]:grid-cols-2 xl:grid-cols-3">
					{choices.map((choice) => {
						const chosen = value.split(';').filter((word) => word !== '');
						return (
							<label key={choice.value} className="flex min-h-11 items-center gap-2.5 lg:min-h-9">
								<input
									type="checkbox"
									name={`c:${name}`}
									value={choice.value}
									checked={chosen.includes(choice.value)}
									onChange={({ currentTarget }) => {
										const rest = chosen.filter((word) => word !== choice.value);
										const next = currentTarget.checked ? [...rest, choice.value] : rest;
										editor.set({ [name]: next.toSorted().join(';') });
									}}
								/>
								{choice.text}
							</label>
						);
					})}
				</div>
				<FieldNotes id={at} error={error} hint={shownHint} />
			</fieldset>
		);
	const isLong = field.kind === 'text' || field.kind === 'markdown';
	return (
		<div className={`${FIELD_BOX} content-start`}>
			<div className="flex items-baseline justify-between gap-3">
				<label htmlFor={at} className="text-note text-ink2">
					{label}
					{language ? (
						<span className={isLong ? 'sr-only' : 'font-medium'}>{` · ${t(`language.${language}`)}`}</span>
					) : null}
					{isDraft ? <span className="sr-only">{`, ${t('changed')}`}</span> : null}
				</label>
				{note ? <small className="text-note text-ink2 tabular-nums">{note}</small> : null}
			</div>
			{isLong ? (
				<textarea
					{...common}
					lang={language ?? undefined}
					rows={field.kind === 'markdown' ? 4 : 3}
					style={leastLines(3)}
					maxLength={field.max}
					onChange={({ currentTarget }) => editor.type({ [name]: currentTarget.value })}
					className={`${TEXT_AREA} editor-field`}
				/>
			) : field.kind === 'choice' ? (
				<select
					{...common}
					onChange={({ currentTarget }) => editor.set({ [name]: currentTarget.value })}
					className="trade-field editor-field"
				>
					{field.isRequired && value !== '' ? null : <option value="">{t('none')}</option>}
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
					type={field.kind === 'day' ? 'date' : 'text'}
					lang={language ?? undefined}
					inputMode={field.kind === 'whole' ? 'numeric' : field.kind === 'decimal' ? 'decimal' : undefined}
					maxLength={field.kind === 'line' ? field.max : 20}
					onChange={({ currentTarget }) => editor.type({ [name]: currentTarget.value })}
					className="trade-field editor-field"
				/>
			)}
			<FieldNotes id={at} error={error} hint={shownHint} />
		</div>
	);
}

/** What is wrong with a value, in words. */
export function useErrorText(error: ValueErrors[number] | undefined): string | null {
	const { t } = useTranslation('property-editor');
	if (!error) return null;
	const { error: kind, min, max } = error;
	return kind === 'number' && max === undefined ? t('error.plainNumber') : t(`error.${kind}`, { min: min ?? 0, max });
}
