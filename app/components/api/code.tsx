/** A sentence whose `words in backticks` are code. */
export function CodeWords({ text }: { text: string }) {
	return (
		<>
			{text.split('`').map((part, at) =>
				at % 2 === 1 ? (
					<code key={at} className="rounded-sm bg-light1 px-1 font-mono text-[0.9em] break-words">
						{part}
					</code>
				) : (
					part
				),
			)}
		</>
	);
}

/** A piece of code or an answer; it scrolls sideways by itself, by keyboard too. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
			tabIndex={0}
			className="max-h-[30rem] overflow-auto rounded-sm border border-line bg-sheet"
		>
			<pre className="w-max min-w-full p-4 font-mono text-label">{text}</pre>
		</section>
	);
}
