import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

type StepperProps = {
	label: string;
	/** The hint under the label, such as the ages that count. */
	note?: string;
	value: number;
	/** Defaults to 0. */
	least?: number;
	most?: number;
	isDisabled?: boolean;
	onChange: (value: number) => void;
};

/** A number with a button on either side: minus is off at or below the least, plus at or above the most; only digits are taken. */
export function Stepper({ label, note, value, least = 0, most = 99, isDisabled = false, onChange }: StepperProps) {
	const { t } = useTranslation('rooms');
	const id = useId();
	return (
		<div className="room-stepper" data-disabled={isDisabled ? '' : undefined}>
			<label htmlFor={id}>
				{label}
				{note ? <small>{note}</small> : null}
			</label>
			<span>
				<button
					type="button"
					aria-label={t('fewer', { what: label })}
					disabled={isDisabled || value <= least}
					onClick={() => onChange(value - 1)}
				>
					<Icon name="minus" size={16} />
				</button>
				<input
					id={id}
					inputMode="numeric"
					value={value}
					disabled={isDisabled}
					autoComplete="off"
					// Input replaces the current value.
					onFocus={({ currentTarget }) => currentTarget.select()}
					onChange={({ currentTarget }) => {
						if (!/^\d{1,2}$/.test(currentTarget.value)) return;
						onChange(Math.min(most, Math.max(least, Number(currentTarget.value))));
					}}
				/>
				<button
					type="button"
					aria-label={t('more', { what: label })}
					disabled={isDisabled || value >= most}
					onClick={() => onChange(value + 1)}
				>
					<Icon name="plus" size={16} />
				</button>
			</span>
		</div>
	);
}
