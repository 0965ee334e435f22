import { Link } from '@remix-run/react';
import { CardList } from '../search/card-list';
import { ButtonLink } from '../ui/button';
import type { PropertiesView } from './properties-view';

/** The properties of a place, and the ways to all of them. */
export function PropertiesBand({ properties }: { properties: PropertiesView }) {
	return (
		<section aria-labelledby="houses" className="bg-light1 py-14 lg:py-22">
			<div className="container">
				<h2 id="houses" className="text-h2">
					{properties.title}
				</h2>
				<div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
					<p className="text-ink2">{properties.text}</p>
					<ul className="flex flex-wrap gap-x-7 gap-y-2">
						{properties.links.map((link) => (
							<li key={link.to}>
								<Link to={link.to} className="text-link inline-block pt-1.5">
									{link.text}
								</Link>
							</li>
						))}
					</ul>
				</div>
				{properties.cards.length > 0 ? (
					<CardList
						cards={properties.cards}
						columns="3-4"
						headingLevel="h3"
						eagerCount={0}
						className="mt-8 max-lg:[&>li:nth-child(n+5)]:hidden lg:mt-10 lg:max-2xl:[&>li:nth-child(n+7)]:hidden"
					/>
				) : (
					<ButtonLink to={properties.enquiry.to} className="mt-8">
						{properties.enquiry.text}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
