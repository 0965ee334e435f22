import { Icon } from '../ui/icon';

type GuestSelectProps = { name: 'adults' | 'children'; label: string; least: number; most: number; value: number };

/** A number of guests as a native select inside a cell of the panel. */
export function GuestSelect({ name, label, least, most, value }: GuestSelectProps) {
	const counts = Array.from({ length: Math.max(most, value) - least + 1 }, (_, index) => least + index);
	return (
		<label className="relative block min-w-0 px-3.5 py-3">
			<span className="block text-label text-ink2">{label}</span>
			<select
				name={name}
				defaultValue={value}
				className="tabular h-7 w-full appearance-none bg-transparent text-[1.0625rem]/7 focus:outline-none"
			>
				{counts.map((count) => (
					<option key={count}>{count}</option>
				))}
			</select>
			<Icon name="chevronDown" size={18} className="pointer-events-none absolute bottom-4 right-3.5 text-ink2" />
		</label>
	);
}
