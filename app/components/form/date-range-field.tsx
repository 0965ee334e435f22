import type { ComponentType } from 'react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PlainDate } from '~/domain/date/plain-date';
import { addDays, parsePlainDate } from '~/domain/date/plain-date';
import { SEARCH_LIMITS } from '~/domain/search/search-filter';
import type { DateRangePickerProps } from './date-range-calendar';
import { DateRangeInput } from './date-range-input';
import { useVisitorsToday } from './use-visitors-today';

export type DateRange = { checkIn: PlainDate | null; checkOut: PlainDate | null };

type End = keyof DateRange;

const NAMES = { checkIn: 'checkIn', checkOut: 'checkOut' } as const;

type DateRangeFieldProps = {
	/** The page's values; a change replaces the values of the two inputs. */
	value: DateRange;
	/** Names of the two inputs. */
	names?: Readonly<Record<End, string>>;
	/** Called on every valid change, typed or picked. A bubbling `change` event reaches the form as well. */
	onChange?: (range: DateRange) => void;
	/** `cell`: label over value inside a cell that the parent draws; `box`: a bordered field below its label. */
	variant?: 'cell' | 'box';
	/** Draws a day on either side; with `onFlexibleChange` the picker offers the switch. */
	isFlexible?: boolean;
	onFlexibleChange?: (isFlexible: boolean) => void;
	/** Path of the property whose calendar this is: sold nights, arrivals and prices are drawn into it (PRICE-19). */
	propertyPath?: string;
	/** Days without a price may be chosen too: they can be asked for. */
	asksAnyPeriod?: boolean;
	/** Sentences shown below the inputs and read with them. */
	errors?: Partial<Record<End, ReactNode>>;
	/** Id of an error message elsewhere that covers both fields: both get the error frame and refer to it. */
	sharedErrorId?: string;
	isRequired?: boolean;
	/** Of the element around both inputs, and of each of them. */
	className?: string;
	cellClassName?: string;
};

/**
 * Check-in and check-out as two native date inputs (named `checkIn` and `checkOut` unless `names` says otherwise), which is all there is without script.
 * With script they show dates as the site writes them, and a calendar is fetched on the first touch (FORM-21).
 */
export function DateRangeField(props: DateRangeFieldProps) {
	const {
		value,
		onChange,
		names = NAMES,
		variant = 'cell',
		isFlexible = false,
		errors = {},
		isRequired = false,
	} = props;
	const { t } = useTranslation();
	const today = useVisitorsToday(useRoot().today as PlainDate);
	const id = useId();
	const wrapper = useRef<HTMLDivElement>(null);
	const [range, setRange] = useState(value);
	const [known, setKnown] = useState(value);
	const [openEnd, setOpenEnd] = useState<End | null>(null);
	const [Picker, setPicker] = useState<ComponentType<DateRangePickerProps> | null>(null);
	const [isReady, setIsReady] = useState(false);
	useEffect(() => setIsReady(true), []);
	if (known.checkIn !== value.checkIn || known.checkOut !== value.checkOut) {
		setKnown(value);
		setRange(value);
	}

	const fetchPicker = () => {
		if (!Picker && !import.meta.env.SSR)
			import('./date-range-picker').then(
				(module) => setPicker(() => module.default),
				() => undefined,
			);
	};
	const open = (end: End) => {
		fetchPicker();
		setOpenEnd(openEnd === end ? null : end);
	};
	const close = (end: End | null = openEnd) => {
		setOpenEnd(null);
		if (!end) return;
		const focus = () =>
			wrapper.current?.querySelector<HTMLElement>(`[data-opens="${end}"]`)?.focus({ preventScroll: true });
		focus();
		// A sheet holds the focus until it is gone.
		requestAnimationFrame(focus);
	};
	const type = (end: End, text: string, isValid: boolean) => {
		if (text !== '' && !isValid) return;
		const next = { ...range, [end]: parsePlainDate(text) };
		setRange(next);
		onChange?.(next);
	};
	const pick = (next: DateRange) => {
		setRange(next);
		close();
		onChange?.(next);
	};
	const end = (name: End) => (
		<DateRangeInput
			id={`${id}-${name}`}
			end={name}
			name={names[name]}
			label={t(`dates.${name}`)}
			value={range[name]}
			min={name === 'checkOut' ? (range.checkIn ?? today) : today}
			max={addDays(today, SEARCH_LIMITS.daysAhead)}
			variant={variant}
			error={errors[name]}
			sharedErrorId={props.sharedErrorId}
			isRequired={isRequired}
			isReady={isReady}
			isOpen={openEnd === name}
			onType={(text, isValid) => type(name, text, isValid)}
			onOpen={() => open(name)}
			className={props.cellClassName}
		/>
	);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only fetches the calendar ahead of its use
		<div
			ref={wrapper}
			className={`relative ${props.className ?? 'grid grid-cols-2'}`}
			onFocus={fetchPicker}
			onPointerEnter={fetchPicker}
		>
			{end('checkIn')}
			{end('checkOut')}
			{openEnd && Picker ? (
				<Picker
					range={range}
					today={today}
					isFlexible={isFlexible}
					onFlexibleChange={props.onFlexibleChange}
					propertyPath={props.propertyPath}
					asksAnyPeriod={props.asksAnyPeriod}
					onApply={pick}
					onClose={close}
					anchor={wrapper}
				/>
			) : null}
		</div>
	);
}
