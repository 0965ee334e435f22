import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPrices } from '~/domain/hotel-desk/plans/new-prices';
import { FieldNotes } from '../../parts/field-notes';
import { PlanField, type PlanFieldContext, useFieldError } from './plan-field';
import { Section } from './plan-form';

/** The room types of a new plan, and the prices that it begins with. */
export function FirstPrices({
	prices,
	currency,
	...field
}: PlanFieldContext & { prices: TypedPrices; currency: string }) {
	const { t } = useTranslation('hotel-plans');
	const id = useId();
	const error = useFieldError(field)('rooms');
	return (
		<Section title={t('section.prices')}>
			<input type="hidden" name="copied" value={prices.from} />
			<fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
				<legend className="text-note text-ink2">{t('field.rooms')}</legend>
				<div className="flex flex-wrap gap-x-6">
					{field.rooms.map(({ key, name }) => (
						<label key={key} className="plan-tick">
							<input type="checkbox" name="rooms" value={key} defaultChecked={prices.rooms.includes(key)} />
							<span>{name}</span>
						</label>
					))}
				</div>
				<FieldNotes id={id} error={error} hint={null} />
			</fieldset>
			{prices.from === '' ? (
				<PlanField
					{...field}
					name="price"
					label={`${t('field.price')}, ${currency}`}
					value={prices.price}
					isNumber
					hint={t('hint.price')}
				/>
			) : (
				<PlanField {...field} name="change" label={t('field.change')} value={prices.change} hint={t('hint.change')} />
			)}
		</Section>
	);
}
