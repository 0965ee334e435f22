import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Wordmark } from '../layout/wordmark';
import { Icon } from '../ui/icon';
import { TripFoot } from './trip-foot';
import { TripKeyLine } from './trip-key-line';
import { TripRooms } from './trip-rooms';
import { PlannedServices } from './trip-services';
import type { OpenTripView } from './trip-view';
import { TripWay } from './trip-way';
import { longDay, momentWords } from './trip-words';

/** The page that a device keeps: it can be read, and nothing on it can be changed (TRIP-9). */
export function TripOfflinePage({ view }: { view: OpenTripView }) {
	const { t } = useTranslation(['trip']);
	const { brand, language, pictureBaseUrl } = useRoot();
	const { picture, property, arrival, needs, now } = view;
	return (
		<>
			<header className="on-dark relative isolate grid min-h-80 grid-rows-[auto_1fr] bg-main text-white">
				{picture ? (
					<img
						src={pictureUrl(pictureBaseUrl, picture.hash, 800, 'jpg')}
						alt={picture.alt}
						className="-z-20 absolute inset-0 size-full object-cover"
					/>
				) : null}
				<div className={`-z-10 absolute inset-0 ${picture ? 'trip-shade' : ''}`} />
				<div className="container py-4 lg:pt-6">
					<Wordmark name={brand.name} logo={brand.logo} ground="main" />
				</div>
				<div className="container self-end pb-8">
					<h1 className="text-[2.875rem] text-white! leading-[1.05] lg:text-[4.5rem]">{property}</h1>
				</div>
			</header>
			<main id="content" className="container">
				<p role="status" className="my-5 flex gap-3 bg-light1 px-4 py-3">
					<Icon name="info" size={20} className="mt-0.5 shrink-0" />
					<span>
						<b className="block font-semibold">{t('offline')}</b>
						{t('offlineText', { moment: momentWords(now, language) })}
					</span>
				</p>
				<TripKeyLine view={view} isStill />
				<div className="pt-9">
					<TripRooms view={view} isStill />
				</div>
				<section aria-labelledby="needs-title" className="mt-14 border-line2 border-t pt-6">
					<h2 id="needs-title" className="text-h3">
						{t('needs.title')}
					</h2>
					<ul className="mt-3">
						{needs.map(({ kind, isDone, dueOn, of }) => (
							<li key={kind} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5">
								<span>{t(`needs.${kind}`, { count: of })}</span>
								<span className="text-ink2 text-small">
									{isDone ? t('needs.given') : t('needs.by', { day: longDay(dueOn, language) })}
									{isDone && kind === 'arrival' ? `, ${arrival.time}` : ''}
								</span>
							</li>
						))}
					</ul>
				</section>
				<PlannedServices planned={view.planned} />
				<TripWay view={view} isStill />
			</main>
			<TripFoot view={view} moment={now} />
		</>
	);
}
