import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** A list that holds nothing: why, and the ways on. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
	return (
		<div className="trade-empty">
			<svg
				viewBox="0 0 34 26"
				width={34}
				height={26}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.6}
				aria-hidden="true"
			>
				<path d="M1 24 11.500 8l5.500 8 4-6L33 24" strokeLinejoin="round" strokeLinecap="round" />
			</svg>
			<h2>{title}</h2>
			{children ? <p>{children}</p> : null}
			{actions ? <div className="trade-empty-actions">{actions}</div> : null}
		</div>
	);
}

/** A failure: its description, what was preserved, and the way to retry. */
export function ErrorBox({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
	return (
		<div role="alert" className="trade-fault">
			<Icon name="warning" size={18} />
			<div>
				<p className="font-semibold">{title}</p>
				{children ? <p>{children}</p> : null}
			</div>
			{action}
		</div>
	);
}

/** Placeholder rows of the final size, while loading. */
export function LoadingRows({ count, label }: { count: number; label: string }) {
	return (
		<div role="status" aria-label={label} className="trade-loading">
			{Array.from({ length: count }, (_, row) => (
				<span key={row} />
			))}
		</div>
	);
}
