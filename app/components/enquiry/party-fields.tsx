import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHILD_AGE_LIMIT, PARTY_LIMIT } from '~/domain/form/field-limits';
import { ErrorLine } from '../form/error-line';
import { useField, useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';
import { SelectField } from '../form/select-field';

const CHILDREN_OFFERED = 12;

const counts = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** Adults, children under 14 (FORM-4) and their ages, which appear with the number of children. */
export function PartyFields({ adults = '2' }: { adults?: string }) {
	const { t } = useTranslation('enquiry');
	const { state } = useForm();
	const [children, setChildren] = useState(() => Number(fieldText(state.values, 'children')) || 0);
	return (
		<>
			<div className="grid grid-cols-2 items-start gap-3 lg:gap-5">
				<SelectField
					name="adults"
					label={`${t('fields.adults')} (${t('fields.adultsHint')})`}
					options={counts(1, PARTY_LIMIT)}
					fallback={adults}
				/>
				<SelectField
					name="children"
					label={t('fields.children')}
					options={[{ value: '0', label: t('fields.none') }, ...counts(1, CHILDREN_OFFERED)]}
					fallback="0"
					onChange={(event) => setChildren(Number(event.currentTarget.value))}
				/>
			</div>
			{children > 0 ? <Ages count={Math.min(children, CHILDREN_OFFERED)} /> : null}
		</>
	);
}

function Ages({ count }: { count: number }) {
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
						{Array.from({ length: CHILD_AGE_LIMIT + 1 }, (_, age) => (
							<option key={age} value={age}>
								{age === 0 ? t('fields.underOne') : age}
							</option>
						))}
					</select>
				))}
			</div>
			{field.error ? <ErrorLine id={field.errorId}>{field.error}</ErrorLine> : null}
		</fieldset>
	);
}
