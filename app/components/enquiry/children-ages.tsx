import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHILD_AGE_LIMIT } from '~/domain/form/field-limits';
import { FieldNotes } from '../form/field';
import { useField, useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';
import { fetchPart } from '../ui/fetch-part';
import { BabyNeeds as ServedNeeds } from './baby-needs';

// The condition is evaluated when the page is built: the browser fetches the boxes with the first baby.
const BabyNeeds = import.meta.env.SSR
	? ServedNeeds
	: // Pure, so that the form, which names this file for the server alone, does not load it with itself.
		/* @__PURE__ */ lazy(async () => ({
			default: (await fetchPart(() => import('./baby-needs'), ['guests'])).BabyNeeds,
		}));

/** What an age under 2 is asked for as. */
const UNDER_TWO = '1';

/** The ages of children under 14, which need not be told (FORM-4). */
export function ChildrenAges({ count }: { count: number }) {
	const { t } = useTranslation('enquiry');
	const field = useField('childrenAges');
	const { state } = useForm();
	const isAsked = (name: string) => Number(fieldText(state.values, name)) > 0;
	const [ages, setAges] = useState(() => field.values.slice());
	const babies = ages.slice(0, count).filter((age) => age === UNDER_TWO || age === '0').length;
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
						onChange={({ currentTarget }) => {
							const { value } = currentTarget;
							setAges(Array.from({ length: count }, (_, at) => (at === index ? value : (ages[at] ?? ''))));
						}}
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
			{babies > 0 ? (
				<Suspense>
					<BabyNeeds babies={babies} asked={{ cots: isAsked('cots'), highChairs: isAsked('highChairs') }} />
				</Suspense>
			) : null}
		</fieldset>
	);
}
