import { useEffect, useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from '../shortcuts';

/** The switch for keys that are single characters (WCAG 2.1.4). */
export function SingleKeySwitch({ label, hint }: { label: string; hint?: string }) {
	// The server does not know this browser's choice.
	const [isOn, setIsOn] = useState(true);
	useEffect(() => setIsOn(areSingleKeysOn()), []);
	return (
		<label className="mr-auto flex gap-3">
			<input
				type="checkbox"
				className="size-5 shrink-0 accent-main"
				checked={isOn}
				onChange={(event) => {
					setIsOn(event.currentTarget.checked);
					switchSingleKeys(event.currentTarget.checked);
				}}
			/>
			<span>
				{label}
				{hint ? <small className="trade-note block">{hint}</small> : null}
			</span>
		</label>
	);
}
