type ChecksProps = {
	name: string;
	options: readonly { key: string; name: string }[];
	chosen: readonly string[];
};

/** Choices of a filter; ticks that are not applied yet persist until the address changes. */
export function Checks({ name, options, chosen }: ChecksProps) {
	return (
		<ul
			className={`grid max-h-[min(26rem,60vh)] gap-x-6 overflow-y-auto ${options.length > 8 ? 'grid-cols-[repeat(2,auto)]' : ''}`}
			key={chosen.join()}
		>
			{options.map((option) => (
				<li key={option.key}>
					<label className="flex min-h-8 cursor-pointer items-center gap-2">
						<input
							type="checkbox"
							name={name}
							value={option.key}
							defaultChecked={chosen.includes(option.key)}
							className="size-4.25 shrink-0 accent-main"
						/>
						{option.name}
					</label>
				</li>
			))}
		</ul>
	);
}
