import { type ComponentType, useEffect, useState } from 'react';
import { fetchPart } from '../ui/fetch-part';
import { DateRangePicker, type DateRangePickerProps } from './date-range-calendar';
import type { DateRange } from './date-range-field';
import { writeRange } from './write-range';

const NO_DATES: DateRange = { checkIn: null, checkOut: null };

/** The calendar for a period, of one property where it has a path; a separate chunk, fetched on the first touch of a date field. */
export default function Picker(props: DateRangePickerProps) {
	const isOfProperty = props.propertyPath !== undefined;
	const field = props.anchor.current?.closest('form')?.elements.namedItem('month');
	const list = field instanceof HTMLSelectElement ? field : null;
	const writing = {
		...props,
		months: list && {
			list,
			onChoose: (month: string) => {
				writeRange(props.anchor.current, NO_DATES);
				props.onApply(NO_DATES);
				list.value = month;
				list.dispatchEvent(new Event('change', { bubbles: true }));
			},
		},
		onApply: (range: DateRange) => {
			const changed = writeRange(props.anchor.current, range);
			props.onApply(range);
			changed?.dispatchEvent(new Event('change', { bubbles: true }));
		},
	};
	const [Own, setOwn] = useState<ComponentType<DateRangePickerProps> | null>(null);
	useEffect(() => {
		if (!isOfProperty) return;
		fetchPart(() => import('../property/stay-picker'), ['stay-calendar']).then(
			(module) => setOwn(() => module.StayPicker),
			() => setOwn(() => DateRangePicker),
		);
	}, [isOfProperty]);
	if (!isOfProperty) return <DateRangePicker {...writing} />;
	return Own ? <Own {...writing} /> : null;
}
