import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryError } from '~/domain/administration/entries/check-entry.server';
import type { EntryKind } from '~/domain/administration/entries/entry-kinds';
import type { EntryField as Field } from '~/domain/administration/entries/entry-parts';
import type { NamesByKind } from '~/domain/administration/entries/load-entry.server';
import { percentText } from '~/domain/administration/entries/percent-text';
import { DeskField } from '../../parts/desk-field';
import { FieldNotes } from '../../parts/field-notes';
import { EntryReference } from './entry-reference';
import { useEntryWords } from './use-entry-words';

type EntryFieldProps = {
	kind: EntryKind;
	file: string;
	/** Of the row, from 0; null where the part has one. */
	row: number | null;
	field: Field;
	value: string;
	error: EntryError | undefined;
	/** Names of the entries that fields name. */
	names: NamesByKind;
	/** The key of an entry that is there. */
	isFixed?: boolean;
	className?: string;
};

/** One field of an entry, by the name of its file and column. */
export function EntryField(props: EntryFieldProps) {
	const { kind, file, row, field, value, error, names, isFixed = false, className = '' } = props;
	const { t } = useTranslation('catalogue-entries');
	const words = useEntryWords(kind).words(file);
	const id = useId();
	const name = row === null ? `${file}.${field.name}` : `${file}.${row}.${field.name}`;
	const label = words.label(field.name);
	const hint = words.hint(field.name);
	const unit = field.isPercent ? 100 : 1;
	const said = error ? t(`error.${error.fault}`, { min: (error.min ?? 0) * unit, max: (error.max ?? 0) * unit }) : null;
	if (isFixed)
		return (
			<div className={`grid min-w-0 content-start gap-1 ${className}`}>
				<span className="text-note text-ink2">{label}</span>
				<span className="flex min-h-11 items-center font-mono text-[0.8125rem] wrap-anywhere">{value}</span>
				<input type="hidden" name={name} value={value} />
			</div>
		);
	if (field.kind === 'flag')
		return (
			<label className={`flex min-h-11 items-center gap-2.5 self-start sm:mt-6 ${className}`}>
				<input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} className="check" />
				{label}
			</label>
		);
	if (field.kind === 'many')
		return (
			<fieldset aria-describedby={said ? `${id}-error` : undefined} className={className}>
				<legend className="text-note text-ink2">{label}</legend>
				{field.options?.map((word) => (
					<label key={word} className="flex min-h-11 items-center gap-2.5 lg:min-h-9">
						<input
							type="checkbox"
							name={name}
							value={word}
							defaultChecked={value.split(';').includes(word)}
							className="check"
						/>
						{words.choice(field.name, word)}
					</label>
				))}
				<FieldNotes id={id} error={said} hint={null} />
			</fieldset>
		);
	const shared = { name, label, value, error: said, hint: hint ?? undefined, className };
	if (field.kind === 'choice')
		return (
			<DeskField {...shared}>
				<option value="">{t('empty')}</option>
				{field.options?.map((word) => (
					<option key={word} value={word}>
						{words.choice(field.name, word)}
					</option>
				))}
			</DeskField>
		);
	if (field.kind === 'text')
		return (
			<DeskField
				{...shared}
				rows={field.name.startsWith('terms') ? 6 : 3}
				maxLength={field.max ?? 20_000}
				lang={/_(en|de)$/.exec(field.name)?.[1]}
			/>
		);
	if (field.names)
		return (
			<EntryReference
				{...shared}
				of={field.names}
				names={names[field.names] ?? {}}
				isMany={field.name === 'places'}
				maxLength={field.max ?? 300}
			/>
		);
	const modes = { whole: 'numeric', decimal: 'decimal', email: 'email' } as const;
	const mode = field.kind in modes ? modes[field.kind as keyof typeof modes] : null;
	return (
		<DeskField
			{...shared}
			value={field.isPercent ? percentText(value) : value}
			{...(mode ? { inputMode: mode } : {})}
			maxLength={field.kind === 'line' || field.kind === 'email' ? (field.max ?? 300) : 20}
			lang={/_(en|de)$/.exec(field.name)?.[1]}
		/>
	);
}
