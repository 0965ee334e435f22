import { useId } from 'react';

type TickListProps = {
	/** Of the field; each tick sends its value under it. */
	name: string;
	legend: string;
	ticks: readonly { value: string; text: string }[];
	/** Those that are ticked at first. */
	chosen: readonly string[];
	fault: string | null;
};

/** Words for programs to tick, each with what it means, and the server's word on the choice. */
export function TickList({ name, legend, ticks, chosen, fault }: TickListProps) {
	const id = useId();
	return (
		<fieldset aria-describedby={fault ? id : undefined}>
			<legend className="text-note text-ink2">{legend}</legend>
			{ticks.map(({ value, text }) => (
				<label key={value} className="flex min-h-11 items-center gap-3 py-1">
					<input
						type="checkbox"
						name={name}
						value={value}
						defaultChecked={chosen.includes(value)}
						className="size-4 shrink-0 accent-main"
					/>
					<span>
						<span className="font-mono text-note">{value}</span>
						<span className="trade-note block">{text}</span>
					</span>
				</label>
			))}
			{fault ? (
				<p id={id} className="text-note text-err">
					{fault}
				</p>
			) : null}
		</fieldset>
	);
}
