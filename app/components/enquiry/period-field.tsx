import { useTranslation } from 'react-i18next';
import { parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';
import { useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';

type PeriodFieldProps = { sharedErrorId?: string; className?: string };

/** Check-in and check-out of a form, with their errors. */
export function PeriodField({ sharedErrorId, className = 'grid grid-cols-2 gap-4' }: PeriodFieldProps) {
	const { t } = useTranslation('enquiry');
	const { state, edited, touch } = useForm();
	const errorOf = (name: 'checkIn' | 'checkOut') => {
		const error = edited.has(name) ? undefined : state.errors[name];
		return error && t(`error.${error.key}`, { ...error.values });
	};
	const [checkIn, checkOut] = [errorOf('checkIn'), errorOf('checkOut')];
	return (
		<DateRangeField
			variant="box"
			value={{
				checkIn: parsePlainDate(fieldText(state.values, 'checkIn')),
				checkOut: parsePlainDate(fieldText(state.values, 'checkOut')),
			}}
			onChange={() => {
				touch('checkIn');
				touch('checkOut');
			}}
			errors={{ ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) }}
			{...(sharedErrorId ? { sharedErrorId } : {})}
			isRequired
			className={className}
		/>
	);
}
