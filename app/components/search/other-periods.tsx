import { Link } from '@remix-run/react';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { OtherPeriodList, TrackLegend } from './other-period-list';
import type { SearchView } from './search-view';

/** The second list of the search: properties that have everything but the week. */
export default function OtherPeriods({ others }: { others: NonNullable<SearchView['others']> }) {
	return (
		<section aria-labelledby="other-periods" className="mt-16 bg-light1 lg:mt-22">
			<div className="container py-16 lg:py-24">
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
					<div>
						<h2 id="other-periods" className="text-h2">
							{others.title}
						</h2>
						<p className="mt-3 text-ink2">{others.lead}</p>
					</div>
					<div className="flex flex-wrap items-center gap-x-9 gap-y-3">
						<TrackLegend />
						{others.all ? (
							<Link to={others.all.to} rel={relOf(others.all.to)} className="text-link flex items-center gap-3">
								{others.all.text}
								<Icon name="arrow" size={18} />
							</Link>
						) : null}
					</div>
				</div>
				<OtherPeriodList items={others.items} requested={others.requested} />
			</div>
		</section>
	);
}
