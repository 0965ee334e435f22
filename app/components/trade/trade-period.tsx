import { parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../form/date-range-field';

/** Days as texts, '' for none: as forms and addresses of the trade say them. */
export type TypedPeriod = { checkIn: string; checkOut: string };

/** As the addresses of hotels name them (SELECTION-1). */
export const PERIOD_NAMES = { checkIn: 'checkInDate', checkOut: 'checkOutDate' } as const;

type TradePeriodProps = {
	value: TypedPeriod;
	onChange?: (period: TypedPeriod) => void;
	/** Names of the two inputs; those of the field itself unless a form has its own. */
	names?: { checkIn: string; checkOut: string };
	/** Id of the error message for both fields. */
	errorId?: string | undefined;
	/** The browser requires both. */
	isRequired?: boolean;
};

/** Check-in and check-out in the trade's measure: the calendar of all pages, and two native fields without script. */
export function TradePeriod({ value, onChange, names, errorId, isRequired = false }: TradePeriodProps) {
	return (
		<DateRangeField
			variant="box"
			value={{ checkIn: parsePlainDate(value.checkIn), checkOut: parsePlainDate(value.checkOut) }}
			onChange={({ checkIn, checkOut }) => onChange?.({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })}
			{...(names ? { names } : {})}
			{...(errorId ? { sharedErrorId: errorId } : {})}
			isRequired={isRequired}
			className="trade-period"
		/>
	);
}
