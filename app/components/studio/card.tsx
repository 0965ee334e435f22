import type { ReactNode } from 'react';

type CardProps = {
	title: string;
	/** A few words beside the title. */
	note?: ReactNode;
	/** What stands at the right of the title. */
	side?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** A box of the studio's tools. */
export function ToolCard({ title, side, className = '', children }: Omit<CardProps, 'note'>) {
	return (
		<section className={`rounded-card border border-hair bg-work p-5 ${className}`}>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2>{title}</h2>
				{side}
			</div>
			{children}
		</section>
	);
}

/** A preview under a line that says what it is. */
export function PreviewCard({ title, note, side, className = '', children }: CardProps) {
	return (
		<section className={`overflow-hidden rounded-card border border-hair bg-work ${className}`}>
			<div className="flex min-h-13 items-center gap-3 border-b border-line px-4 text-small">
				<h2 className="font-sans text-small font-semibold tracking-normal text-ink!">{title}</h2>
				<p className="min-w-0 truncate text-ink2">{note}</p>
				<div className="ml-auto">{side}</div>
			</div>
			{children}
		</section>
	);
}
