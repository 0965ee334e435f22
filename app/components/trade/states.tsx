import type { ReactNode } from 'react';
import { Mountain } from '../layout/wordmark';
import { FaultBox } from './parts/fault-box';

/** A list that holds nothing: why, and the ways on. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
	return (
		<div className="grid justify-items-center gap-2 px-6 py-14 text-center text-ink2">
			<Mountain strokeWidth={1.6} className="mb-2 text-accent-ink" path="M1 24 11.500 8l5.500 8 4-6L33 24" />
			<h2 className="max-w-104 text-t2">{title}</h2>
			{children ? <p className="max-w-136">{children}</p> : null}
			{actions ? <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div> : null}
		</div>
	);
}

/** A failure: its description, what was preserved, and the way to retry. */
export function ErrorBox({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
	return (
		<FaultBox>
			<div>
				<p className="font-semibold">{title}</p>
				{children ? <p>{children}</p> : null}
			</div>
			{action}
		</FaultBox>
	);
}

/** Placeholder rows of the final size, while loading. */
export function LoadingRows({ count, label }: { count: number; label: string }) {
	return (
		<div role="status" aria-label={label} className="grid">
			{Array.from({ length: count }, (_, row) => (
				<span
					key={row}
					className="h-11.75 border-b border-hair bg-[linear-gradient(90deg,transparent_1rem,var(--color-light1)_1rem_30%,transparent_30%_40%,var(--color-light1)_40%_70%,transparent_70%)] bg-size-[100%_0.75rem] bg-center bg-no-repeat"
				/>
			))}
		</div>
	);
}
