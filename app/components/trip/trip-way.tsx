import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { TripSender } from '~/domain/trip/trip-sender';
import { StillMap } from '../map/still-map';
import { LineDrawing } from '../ui/icon';
import type { OpenTripView } from './trip-view';
import { initials, longDay } from './trip-words';

const KEY = 'M10 12.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0Zm0 0h11v3.500m-4-3.500v2.500';

/** How one gets there, the code of the door when it is time, and who helps. */
export function TripWay({ view, isStill = false }: { view: OpenTripView; isStill?: boolean }) {
	const { t } = useTranslation(['trip']);
	const { position, property, place, directions, routeUrl, lead } = view;
	return (
		<section aria-labelledby="way-title" className="mt-14 border-line2 border-t pt-6 pb-16 lg:mt-20 lg:pb-24">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="way-title" className="text-h3">
					{t('way.title')}
				</h2>
				{routeUrl && !isStill ? (
					<a
						href={routeUrl}
						target="_blank"
						rel="noreferrer"
						className="trip-unprinted inline-flex min-h-11 items-center"
					>
						<span className="text-link">{t('way.open')}</span>
					</a>
				) : null}
			</div>
			<div className="mt-4 grid gap-x-18 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
				{position && !isStill ? (
					<div className="relative isolate h-80 overflow-hidden bg-light1 [container-type:size] max-lg:-mx-5 lg:h-[29rem]">
						<StillMap
							{...position}
							name={property}
							label={t('way.map', { name: property })}
							place={place ?? undefined}
						/>
					</div>
				) : null}
				<div className="grid content-start gap-6">
					{directions || !view.isOver ? (
						<div>
							<h3 className="font-sans! font-semibold text-body tracking-normal!">{t('way.directions')}</h3>
							<p className={`mt-1 whitespace-pre-line ${directions ? '' : 'text-ink2'}`}>
								{directions ?? t('way.noDirections')}
							</p>
						</div>
					) : null}
					{lead?.door ? <Door door={lead.door} /> : null}
					{lead ? (
						<ul className="grid gap-6">
							{lead.host ? (
								<Person name={lead.host.name ?? property} about={t('way.host')} phone={lead.host.phone} />
							) : null}
							<Agent contact={lead.contact} />
						</ul>
					) : null}
				</div>
			</div>
		</section>
	);
}

function Door({ door: { opensOn, code } }: { door: NonNullable<NonNullable<OpenTripView['lead']>['door']> }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	return (
		<div className="flex gap-4 bg-light1 p-5">
			<LineDrawing path={KEY} size={22} className="mt-0.5 shrink-0 text-accent-ink" />
			{code === null ? (
				<p>{t('way.door', { day: longDay(opensOn, language) })}</p>
			) : (
				<div>
					<p className="font-semibold">{t('way.doorCode')}</p>
					<p className="font-mono text-h4 tracking-[0.08em] [overflow-wrap:anywhere]">{code}</p>
					<p className="mt-1 text-ink2 text-small">{t('way.doorNote')}</p>
				</div>
			)}
		</div>
	);
}

function Agent({ contact }: { contact: TripSender }) {
	const { t } = useTranslation(['trip']);
	const { name, agency, email, phone } = contact;
	return (
		<Person
			{...{ name, phone, email }}
			about={agency === null || agency === name ? t('way.agent') : t('way.agentOf', { agency })}
			isDark
		/>
	);
}

type PersonProps = { name: string; about: string; phone: string | null; email?: string; isDark?: boolean };

function Person({ name, about, phone, email, isDark = false }: PersonProps) {
	const { t } = useTranslation(['trip']);
	const [first = '', ...rest] = name.split(' ');
	return (
		<li className="flex gap-4">
			<span
				aria-hidden="true"
				className={`grid size-14 shrink-0 place-items-center rounded-full font-semibold ${isDark ? 'bg-main text-on-main' : 'bg-light2 text-ink'}`}
			>
				{initials({ firstName: first, lastName: rest.at(-1) ?? '' }).toUpperCase()}
			</span>
			<div className="min-w-0">
				<p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
				<p className="text-ink2 text-small">{about}</p>
				{phone ? (
					<p>
						<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="inline-flex min-h-9 items-center tabular">
							<span className="text-link">{phone}</span>
						</a>
					</p>
				) : null}
				{email ? (
					<p>
						<a href={`mailto:${email}`} className="inline-flex min-h-9 items-center">
							<span className="text-link">{t('way.write', { name })}</span>
						</a>
					</p>
				) : null}
			</div>
		</li>
	);
}
