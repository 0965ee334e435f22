import { Link } from '@remix-run/react';
import type { AlpsPageView } from './alps-page-view.server';

/** Every country and place, at the end of each of their pages, with further pages. */
export function AlpsIndex({ index, stories }: Pick<AlpsPageView, 'index' | 'stories'>) {
	return (
		<nav aria-label={index.title} className="container pb-16 lg:pb-24">
			<div className="grid gap-x-8 gap-y-8 border-t border-line2 pt-8 grid-cols-2 lg:grid-cols-4 lg:pt-10">
				{index.countries.map((country) => (
					<div key={country.to}>
						<h2 className="text-h4">
							<IndexLink entry={country} />
						</h2>
						<ul className="mt-2">
							{country.places.map((place) => (
								<li key={place.to}>
									<IndexLink entry={place} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			{stories.items.length > 0 ? (
				<ul className="mt-10 grid gap-x-8 gap-y-8 border-t border-line2 pt-8 lg:grid-cols-2 lg:pt-10">
					{stories.items.map((story) => (
						<li key={story.to}>
							<Link
								to={story.to}
								className="serif text-h4 decoration-accent decoration-1 underline-offset-4 hover:underline"
							>
								{story.text}
							</Link>
							<p className="mt-1.5 max-w-[36rem] text-small text-ink2">{story.lead}</p>
						</li>
					))}
				</ul>
			) : null}
		</nav>
	);
}

function IndexLink({ entry }: { entry: AlpsPageView['index']['countries'][number]['places'][number] }) {
	return (
		<Link
			to={entry.to}
			aria-current={entry.isCurrent ? 'page' : undefined}
			className={`inline-block border-b py-1.5 transition-colors duration-150 hover:text-accent-ink ${entry.isCurrent ? 'border-accent' : 'border-transparent'}`}
		>
			{entry.text}
		</Link>
	);
}
