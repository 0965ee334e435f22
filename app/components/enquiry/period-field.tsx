import { useTranslation } from 'react-i18next';
import { parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';
import { useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';

type PeriodFieldProps = { sharedFaultId?: string; className?: string };

/** Check-in and check-out of a form, with their faults. */
export function PeriodField({ sharedFaultId, className = 'grid grid-cols-2 gap-4' }: PeriodFieldProps) {
	const { t } = useTranslation('enquiry');
	const { state, edited, touch } = useForm();
	const faultOf = (name: 'checkIn' | 'checkOut') => {
		const fault = edited.has(name) ? undefined : state.faults[name];
		return fault && t(`error.${fault.key}`, { ...fault.values });
	};
	const [checkIn, checkOut] = [faultOf('checkIn'), faultOf('checkOut')];
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
			faults={{ ...(checkIn ? { checkIn } : {}), ...(checkOut ? { checkOut } : {}) }}
			{...(sharedFaultId ? { sharedFaultId } : {})}
			isRequired
			className={className}
		/>
	);
}
