import { parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';
import { useField, useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';

type PeriodFieldProps = {
	sharedErrorId?: string;
	className?: string;
	/** Of the property that the form is about. */
	propertyPath?: string | undefined;
	asksAnyPeriod?: boolean;
};

/** Check-in and check-out of a form, with their errors. */
export function PeriodField({ sharedErrorId, className = 'grid grid-cols-2 gap-4', ...calendar }: PeriodFieldProps) {
	const { state, touch } = useForm();
	const [checkIn, checkOut] = [useField('checkIn').error, useField('checkOut').error];
	return (
		<DateRangeField
			variant="box"
			value={{
				checkIn: parsePlainDate(fieldText(state.values, 'checkIn')),
				checkOut: parsePlainDate(fieldText(state.values, 'checkOut')),
			}}
			onChange={(range) => {
				for (const end of ['checkIn', 'checkOut'] as const) if (range[end]) touch(end);
			}}
			errors={{ ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) }}
			{...(sharedErrorId ? { sharedErrorId } : {})}
			isRequired
			{...calendar}
			className={className}
		/>
	);
}
