import { Link } from '@remix-run/react';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import type { ChangesView } from './changes-view';

/** The smallest changes of the search that find more, as links that look like buttons: each says what it leads to. */
export default function NearChanges({ changes, isQuiet = false }: { changes: ChangesView; isQuiet?: boolean }) {
	return (
		<section aria-labelledby="near-changes" className={isQuiet ? 'mt-14 border-t border-line2 pt-7' : ''}>
			<h2 id="near-changes" className={isQuiet ? 'text-h4' : 'text-h3'}>
				{changes.title}
			</h2>
			<p className="mt-2 text-small text-ink2">{changes.lead}</p>
			<ul className="near-list mt-5 grid gap-3 lg:gap-4">
				{changes.items.map((item) => (
					<li key={item.to}>
						<Link
							to={item.to}
							rel={relOf(item.to)}
							className="group flex h-full min-h-19 items-center gap-4 rounded-sm border border-field bg-sheet px-5 py-3.5 transition-colors hover:border-main hover:bg-row"
						>
							<span className="min-w-0 flex-1">
								<span className="block font-semibold">{item.title}</span>
								<span className="block text-small text-ink2">{item.text}</span>
							</span>
							<span className="tabular shrink-0 text-right text-small">
								<span className="block font-medium">{item.count}</span>
								<span className="block text-price">{item.price}</span>
							</span>
							<Icon name="arrow" size={18} className="shrink-0 text-accent-ink max-sm:hidden" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
