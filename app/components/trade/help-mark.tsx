/** A question mark in a ring. */
export function HelpMark() {
	return (
		<svg
			viewBox="0 0 24 24"
			width={20}
			height={20}
			fill="none"
			stroke="currentColor"
			strokeWidth={1.6}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="8.500" />
			<path d="M9.700 9.600a2.400 2.400 0 1 1 3.500 2.200c-.8.4-1.200.9-1.200 1.700M12 16.300v.1" />
		</svg>
	);
}
