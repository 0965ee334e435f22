import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { Wordmark } from '../layout/wordmark';
import { LineDrawing } from '../ui/icon';
import { Picture } from '../ui/picture';
import type { OpenTripView } from './trip-view';

/** A cloud with a tick. */
const CLOUD =
	'M7 18.500a4.300 4.300 0 0 1-.6-8.560A5.800 5.800 0 0 1 17.600 9.600 4.500 4.500 0 0 1 17 18.500ZM9.500 13.700l1.900 1.900 3.400-3.700';

type TripHeroProps = { view: OpenTripView; isKept: boolean; children: ReactNode };

/** The property, for whom the page is, and how many days are left. */
export function TripHero({ view, isKept, children }: TripHeroProps) {
	const { t } = useTranslation(['trip']);
	const { brand } = useRoot();
	const { picture, property } = view;
	return (
		<header className="on-dark relative isolate grid min-h-[29.375rem] grid-rows-[auto_1fr] bg-main text-white lg:min-h-[40rem]">
			{picture ? (
				<Picture
					picture={picture}
					sizes="100vw"
					isFirst
					className="-z-20 absolute! inset-0"
					imageClassName="size-full"
				/>
			) : null}
			<div className={`-z-10 absolute inset-0 ${picture ? 'trip-shade' : ''}`} />
			<div className="container flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 lg:pt-6">
				<Wordmark name={brand.name} logo={brand.logo} ground="main" />
				<div className="trip-unprinted text-small xl:order-3">
					<TripLanguages />
				</div>
				<div className="trip-unprinted flex flex-wrap items-center gap-x-7 gap-y-1 text-small max-xl:w-full xl:order-2 xl:ml-auto">
					{isKept ? (
						<p className="flex items-center gap-2.5" role="status">
							<LineDrawing path={CLOUD} size={18} />
							<span className="max-lg:hidden">{t('kept')}</span>
							<span className="lg:hidden">{t('keptShort')}</span>
						</p>
					) : null}
					{children}
				</div>
			</div>
			<div className="container grid content-end gap-x-8 gap-y-2 self-end pb-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:pb-13">
				<div className="max-lg:order-2">
					<h1 className="text-[2.875rem] text-white! leading-[1.05] [overflow-wrap:anywhere] lg:text-[4.5rem]">
						{property}
					</h1>
					<p className="mt-1 text-lead lg:mt-2">
						<Greeting view={view} />
					</p>
				</div>
				<Countdown view={view} />
			</div>
		</header>
	);
}

function Greeting({ view }: { view: OpenTripView }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { firstName, daysLeft, isOver, checkIn } = view;
	if (isOver) return t('hero.after');
	const name = firstName ?? '';
	if (daysLeft <= 0) return firstName === null ? t('hero.stayAll') : t('hero.stay', { name });
	const day = formatDate(checkIn, language, { hasYear: false });
	return firstName === null ? t('hero.expectedAll', { day }) : t('hero.expected', { name, day });
}

function Countdown({ view: { daysLeft, isOver } }: { view: OpenTripView }) {
	const { t } = useTranslation(['trip']);
	if (isOver) return null;
	if (daysLeft < 0) return <p className="serif text-h3 text-white!">{t('hero.here')}</p>;
	return (
		<p className="flex items-end gap-3 max-lg:order-1 lg:grid lg:justify-items-end lg:gap-1 lg:text-right">
			<b className="serif font-medium text-[4.25rem] text-white! leading-[0.9] lg:text-[6rem]">
				{daysLeft === 0 ? t('hero.today') : daysLeft}
			</b>
			<span className="max-w-28 pb-1 text-body leading-snug lg:max-w-none lg:pb-0 lg:text-lead">
				{daysLeft === 0 ? t('hero.todayText') : t('hero.days', { count: daysLeft })}
			</span>
		</p>
	);
}

const LANGUAGES = ['en', 'de'] as const;
const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** The client's language came with the link; the other one is a click away. */
export function TripLanguages() {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	return (
		<nav aria-label={t('languages')}>
			<ul className="flex">
				{LANGUAGES.map((each) => (
					<li key={each}>
						<a
							href={`?lng=${each}`}
							lang={each}
							hrefLang={each}
							aria-current={each === language ? 'true' : undefined}
							className="grid size-11 place-items-center aria-[current]:font-semibold"
						>
							<span className={each === language ? 'border-current border-b pb-0.5' : ''}>
								{each.toUpperCase()}
								<span className="sr-only">, {OWN_NAMES[each]}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
