import type { ReactNode } from 'react';

/** Terms above their values, in two or three columns. */
export function FactList({
	label,
	className = '',
	children,
}: {
	label?: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<dl
			{...(label ? { 'aria-label': label } : {})}
			className={`grid grid-cols-2 content-start gap-x-6 gap-y-3.5 min-[40rem]:grid-cols-3 [&_dd]:font-medium [&_dd_small]:block [&_dd_small]:text-note/4.5 [&_dd_small]:font-normal [&_dd_small]:text-ink2 [&_dt]:text-note [&_dt]:text-ink2 ${className}`}
		>
			{children}
		</dl>
	);
}
