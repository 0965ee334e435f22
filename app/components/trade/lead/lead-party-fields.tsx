import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHILD_AGE_LIMIT } from '~/domain/form/field-limits';
import { FieldNotes } from '../../form/field';
import { useField, useForm } from '../../form/form-context';
import { fieldText } from '../../form/form-state';
import { SelectField } from '../../form/select-field';
import { TextField } from '../../form/text-field';
import { FIELD_LABEL } from '../parts/field-label';

const CHILDREN_OFFERED = 12;

const numbers = (to: number) => Array.from({ length: to + 1 }, (_, index) => String(index));

/** Adults, children under 14 and the ages of the children, which appear with their number; `most` is what the property sleeps. */
export function LeadPartyFields({ most, isOptional = false }: { most: number; isOptional?: boolean }) {
	const { t } = useTranslation('trade-lead');
	const { state } = useForm();
	const saved = Number(fieldText(state.values, 'children')) || 0;
	const [children, setChildren] = useState(saved);
	// Another answer of the server, or a step back in the browser's history.
	const [seen, setSeen] = useState(saved);
	if (seen !== saved) {
		setSeen(saved);
		setChildren(saved);
	}
	return (
		<>
			<TextField
				name="adults"
				label={t('adults')}
				optional={isOptional ? t('optional') : undefined}
				inputMode="numeric"
				maxLength={3}
				hint={t('most', { count: most })}
			/>
			<SelectField
				name="children"
				label={t('children')}
				options={numbers(CHILDREN_OFFERED).map((count) => ({ value: count, label: count }))}
				onChange={(event) => setChildren(Number(event.currentTarget.value))}
			/>
			{children > 0 ? <Ages count={Math.min(children, CHILDREN_OFFERED)} /> : null}
		</>
	);
}

function Ages({ count }: { count: number }) {
	const { t } = useTranslation('trade-lead');
	const field = useField('childrenAges', t('agesHint'));
	return (
		<fieldset className="min-w-0" aria-describedby={field.aria['aria-describedby']}>
			<legend className={FIELD_LABEL}>
				{t('ages')} <small>{t('optional')}</small>
			</legend>
			<div className="flex flex-wrap gap-2">
				{numbers(count - 1).map((index) => (
					<select
						key={index}
						name="childrenAges"
						aria-label={t('age', { position: Number(index) + 1 })}
						defaultValue={field.values[Number(index)] ?? ''}
						className="trade-field w-auto"
					>
						<option value="">–</option>
						{numbers(CHILD_AGE_LIMIT).map((age) => (
							<option key={age} value={age}>
								{age}
							</option>
						))}
					</select>
				))}
			</div>
			<FieldNotes field={field} />
		</fieldset>
	);
}
