import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { PlainDate } from '~/domain/date/plain-date';
import { Icon } from '../ui/icon';
import { ErrorLine } from './error-line';

type DateRangeInputProps = {
	id: string;
	end: 'checkIn' | 'checkOut';
	name: string;
	label: string;
	value: PlainDate | null;
	min: string;
	max: string;
	variant: 'cell' | 'box';
	error: ReactNode;
	sharedErrorId: string | undefined;
	isRequired: boolean;
	/** True once the script runs. */
	isReady: boolean;
	isOpen: boolean;
	onType: (text: string, isValid: boolean) => void;
	onOpen: () => void;
	className?: string;
};

const BOX = 'rounded-sm border bg-sheet px-4 h-13 flex items-center';

/**
 * One end of a period: a native date input and, where script runs, a button over it that shows the date in words and
 * opens the calendar. While the input has the keyboard it shows itself, so that a date can be typed.
 */
export function DateRangeInput(props: DateRangeInputProps) {
	const { id, end, name, label, value, variant, error, isReady, isOpen } = props;
	const { t } = useTranslation();
	const { language } = useRoot();
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const element = input.current;
		if (element && element.value !== (value ?? '') && document.activeElement !== element) element.value = value ?? '';
	}, [value]);
	const date = formatDate(value, language);
	const weekday = date ? formatDate(value, language, { weekday: 'comma' }).slice(0, -date.length) : '';
	const isBox = variant === 'box';
	const describedBy = [error ? `${id}-error` : null, props.sharedErrorId].filter(Boolean).join(' ') || undefined;
	const edge = describedBy ? 'border-err bg-err-bg/30 inset-ring inset-ring-err' : 'border-field';
	return (
		<div className={`@container group/date min-w-0 ${isBox ? '' : 'relative'} ${props.className ?? ''}`}>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: labels take no keys; the keyboard reaches the button itself */}
			<label
				htmlFor={id}
				onClick={(event) => {
					// The site's calendar, as below the label: the system's own would open on phones.
					if (!isReady) return;
					event.preventDefault();
					props.onOpen();
				}}
				className={`block text-label text-ink2 ${isBox ? 'mb-1.5' : ''}`}
			>
				{label}
			</label>
			<div className={`relative ${isBox ? `${BOX} ${edge}` : ''}`}>
				<input
					ref={input}
					id={id}
					name={name}
					type="date"
					defaultValue={value ?? ''}
					min={props.min}
					max={props.max}
					required={props.isRequired}
					aria-invalid={describedBy ? true : undefined}
					aria-describedby={describedBy}
					onChange={(event) => props.onType(event.currentTarget.value, event.currentTarget.validity.valid)}
					className={`peer tabular h-7 w-full min-w-0 bg-transparent text-lead/7 focus:outline-none lg:text-[1.0625rem]/7 ${isReady ? 'opacity-0 focus:opacity-100 [&::-webkit-calendar-picker-indicator]:hidden' : '[@media(scripting:enabled)]:opacity-0'}`}
				/>
				<button
					type="button"
					data-opens={end}
					onClick={props.onOpen}
					aria-haspopup="dialog"
					aria-expanded={isOpen}
					aria-label={t('dates.openFor', { label, date: value ? weekday + date : t('dates.add') })}
					className={`absolute inset-0 items-center justify-between gap-2 text-left text-[1.0625rem]/7 peer-focus:[&>span]:invisible ${isReady ? 'flex' : 'pointer-events-none hidden [@media(scripting:enabled)]:flex'} ${isBox ? 'px-4' : ''}`}
				>
					<span className={`truncate ${value ? '' : 'text-ink2'}`}>
						{value ? (
							<>
								<span className="hidden @min-[11.5rem]:inline">{weekday}</span>
								{date}
							</>
						) : (
							t('dates.add')
						)}
					</span>
					<Icon name="calendar" size={18} className="shrink-0 text-ink2 @max-[10.5rem]:hidden" />
				</button>
			</div>
			{error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : null}
		</div>
	);
}
