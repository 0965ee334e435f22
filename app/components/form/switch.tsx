import { useId } from 'react';

type SwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void; label: string };

/** A switch of the script's own state; forms use a native checkbox in the `switch` look instead. */
export function Switch({ isOn, onChange, label }: SwitchProps) {
	const id = useId();
	return (
		<span className="flex items-center gap-3">
			<input
				id={id}
				type="checkbox"
				role="switch"
				aria-checked={isOn}
				checked={isOn}
				onChange={(event) => onChange(event.currentTarget.checked)}
				className="switch"
			/>
			<label htmlFor={id}>{label}</label>
		</span>
	);
}
