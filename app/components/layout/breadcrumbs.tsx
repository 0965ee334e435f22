import { Link } from '@remix-run/react';

export type BreadcrumbStep = { text: string; to: string };

/** The way from the landing page to this one; the last step is the page itself. */
export function Breadcrumbs({ label, steps }: { label: string; steps: readonly BreadcrumbStep[] }) {
	return (
		<nav aria-label={label}>
			<ol className="flex flex-wrap gap-x-2 text-small text-ink2">
				{steps.map((step, index) => (
					<li key={step.to} className="flex items-center gap-2">
						{index > 0 ? (
							<span aria-hidden="true" className="opacity-60">
								/
							</span>
						) : null}
						{index === steps.length - 1 ? (
							<span aria-current="page" className="py-1.5 text-ink">
								{step.text}
							</span>
						) : (
							<Link
								to={step.to}
								className="inline-flex min-h-11 items-center transition-colors duration-150 hover:text-accent-ink lg:min-h-8"
							>
								{step.text}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
