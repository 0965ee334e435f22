import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';
import { useField, useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';
import { type Option, SelectField } from '../form/select-field';

/** Two days, or a month of which any week will do (FORM-23); with script one takes the place of the other. */
export function PeriodOrMonth({ months }: { months: readonly Option[] }) {
	const { t } = useTranslation('contact');
	const { state, touch } = useForm();
	const [checkIn, checkOut] = [useField('checkIn').error, useField('checkOut').error];
	const wrapper = useRef<HTMLDivElement>(null);
	const [emptied, setEmptied] = useState(0);
	const sentDay = (end: string) => (emptied ? null : parsePlainDate(fieldText(state.values, end)));
	return (
		<div ref={wrapper} className="space-y-5">
			<DateRangeField
				key={emptied}
				variant="box"
				value={{ checkIn: sentDay('checkIn'), checkOut: sentDay('checkOut') }}
				onChange={(range) => {
					const list = wrapper.current?.querySelector('select');
					if (list && (range.checkIn || range.checkOut)) list.value = '';
					touch('month');
					for (const end of ['checkIn', 'checkOut'] as const) if (range[end]) touch(end);
				}}
				errors={{ ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) }}
				className="grid grid-cols-2 items-start gap-3 lg:gap-5"
			/>
			<SelectField
				name="month"
				label={t('general.month')}
				hint={t('general.monthHint')}
				options={[{ value: '', label: t('general.monthNone') }, ...months]}
				onChange={({ currentTarget: list }) => {
					for (const end of ['checkIn', 'checkOut']) touch(end);
					const dates = wrapper.current?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
					if (list.value !== '' && [...dates].some((date) => date.value !== '')) setEmptied(emptied + 1);
				}}
			/>
		</div>
	);
}
