import { Link } from '@remix-run/react';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import type { SearchView } from './search-view';

/** For periods from weekday to weekday, with the one search that helps. */
export function WeekendBar({ weekend }: { weekend: NonNullable<SearchView['weekend']> }) {
	return (
		<div className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 bg-light2 px-6 py-5 md:grid-cols-[auto_1fr_auto]">
			<Icon name="calendar" className="self-start text-accent-ink md:self-center" />
			<p className="max-w-3xl leading-6 text-ink">{weekend.hint}</p>
			{weekend.search ? (
				<Link
					to={weekend.search.to}
					rel={relOf(weekend.search.to)}
					preventScrollReset
					className="col-start-2 flex items-center gap-4 justify-self-start border-b border-accent-ink pb-1 font-medium md:col-start-3"
				>
					{weekend.search.text}
					<Icon name="arrow" size={18} />
				</Link>
			) : null}
		</div>
	);
}
