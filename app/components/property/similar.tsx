import { Link, useSearchParams } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { callSite } from '~/platform/call-site';
import { CardTile } from '../search/card-tile';
import type { CardView } from '../search/card-view';
import { relOf } from '../ui/dated-link';

const SIZES = '(min-width: 81.25rem) 308px, (min-width: 50rem) 46vw, 256px';

/** How far below the screen the cards begin to load, so that most guests never see them arrive. */
const ROOT_MARGIN = '900px 0px';

const MOST = 4;

/** What of the address they depend on. */
const ASKED = ['checkIn', 'checkOut', 'adults', 'children'];

type Found = readonly CardView[] | 'none yet' | 'loading';

/**
 * Properties like the one at `path` below its terms (SEARCH-28), on phones a row to swipe, fetched when the section nears the screen. Beside
 * them, and in their stead without script, a search of its place.
 */
export function Similar({ place, path }: { place: string; path: string }) {
	const { t } = useTranslation('house');
	const { language } = useRoot();
	const [address] = useSearchParams();
	const box = useRef<HTMLElement>(null);
	const query = new URLSearchParams([...address].filter(([name]) => ASKED.includes(name)));
	const found = useSimilar(box, `/similar-properties${path}?${withOne(query, 'lng', language)}`);
	const search = `/search?${withOne(query, 'destination', place)}`;
	const cards = typeof found === 'string' ? [] : found;
	return (
		<section ref={box} aria-labelledby="similar" className="border-t border-line2 pt-6 print:hidden">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
				<h2 id="similar" className="text-h3">
					{t('similar.title')}
				</h2>
				<Link to={search} rel={relOf(search)} className="py-1 text-small underline hover:text-accent-ink">
					{t('similar.all', { place })}
				</Link>
			</div>
			{found === 'loading' || cards.length > 0 ? (
				<ul
					aria-busy={found === 'loading'}
					className="no-scrollbar isolate flex snap-x gap-x-7 gap-y-10 overflow-x-auto pt-8 max-lg:-mx-5 max-lg:px-5 lg:grid lg:grid-cols-2 lg:overflow-visible 2xl:grid-cols-4"
				>
					{found === 'loading'
						? Array.from({ length: MOST }, (_, at) => (
								<li key={at} aria-hidden className="h-105 w-64 shrink-0 bg-light1 lg:w-auto" />
							))
						: cards.map((card) => (
								<li key={card.id} className="grid w-64 shrink-0 snap-center lg:w-auto">
									<CardTile card={card} isFirst={false} sizes={SIZES} headingLevel="h3" />
								</li>
							))}
				</ul>
			) : null}
		</section>
	);
}

const withOne = (query: URLSearchParams, name: string, value: string) => new URLSearchParams([...query, [name, value]]);

/** The cards at an address, from when `box` is near the screen; the ones before stay until those of another address are there. */
function useSimilar(box: RefObject<HTMLElement>, address: string): Found {
	const [found, setFound] = useState<Found>('none yet');
	useEffect(() => {
		if (!box.current) return;
		const left = new AbortController();
		const load = async () => {
			setFound((before) => (before === 'none yet' ? 'loading' : before));
			const answer = await callSite(address, { signal: left.signal });
			setFound(answer.ok ? ((await answer.json()) as CardView[]) : []);
		};
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				observer.disconnect();
				// The search beside them remains.
				load().catch(() => left.signal.aborted || setFound([]));
			},
			{ rootMargin: ROOT_MARGIN },
		);
		observer.observe(box.current);
		return () => {
			observer.disconnect();
			left.abort();
		};
	}, [box, address]);
	return found;
}
