import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTY_LIMIT } from '~/domain/form/field-limits';
import { useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';
import { SelectField } from '../form/select-field';
import { ChildrenAges as ServedAges } from './children-ages';

const CHILDREN_OFFERED = 12;

// The condition is evaluated when the page is built: the browser fetches the ages with the first child.
const ChildrenAges = import.meta.env.SSR
	? ServedAges
	: lazy(async () => ({ default: (await import('./children-ages')).ChildrenAges }));

const counts = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** Adults, children under 14 (FORM-4) and their ages, which appear with the number of children. More than `most` adults are not offered. */
export function PartyFields({ most = PARTY_LIMIT }: { most?: number }) {
	const { t } = useTranslation('enquiry');
	const { state } = useForm();
	// An address may bring more: they are shown with their error.
	const given = Math.min(Number(fieldText(state.values, 'adults')) || 0, PARTY_LIMIT);
	const [children, setChildren] = useState(() => Number(fieldText(state.values, 'children')) || 0);
	return (
		<>
			<div className="grid grid-cols-2 items-start gap-3 lg:gap-5">
				<SelectField
					name="adults"
					label={`${t('fields.adults')} (${t('fields.adultsHint')})`}
					options={counts(1, Math.max(most, given))}
					fallback={most < 2 ? '1' : '2'}
				/>
				<SelectField
					name="children"
					label={t('fields.children')}
					options={[{ value: '0', label: t('fields.none') }, ...counts(1, CHILDREN_OFFERED)]}
					fallback="0"
					onChange={(event) => setChildren(Number(event.currentTarget.value))}
				/>
			</div>
			{children > 0 ? (
				<Suspense>
					<ChildrenAges count={Math.min(children, CHILDREN_OFFERED)} />
				</Suspense>
			) : null}
		</>
	);
}
