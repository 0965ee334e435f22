import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { Property } from '~/domain/property/property';
import { BookLink, EnquireLink, useIsBookable } from './book-link';
import { useStayWords } from './stay-words';

type BottomBarProps = { property: Property; chosen: ChosenStay; enquirePath: string };

/** On phones: price, period and the button, at the lower edge for as long as the page of the property lasts. */
export function BottomBar({ property, chosen, enquirePath }: BottomBarProps) {
	const { t } = useTranslation('property');
	const words = useStayWords(property, chosen);
	const isBookable = useIsBookable(chosen);
	return (
		<div
			data-bottom-bar
			className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-sheet px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 shadow-panel lg:hidden print:hidden"
		>
			<a href="#your-stay" className="min-w-0">
				<span className="sr-only">{t('stay.changeDates')}: </span>
				<span className="amount block text-lead/7">{words.price || words.status}</span>
				<span className="block text-small/5 text-ink2">
					{/* Beside two buttons its room is for the dates. */}
					{[words.shortRange || t('stay.noDates'), isBookable ? null : words.level].filter(Boolean).join(', ')}
				</span>
			</a>
			<span className="flex shrink-0 gap-2">
				<BookLink chosen={chosen} enquirePath={enquirePath} className="min-h-13 px-4" isShort />
				<EnquireLink
					chosen={chosen}
					enquirePath={enquirePath}
					className={`min-h-13 ${isBookable ? 'px-4' : ''}`}
					{...(isBookable ? { label: t('stay.enquire') } : {})}
				/>
			</span>
		</div>
	);
}
