import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { EntryError } from '~/domain/administration/entries/check-entry.server';
import type { EntryRow } from '~/domain/administration/entries/entry-content';
import { entryPath } from '~/domain/administration/entries/entry-kinds';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

/** What became of a row that was sent. */
export type SavedRowAnswer = {
	outcome: 'saved' | 'nothing' | 'invalid' | 'conflict' | 'overtaken' | 'failed';
	errors: readonly EntryError[];
	/** What was typed, and what is stored by now. */
	typed: EntryRow;
	was: EntryRow | null;
	/** Columns that another has changed meanwhile, and who. */
	conflicts: readonly string[];
	by: { name: string; at: number } | null;
};

type FieldsProps = { was: EntryRow; answer: SavedRowAnswer | null };

/** The values that a row's fields begin with, and the server's word on each. */
export function useRowFields({ was, answer }: FieldsProps) {
	const { t } = useTranslation(['catalogue-entries', 'concierge']);
	const isTyped = answer !== null && answer.outcome !== 'saved' && answer.outcome !== 'nothing';
	const shown = isTyped ? answer.typed : was;
	return (column: string) => {
		const error = answer?.errors.find((each) => each.column === column);
		const theirs = answer?.conflicts.includes(column) ? (answer.was?.[column] ?? '') : null;
		return {
			name: column,
			value: shown[column] ?? '',
			key: `${column} ${isTyped} ${was[column] ?? ''}`,
			error: error
				? t(`error.${error.fault}`, { min: error.min ?? 0, max: error.max ?? 0 })
				: theirs === null
					? null
					: t('concierge:services.theirs', { value: theirs === '' ? t('empty') : theirs }),
		};
	};
}

/** A field of a row. */
export function ServiceField({
	field: { key, ...field },
	label,
	isNumber = false,
}: {
	field: ReturnType<ReturnType<typeof useRowFields>>;
	label: string;
	isNumber?: boolean;
}) {
	return (
		<DeskField key={key} {...field} label={label} maxLength={200} {...(isNumber ? { inputMode: 'numeric' } : {})} />
	);
}

type SaveRowProps = FieldsProps & { kind: 'services' | 'suppliers'; entryKey: string; name: string };

/** The button of a row, what became of it, and the way to everything else of the entry. */
export function SaveRow({ was, answer, kind, entryKey, name }: SaveRowProps) {
	const { t } = useTranslation('concierge');
	const language = useRoot().language as Language;
	const said = () => {
		if (!answer) return null;
		if (answer.outcome !== 'conflict') return t(`services.outcome.${answer.outcome}`);
		if (!answer.by) return t('services.outcome.conflict');
		return t('services.outcome.conflictBy', { name: answer.by.name, time: formatTimestamp(answer.by.at, language) });
	};
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<input type="hidden" name="was" value={JSON.stringify(answer?.was ?? was)} />
			<button type="submit" className={tradeButton()}>
				{t('services.save')}
			</button>
			<Link to={entryPath(kind, entryKey)} className="trade-link" aria-label={t('services.allOf', { name })}>
				{t('services.all')}
			</Link>
			<span role="status" className="text-note empty:hidden">
				{said()}
			</span>
		</div>
	);
}
