import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button';
import type { ClientView } from './client-view';
import { datesWords, leftWords, livingWord, priceWords } from './client-words';

type BarProps = { view: ClientView; chosen: string | null; onChoose: (key: string) => void };

/** The chosen option with its price and the way to the answer, in sight from the first screen to the answer. */
export function ClientBar({ view, chosen, onChoose }: BarProps) {
	const { t } = useTranslation(['proposal']);
	const { snapshot, now } = view;
	const { options, language, validUntil } = snapshot;
	const shown = options.find(({ key }) => key === chosen) ?? options[0];
	if (!shown) return null;
	const number = options.indexOf(shown) + 1;
	return (
		<div className="sticky bottom-0 z-10 border-t border-line bg-sheet shadow-panel print:hidden">
			<div className="container flex min-h-19 items-center justify-between gap-x-6 gap-y-1 lg:min-h-20">
				{options.length > 1 ? (
					<nav aria-label={t('bar.label')} className="min-w-0 max-md:hidden">
						<ul className="flex overflow-x-auto">
							{options.map(({ key, name }, at) => (
								<li key={key} className="shrink-0">
									<a
										href={`#option-${key}`}
										onClick={() => onChoose(key)}
										aria-current={key === shown.key ? 'true' : undefined}
										className="group/number flex min-h-11 items-center gap-2.5 border-b-2 border-transparent px-3 aria-[current]:border-accent"
									>
										<span className="grid size-6 place-items-center rounded-full border border-ink2 text-label font-semibold group-aria-[current]/number:border-main group-aria-[current]/number:bg-main group-aria-[current]/number:text-on-main">
											{at + 1}
										</span>{' '}
										<span className="max-w-36 truncate text-small group-aria-[current]/number:font-semibold max-2xl:sr-only">
											{name}
										</span>
									</a>
								</li>
							))}
						</ul>
					</nav>
				) : (
					<p className="min-w-0 truncate font-medium max-md:hidden">{shown.name}</p>
				)}
				<div className="flex min-w-0 grow items-center justify-between gap-4 md:shrink-0 md:justify-end md:gap-6">
					<p className="min-w-0 md:text-right">
						<b className="amount block text-[1.1875rem]/7">{priceWords(shown)}</b>
						<span className="block truncate text-label text-ink2 max-md:hidden">
							{datesWords(shown, language)}, {livingWord(t, shown.living)}
						</span>
						<span className="flex text-label text-ink2 md:hidden">
							<span className="truncate">
								{options.length > 1 ? `${number} ` : ''}
								{shown.name}
							</span>
							<span className="shrink-0 whitespace-pre">, {leftWords(t, validUntil, now)}</span>
						</span>
					</p>
					<a href="#question" className={buttonClass('outline', 'shrink-0 max-md:hidden')}>
						{t('bar.ask')}
					</a>
					<a href="#answer" className={buttonClass('accent', 'shrink-0 md:min-w-34')}>
						{t('bar.approve')}
					</a>
				</div>
			</div>
		</div>
	);
}
