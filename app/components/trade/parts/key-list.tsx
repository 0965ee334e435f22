import { Hint } from '../hint';
import type { KeyHint } from '../shortcuts';

/** Keys and their functions in two columns, the function before its keys. `keyClass` shows the keys on phones too. */
export function KeyList({
	hints,
	className,
	keyClass,
}: {
	hints: readonly KeyHint[];
	className: string;
	keyClass?: string;
}) {
	return (
		<ul
			className={`grid min-[40rem]:grid-cols-2 [&>li]:flex [&>li]:items-center [&>li]:gap-1 [&>li]:border-b [&>li]:border-hair [&_span]:-order-1 [&_span]:mr-auto ${className}`}
		>
			{hints.map((hint) => (
				<Hint key={hint.text} hint={hint} {...(keyClass ? { keyClass } : {})} />
			))}
		</ul>
	);
}
