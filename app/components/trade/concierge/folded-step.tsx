import type { ReactNode } from 'react';
import { tradeButton } from '../trade-button';

/** A step behind its button: what it needs is shown once it is chosen. */
export function FoldedStep({
	text,
	isOpen = false,
	children,
}: {
	text: string;
	isOpen?: boolean;
	children: ReactNode;
}) {
	return (
		<details className="group" open={isOpen}>
			<summary className={tradeButton('line', 'w-full cursor-pointer justify-center')}>{text}</summary>
			<div className="mt-2 rounded-control bg-light1/60 p-3">{children}</div>
		</details>
	);
}
