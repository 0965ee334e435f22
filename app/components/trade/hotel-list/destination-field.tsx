import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { DestinationListProps } from './destination-list';

type DestinationFieldProps = {
	/** The address's value. */
	value: string;
	/** The field's current value. */
	text: string;
	onText: (text: string) => void;
	isMissing: boolean;
	className: string;
};

/** Of an error message in the form. */
export const FILTER_ERROR = 'trade-note font-semibold text-err empty:hidden';

const FIELD_ICON = 'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink2';

/**
 * The destination of a hotel search (SELECTION-7). On the first focus a separate chunk makes it a combobox over the countries and cities
 * that have hotels; without script it is a plain field, and the search accepts the same names.
 */
export function DestinationField({ value, text, onText, isMissing, className }: DestinationFieldProps) {
	const { t } = useTranslation('hotel-list');
	const input = useRef<HTMLInputElement>(null);
	const wasClicked = useRef(false);
	const [List, setList] = useState<ComponentType<DestinationListProps> | null>(null);
	useEffect(() => {
		if (input.current) input.current.value = value;
	}, [value]);
	return (
		<div className={`relative min-w-0 ${className}`}>
			<label htmlFor="destination" className="block text-note/5 text-ink2">
				{t('destination')}
			</label>
			<div className="relative">
				<Icon name="pin" size={18} className={`left-3 ${FIELD_ICON}`} />
				<input
					ref={input}
					id="destination"
					name="destination"
					className="trade-field min-w-0 pr-11 pl-10 text-ellipsis"
					autoComplete="off"
					spellCheck={false}
					maxLength={120}
					placeholder={t('anywhere')}
					defaultValue={value}
					onInput={({ currentTarget }) => onText(currentTarget.value)}
					onPointerDown={() => {
						wasClicked.current = true;
					}}
					onFocus={() =>
						import('./destination-list').then(
							(module) => setList(() => module.default),
							() => undefined,
						)
					}
					aria-invalid={isMissing || undefined}
					aria-describedby={isMissing ? 'destination-fault' : undefined}
				/>
				{text === '' ? (
					<Icon name="chevronDown" size={16} className={`right-3.5 noscript:hidden ${FIELD_ICON}`} />
				) : (
					<button
						type="button"
						className="absolute inset-y-px right-px grid w-10 place-items-center rounded-control text-ink2 hover:text-ink noscript:hidden"
						aria-label={t('clearDestination')}
						onClick={() => {
							if (!input.current) return;
							input.current.value = '';
							input.current.focus();
							// The list treats it like typing.
							input.current.dispatchEvent(new Event('input', { bubbles: true }));
						}}
					>
						<Icon name="close" size={16} />
					</button>
				)}
				{List ? (
					<List
						id="destinations"
						input={input}
						label={t('destination')}
						value={value}
						onText={onText}
						startsOpen={wasClicked.current}
					/>
				) : null}
			</div>
			<p id="destination-fault" role="alert" className={`${FILTER_ERROR} mt-1`}>
				{isMissing ? t('missing') : null}
			</p>
		</div>
	);
}
