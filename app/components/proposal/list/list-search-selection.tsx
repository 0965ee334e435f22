import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { beginAddress } from '~/domain/proposal/begin-address';
import { MOST_OPTIONS } from '~/domain/proposal/proposal-limits';
import { propertyCode } from '~/domain/shortlist/property-code';
import type { SearchSelectionProps } from '../../search/selection-slot';

/** A result with the place of its tick. */
type Place = { id: string; name: string; element: Element };

/**
 * Ticks on the results of a search and a bar with what was chosen, for a proposal. The results are the consumer's page, so the ticks are put
 * into its cards from here; a page that is left keeps its selection until another search is made.
 */
export function SearchSelection({ cards, stay }: SearchSelectionProps) {
	const { t } = useTranslation('search');
	const [places, setPlaces] = useState<Place[]>([]);
	const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
	useEffect(() => {
		const articles = [...document.querySelectorAll('#results .house-card')];
		setPlaces(
			cards.flatMap(({ id, name, to }) => {
				const article = articles.find((each) => each.querySelector('a')?.getAttribute('href') === to);
				const element = article?.querySelector('.house-pictures');
				return element ? [{ id, name, element }] : [];
			}),
		);
	}, [cards]);
	const toggle = (id: string, name: string) =>
		setChosen((before) => {
			const after = new Map(before);
			if (!after.delete(id) && after.size < MOST_OPTIONS) after.set(id, name);
			return after;
		});
	const codes = [...chosen.keys()].map(propertyCode);
	return (
		<>
			{places.map(({ id, name, element }) =>
				createPortal(
					<label className="absolute top-2 left-2 z-10 grid size-11 cursor-pointer place-items-center">
						<input
							type="checkbox"
							checked={chosen.has(id)}
							disabled={!chosen.has(id) && chosen.size >= MOST_OPTIONS}
							onChange={() => toggle(id, name)}
							aria-label={t('selection.choose', { name })}
							className="size-5.5 accent-main"
						/>
					</label>,
					element,
					id,
				),
			)}
			{chosen.size > 0 ? (
				<section
					aria-label={t('selection.label')}
					className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-light2 pb-[env(safe-area-inset-bottom)] text-ink max-lg:bottom-14"
				>
					<div className="container flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<p role="status" className="font-semibold">
							{t('selection.count', { count: chosen.size })}
						</p>
						<p className="min-w-0 flex-[1_1_10rem] truncate text-ink2">{[...chosen.values()].join(', ')}</p>
						<Link
							to={beginAddress({ codes, ...stay })}
							className="inline-flex min-h-11 items-center rounded-sm bg-main px-5 font-semibold text-on-main"
						>
							{t('selection.proposal')}
						</Link>
						<button
							type="button"
							onClick={() => setChosen(new Map())}
							className="min-h-11 px-2 font-medium underline underline-offset-4"
						>
							{t('selection.clear')}
						</button>
					</div>
				</section>
			) : null}
		</>
	);
}
