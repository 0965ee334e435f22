import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanErrors } from '~/domain/hotel-desk/plans/read-steps';
import { groupDigits } from '~/domain/money/group-digits';
import { leastLines, TEXT_AREA } from '../../parts/field-label';
import { FieldNotes } from '../../parts/field-notes';
import { seasonName } from '../nights/night-words';

/** What every field of the form knows: the errors by name, and the names of room types for them. */
export type PlanFieldContext = { errors: PlanErrors; rooms: readonly { key: string; name: string }[] };

type PlanFieldProps = PlanFieldContext & {
	name: string;
	label: string;
	value: string;
	/** Read out before the label, where several lines have the same labels. */
	line?: string;
	hint?: string | null;
	type?: 'text' | 'date';
	isNumber?: boolean;
	/** Rows of a text of several lines. */
	rows?: number;
	/** Choices, by what is sent. */
	choices?: readonly (readonly [value: string, text: string])[];
	language?: 'en' | 'de';
	maxLength?: number;
};

/** A field of a plan with its label, hint and error. */
export function PlanField(props: PlanFieldProps) {
	const { name, label, value, line, hint, type = 'text', isNumber = false, rows, choices, language, maxLength } = props;
	const id = useId();
	const error = useFieldError(props)(name);
	const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
	const shared = {
		...{ id, name, defaultValue: value, lang: language },
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
	};
	return (
		<div className="plan-field">
			<label htmlFor={id}>
				{line ? <span className="sr-only">{`${line}: `}</span> : null}
				{label}
			</label>
			{choices ? (
				<select {...shared} className="trade-field">
					{choices.map(([key, text]) => (
						<option key={key} value={key}>
							{text}
						</option>
					))}
				</select>
			) : rows ? (
				<textarea {...shared} rows={rows} maxLength={maxLength} style={leastLines(rows)} className={TEXT_AREA} />
			) : (
				<input
					{...shared}
					type={type}
					inputMode={isNumber ? 'decimal' : undefined}
					maxLength={maxLength ?? 40}
					autoComplete="off"
					className="trade-field"
				/>
			)}
			<FieldNotes id={id} error={error} hint={hint ?? null} />
		</div>
	);
}

/** What is wrong with a field, in words; null: nothing. */
export function useFieldError({ errors, rooms }: PlanFieldContext): (name: string) => string | null {
	const { t } = useTranslation('hotel-plans');
	return (name) => {
		const error = errors[name];
		if (!error) return null;
		const { key, values = {} } = error;
		const { room, season, amount } = values;
		if (key === 'leavesNothing' && room !== undefined)
			return t('error.leavesNothingAt', {
				room: rooms.find((each) => each.key === room)?.name ?? String(room),
				season: seasonName(String(season)),
			});
		return t(`error.${key}`, {
			...values,
			...(typeof amount === 'number' ? { amount: groupDigits(amount * 100, 0) } : {}),
		});
	};
}
