import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import type { OpenTripView } from './trip-view';
import { positionWords } from './trip-words';

/** When, where, and the two things that one takes along: the route and a calendar file. */
export function TripKeyLine({ view, isStill = false }: { view: OpenTripView; isStill?: boolean }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { checkIn, checkOut, arrivalFrom, departureUntil, address, position, path, routeUrl } = view;
	const weekday = { weekday: 'plain' } as const;
	return (
		<section
			aria-label={t('key.label')}
			className="grid grid-cols-2 border-line2 border-b xl:grid-cols-[1fr_1fr_1.5fr_auto]"
		>
			<Fact label={t('key.arrive')} note={arrivalFrom && t('key.from', { time: arrivalFrom })}>
				{formatDate(checkIn, language, weekday)}
			</Fact>
			<Fact
				label={t('key.leave')}
				note={departureUntil && t('key.until', { time: departureUntil })}
				className="border-line2 border-l pl-5 xl:pl-7"
			>
				{formatDate(checkOut, language, weekday)}
			</Fact>
			<Fact
				label={t('key.address')}
				note={position ? t('key.only', { position: positionWords(position, language) }) : t('key.onlyPlain')}
				className="border-line2 max-xl:col-span-full max-xl:border-t xl:border-l xl:pl-7"
			>
				{address.join(', ')}
			</Fact>
			{isStill ? null : (
				<p className="trip-unprinted flex items-center gap-2.5 border-line2 max-xl:col-span-full max-xl:pb-5 xl:border-l xl:pl-7">
					{routeUrl ? (
						<a
							href={routeUrl}
							target="_blank"
							rel="noreferrer"
							className={buttonClass('outline', 'max-xl:flex-1 xl:min-w-38')}
						>
							<Icon name="map" size={18} />
							{t('key.route')}
						</a>
					) : null}
					<a href={`${path}/calendar.ics`} className={buttonClass('outline', 'max-xl:flex-1 xl:min-w-38')}>
						<Icon name="calendar" size={18} />
						{t('key.calendar')}
					</a>
				</p>
			)}
		</section>
	);
}

type FactProps = { label: string; note: string | null; className?: string; children: ReactNode };

function Fact({ label, note, className = '', children }: FactProps) {
	return (
		<dl className={`min-w-0 py-5 pr-4 xl:pt-6 xl:pb-7 ${className}`}>
			<dt className="text-ink2 text-small">{label}</dt>
			<dd>
				<b className="block font-medium text-lead [overflow-wrap:anywhere]">{children}</b>
				{note ? <span className="block text-ink2 text-small tabular">{note}</span> : null}
			</dd>
		</dl>
	);
}
