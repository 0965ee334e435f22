import { useTranslation } from 'react-i18next';
import { CHILD_AGE_LIMIT } from '~/domain/form/field-limits';
import { FieldNotes } from '../form/field';
import { useField } from '../form/form-context';

/** The ages of children under 14, which need not be told (FORM-4). */
export function ChildrenAges({ count }: { count: number }) {
	const { t } = useTranslation('enquiry');
	const field = useField('childrenAges');
	return (
		<fieldset className="mt-4" aria-describedby={field.error ? field.errorId : undefined}>
			<legend className="mb-1.5 text-label text-ink2">{t('fields.ages')}</legend>
			<div className="flex flex-wrap gap-2">
				{Array.from({ length: count }, (_, index) => (
					<select
						key={index}
						name="childrenAges"
						aria-label={t('fields.age', { position: index + 1 })}
						defaultValue={field.values[index] ?? ''}
						className={`select-box tabular h-11 rounded-sm border bg-sheet px-2.5 text-body ${field.error ? 'border-err' : 'border-field'}`}
					>
						<option value="">{t('fields.ageUnknown')}</option>
						{Array.from({ length: CHILD_AGE_LIMIT }, (_, below) => (
							<option key={below} value={below + 1}>
								{below ? below + 1 : t('fields.underTwo')}
							</option>
						))}
					</select>
				))}
			</div>
			<FieldNotes field={field} />
		</fieldset>
	);
}
