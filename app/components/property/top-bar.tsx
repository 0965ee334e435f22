import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { Property } from '~/domain/property/property';
import { EnquireLink } from './book-link';
import type { SectionId } from './section';
import { useStayWords } from './stay-words';

type TopBarProps = {
	property: Property;
	chosen: ChosenStay;
	enquirePath: string;
	/** Id of the zone after which it takes over. */
	after: string;
};

const ANCHORS: readonly SectionId[] = [
	'general',
	'location',
	'rooms',
	'services',
	'floorplans',
	'availabilities',
	'terms',
	'reviews',
];

/** Takes over when the panel has left at the top: anchors, period, amount and the button; 76 px, from 800 px on. */
export function TopBar({ property, chosen, enquirePath, after }: TopBarProps) {
	const { t } = useTranslation('property');
	const words = useStayWords(property, chosen);
	const [isShown, setShown] = useState(false);
	const [current, setCurrent] = useState<string | null>(null);

	useEffect(() => {
		const zone = document.getElementById(after);
		if (!zone) return;
		const observer = new IntersectionObserver(
			([entry]) => setShown(entry !== undefined && !entry.isIntersecting),
			// Everything below counts as seen, so that a jump back to the top is noticed as well.
			{ rootMargin: '-200px 0px 100000px' },
		);
		observer.observe(zone);
		const sections = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
			},
			{ rootMargin: '-25% 0px -70%' },
		);
		for (const id of ANCHORS) {
			const section = document.getElementById(id);
			if (section) sections.observe(section);
		}
		return () => {
			observer.disconnect();
			sections.disconnect();
		};
	}, [after]);

	if (!isShown) return null;
	const has: Partial<Record<SectionId, boolean>> = {
		general: property.text !== null,
		location: property.position !== null,
		rooms: property.rooms.length > 0,
		services: property.services.length > 0,
		floorplans: property.floorplans.length > 0,
		reviews: property.reviews.count > 0,
	};
	return (
		<div className="fixed inset-x-0 top-0 z-30 hidden border-b border-line bg-sheet lg:block print:hidden">
			<div className="container flex h-19 items-center gap-6">
				<p className="serif max-w-60 truncate text-h4 font-[550] 2xl:max-w-none">{property.name}</p>
				<nav
					aria-label={t('stay.pagePlaces')}
					className="hidden gap-5 whitespace-nowrap text-small font-medium 2xl:flex"
				>
					{ANCHORS.filter((id) => has[id] !== false).map((id) => (
						<a
							key={id}
							href={`#${id}`}
							onClick={openSection}
							aria-current={current === id ? 'location' : undefined}
							className={`border-b py-2 transition-colors ${current === id ? 'border-accent' : 'border-transparent hover:border-accent'}`}
						>
							{t(`sections.${id}`)}
						</a>
					))}
				</nav>
				<p className="ml-auto text-small text-ink2">{[words.range, words.level].filter(Boolean).join(', ')}</p>
				{words.price ? <p className="amount text-[1.0625rem]">{words.price}</p> : null}
				<EnquireLink {...{ chosen, enquirePath }} variant="accent" className="px-5 text-small font-semibold" />
			</div>
		</div>
	);
}

function openSection(event: MouseEvent<HTMLAnchorElement>): void {
	const section = document.querySelector(event.currentTarget.hash);
	if (section instanceof HTMLDetailsElement) section.open = true;
}
