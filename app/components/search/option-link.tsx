import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

type OptionLinkProps = {
	row: { id: string; path: string };
	isActive: boolean;
	onHover: () => void;
	onChoose: () => void;
	className: string;
	children: ReactNode;
};

/** A row of a combo box that leads somewhere; opened in another tab like any link. */
export function OptionLink({ row, isActive, onHover, onChoose, className, children }: OptionLinkProps) {
	return (
		<Link
			id={row.id}
			to={row.path}
			role="option"
			tabIndex={-1}
			aria-selected={isActive}
			// A list that is drawn anew below a resting pointer is no choice.
			onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && !isActive && onHover()}
			onClick={(event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				onChoose();
			}}
			className={className}
		>
			{children}
		</Link>
	);
}
