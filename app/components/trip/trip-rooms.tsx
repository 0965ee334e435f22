import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomWords } from '~/components/property/use-room-words';
import { useRoot } from '~/components/root/use-root';
import { pictureUrl } from '~/domain/picture/picture-url';
import { buttonClass } from '../ui/button';
import { TripSelect, TripTextField } from './trip-form';
import type { OpenTripView, TripAnswer, TripGuest, TripRoom, TypedGuest } from './trip-view';
import { initials, momentWords, roomName } from './trip-words';

type TripRoomsProps = {
	view: OpenTripView;
	answer?: TripAnswer | null;
	/** The list was saved a moment ago: its form folds. */
	isSaved?: boolean;
	isStill?: boolean;
	children?: ReactNode;
};

/** Who sleeps where, and the form that changes it. `isStill`: as a device keeps it. */
export function TripRooms({ view, answer = null, isSaved = false, isStill = false, children }: TripRoomsProps) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { rooms, unplaced, floorplan, listChangedAt } = view;
	return (
		<section id="rooms" aria-labelledby="rooms-title" className="relative border-line2 border-t pt-6">
			<h2 id="rooms-title" className="text-h3">
				{t('rooms.title')}
			</h2>
			{children ? <div className="mt-5">{children}</div> : null}
			{isStill ? null : (
				<details key={isSaved ? view.now : 'open'} open={answer !== null} className="trip-unprinted">
					<summary className="absolute top-6 right-0 inline-flex min-h-11 items-center">
						<span className="text-link">{t('rooms.change')}</span>
					</summary>
					<RoomingForm key={answer?.at ?? view.listVersion} view={view} answer={answer} />
				</details>
			)}
			<div className={`mt-5 grid gap-x-8 gap-y-6 ${floorplan ? 'lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]' : ''}`}>
				{floorplan ? <Floorplan plan={floorplan} /> : null}
				<ol className="min-w-0">
					{rooms.map((room, at) => (
						<RoomLine key={room.key} room={room} number={at + 1} />
					))}
					{unplaced.length > 0 ? (
						<li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-2 border-line border-b py-2.5">
							<span aria-hidden="true" />
							<div>
								{rooms.length > 0 ? <p className="pb-1.5 text-ink2 text-small">{t('rooms.unplaced')}</p> : null}
								<Guests guests={unplaced} />
							</div>
						</li>
					) : null}
					{rooms.length === 0 && unplaced.length === 0 ? <li className="py-2.5 text-ink2">{t('rooms.none')}</li> : null}
				</ol>
			</div>
			{listChangedAt === null ? null : (
				<p className="mt-3 text-ink2 text-small">
					{t('rooms.changedAt', { moment: momentWords(listChangedAt, language) })}
				</p>
			)}
		</section>
	);
}

function Floorplan({ plan }: { plan: NonNullable<OpenTripView['floorplan']> }) {
	const { t } = useTranslation(['trip']);
	const { pictureBaseUrl } = useRoot();
	return (
		<figure className="self-start border border-light2 bg-sheet p-4">
			<img
				src={pictureUrl(pictureBaseUrl, plan.hash, 800, 'jpg')}
				alt={t('rooms.plan', { label: plan.label })}
				width={plan.width}
				height={plan.height}
				loading="lazy"
				decoding="async"
				className="h-auto w-full"
			/>
			<figcaption className="mt-3 flex justify-between gap-4 text-small">
				<span>{plan.label}</span>
				{plan.areaSqm === null ? null : <span className="text-ink2 tabular">{plan.areaSqm} m²</span>}
			</figcaption>
		</figure>
	);
}

function RoomLine({ room, number }: { room: TripRoom; number: number }) {
	const { t } = useTranslation(['trip']);
	const words = useRoomWords();
	const beds = words.beds({ ...room, name: room.name ?? '', kind: 'bedroom', bathroom: null, areaSqm: null });
	const about = [room.name, room.floor].filter(Boolean).join(', ');
	return (
		<li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-2 border-line border-b py-2.5">
			<span className="serif text-accent-ink! text-h4" aria-hidden="true">
				{number}
			</span>
			<div className="grid min-w-0 gap-1.5">
				<p className="flex justify-between gap-4 pt-0.5 text-small">
					<span className="min-w-0">
						<span className={about === '' ? 'sr-only' : 'font-medium'}>
							{about === '' ? t('rooms.number', { number }) : about}
						</span>
						{beds === '' ? null : <span className="block text-ink2">{beds}</span>}
					</span>
					{room.guests.length === 0 ? <span className="shrink-0 text-ink2">{t('rooms.free')}</span> : null}
				</p>
				{room.guests.length === 0 ? null : <Guests guests={room.guests} />}
			</div>
		</li>
	);
}

function Guests({ guests }: { guests: readonly TripGuest[] }) {
	const { t } = useTranslation(['trip']);
	return (
		<ul className="flex flex-wrap gap-2">
			{guests.map((guest) => (
				<li
					key={guest.id}
					className="inline-flex min-h-9 min-w-0 items-center gap-2 rounded-full border border-line bg-sheet py-1 pr-3.5 pl-1 text-small"
				>
					<span
						aria-hidden="true"
						className="grid size-7 shrink-0 place-items-center rounded-full bg-light2 font-semibold text-[0.6875rem]"
					>
						{initials(guest)}
					</span>
					<span className="min-w-0 [overflow-wrap:anywhere]">
						{guest.age === null
							? `${guest.firstName} ${guest.lastName}`
							: t('rooms.years', { name: `${guest.firstName} ${guest.lastName}`, age: guest.age })}
					</span>
				</li>
			))}
		</ul>
	);
}

function RoomingForm({ view, answer }: { view: OpenTripView; answer: TripAnswer | null }) {
	const { t } = useTranslation(['trip']);
	const isSending = useNavigation().formData?.get('intent') === 'rooming';
	const { rooms, guests, newIds, listVersion } = view;
	const lines: TypedGuest[] = answer?.guests ?? [
		...guests.map(({ id, firstName, lastName, age, room }) => ({
			...{ id, firstName, lastName, room: room ?? '' },
			age: age === null ? '' : String(age),
		})),
		...newIds.map((id) => ({ id, firstName: '', lastName: '', age: '', room: '' })),
	];
	const numbered = (number: string) => t('rooms.number', { number });
	const options = [
		['', t('rooms.noRoom')] as const,
		...rooms.map((room) => [room.key, roomName(room, numbered)] as const),
	];
	return (
		<Form method="post" preventScrollReset aria-label={t('rooms.form')} className="mt-3">
			<input type="hidden" name="intent" value="rooming" />
			<input type="hidden" name="list" value={answer?.version ?? listVersion} />
			<ol className="grid gap-4">
				{lines.map((line, at) => {
					const conflict = (field: string) =>
						answer?.conflicts.find((each) => each.id === line.id && each.field === field);
					const error = (field: string) => answer?.errors[`${line.id}.${field}`];
					const of = t('rooms.guest', { number: at + 1 });
					const text = (field: 'firstName' | 'lastName' | 'age') => ({
						...{ of, name: `guest.${at}.${field}`, value: line[field] ?? '' },
						...{ error: error(field), conflict: conflict(field) },
					});
					const room = conflict('room');
					return (
						<li
							key={line.id}
							className="grid grid-cols-2 gap-3 border border-line bg-sheet p-4 md:grid-cols-[1fr_1fr_7rem_1.2fr] md:p-5"
						>
							<input type="hidden" name={`guest.${at}.id`} value={line.id} />
							<p className="col-span-full font-medium text-small">
								{guests.some(({ id }) => id === line.id) ? of : t('rooms.newGuest')}
							</p>
							<TripTextField {...text('firstName')} label={t('rooms.firstName')} maxLength={80} />
							<TripTextField {...text('lastName')} label={t('rooms.lastName')} maxLength={80} />
							<TripTextField {...text('age')} label={t('rooms.age')} inputMode="numeric" maxLength={2} />
							{rooms.length > 0 ? (
								<TripSelect
									{...{ of, error: error('room'), conflict: room, options }}
									name={`guest.${at}.room`}
									label={t('rooms.room')}
									value={line.room ?? ''}
									theirs={options.find(([key]) => key === room?.theirs)?.[1] ?? room?.theirs ?? ''}
								/>
							) : (
								<input type="hidden" name={`guest.${at}.room`} value={line.room ?? ''} />
							)}
						</li>
					);
				})}
			</ol>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-4">
				<p className="max-w-md text-ink2 text-small">{t('rooms.hint')}</p>
				<button type="submit" disabled={isSending} className={buttonClass('dark', 'max-md:w-full')}>
					{t('rooms.save')}
				</button>
			</div>
		</Form>
	);
}
