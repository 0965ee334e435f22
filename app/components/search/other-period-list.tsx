import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';
import { relOf } from '../ui/dated-link';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import type { OtherPeriodsView, OtherPeriodView } from './other-period-view';

/** Properties that are free in another period: rows with a track of the asked dates against the free ones. */
export function OtherPeriodList({
	items,
	requested,
	headingLevel = 'h3',
}: OtherPeriodsView & { headingLevel?: 'h2' | 'h3' }) {
	return (
		<ul className="border-b border-line2">
			{items.map((item) => (
				<Row key={item.id} item={item} requested={requested} headingLevel={headingLevel} />
			))}
		</ul>
	);
}

type Input = OtherPeriodsView['requested'];

type RowProps = { item: OtherPeriodView; requested: Input; headingLevel: 'h2' | 'h3' };

function Row({ item, requested, headingLevel: Heading }: RowProps) {
	const { t } = useTranslation('search');
	const { cover } = item;
	return (
		<li className="relative grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-4 border-t border-line2 py-6 lg:grid-cols-[11rem_1fr_1.4fr_auto] lg:gap-x-8 2xl:grid-cols-[13.5rem_1.2fr_1.4fr_7rem_auto] 2xl:gap-x-10">
			<div className="aspect-square overflow-hidden bg-light2 lg:aspect-3/2">
				{cover ? (
					<Picture picture={cover} sizes="(min-width: 50rem) 216px, 112px" className="h-full w-full" />
				) : (
					<NoPicture />
				)}
			</div>
			<div className="min-w-0">
				<p className="text-small text-ink2">{item.place}</p>
				<Heading className="mt-0.5 text-h4">
					<Link
						to={item.to}
						rel={relOf(item.to)}
						className="after:absolute after:inset-0 hover:text-accent-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-main"
					>
						{item.name}
					</Link>
				</Heading>
				<p className="mt-1 text-small text-ink2">{item.facts}</p>
			</div>
			<div className="max-lg:col-span-2">
				<p className="tabular">{item.dates}</p>
				<Track item={item} requested={requested} />
				<p className="text-small text-ink2">{item.shift}</p>
			</div>
			<p className="max-lg:col-span-2 max-lg:flex max-lg:items-baseline max-lg:gap-3 lg:text-right">
				<span className="text-small text-ink2 max-lg:order-2 lg:block">{item.nights}</span>
				<span className="amount text-[1.125rem] lg:block">
					{item.price}
					{item.commission ? <small className="house-commission">{item.commission}</small> : null}
				</span>
			</p>
			<span aria-hidden="true" className={buttonClass('outline', 'px-5! text-small! max-2xl:hidden')}>
				{t('other.view')}
			</span>
		</li>
	);
}

function Track({ item, requested }: { item: OtherPeriodView; requested: Input }) {
	return (
		<div aria-hidden="true" className="relative my-2 h-3.5 max-w-82">
			<span className="absolute inset-x-0 top-1 h-1.5 bg-line" />
			<span
				className="absolute top-1 h-1.5 bg-accent"
				style={{ left: `${item.start}%`, width: `${item.end - item.start}%` }}
			/>
			<span className="absolute inset-y-0 w-px bg-main" style={{ left: `${requested.start}%` }} />
			<span className="absolute inset-y-0 w-px bg-main" style={{ left: `${requested.end}%` }} />
		</div>
	);
}

/** What the track's marks mean. */
export function TrackLegend() {
	const { t } = useTranslation('search');
	return (
		<p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-2 text-small text-ink2">
			<span className="flex items-center gap-3">
				<span className="h-3 w-7 border-x border-main bg-[linear-gradient(to_bottom_in_oklab,transparent_30%,var(--color-line2)_30%,transparent_70%)]" />
				{t('other.yours')}
			</span>
			<span className="flex items-center gap-3">
				<span className="h-1.5 w-7 bg-accent" />
				{t('other.free')}
			</span>
		</p>
	);
}
