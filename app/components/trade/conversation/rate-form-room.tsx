import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiredStay } from '~/domain/conversation/load-conversation.server';
import type { RateCardView } from '~/domain/conversation/message-view';
import { Stepper } from '../../form/stepper';
import { Icon } from '../../ui/icon';
import { BOXED } from '../hotel-rooms/boxed-stepper';
import { tradeButton } from '../trade-button';
import { ERROR, FIELD } from './classes';

/** Rooms and rates of the hotel; as they are loaded. */
export type RateFormChoices = {
	rooms: { id: string; name: string }[];
	plans: { id: string; name: string }[];
	currency: string;
	/** The day at the hotel. */
	today: string;
};

/** A room of the form; what is not here is in its fields. */
export type FormRoom = {
	key: string;
	roomId: string | null;
	planId: string | null;
	adults: number;
	ages: string;
	/** In major units, as typed; '' for the rate's own price. */
	price: string;
};

/** The rooms that a card begins with: those of the card in whose place it comes, else those that are asked for, else one. */
export function firstRooms(stay: EnquiredStay | null, replaced: RateCardView | null): FormRoom[] {
	const key = () => crypto.randomUUID();
	if (replaced)
		return replaced.rooms.map(({ roomId, planId, adults, childrenAges, isNegotiated, totalMinor }) => ({
			...{ key: key(), roomId, planId, adults, ages: childrenAges.join(', ') },
			price: isNegotiated ? String(totalMinor / 100) : '',
		}));
	const requested = stay?.rooms ?? [];
	if (requested.length === 0) return [{ key: key(), roomId: null, planId: null, adults: 2, ages: '', price: '' }];
	return requested.slice(0, 8).map(({ roomId, planId, adults, childrenAges }) => ({
		...{ key: key(), roomId, planId, adults, ages: childrenAges.join(', '), price: '' },
	}));
}

type RoomProps = {
	at: number;
	room: FormRoom;
	/** The only one of the card, which stays. */
	isOnly: boolean;
	choices: RateFormChoices | null;
	errors: Record<string, string>;
	onChange: (room: FormRoom) => void;
	onRemove: () => void;
};

/** One room of a card: its type, the rate whose terms hold, the guests, and a price of its own. */
export function RateFormRoom({ at, room, isOnly, choices, errors, onChange, onRemove }: RoomProps) {
	const { t } = useTranslation('conversation');
	const id = useId();
	const errorOf = (name: string) => errors[`rooms.${at}.${name}`];
	const field = (name: 'roomId' | 'planId' | 'childrenAges' | 'ownTotalMinor', control: ReactNode, hint?: string) => (
		<div className={FIELD}>
			<label htmlFor={`${id}-${name}`} className="font-semibold">
				{t(`rateForm.${name}`)}
			</label>
			{control}
			{hint ? (
				<small id={`${id}-${name}-hint`} className="text-note text-ink2">
					{hint}
				</small>
			) : null}
			<Fault id={`${id}-${name}-fault`} text={errorOf(name)} />
		</div>
	);
	const of = (name: string, hasHint = false) => ({
		id: `${id}-${name}`,
		className: 'trade-field',
		'aria-invalid': errorOf(name) ? (true as const) : undefined,
		'aria-describedby':
			[hasHint ? `${id}-${name}-hint` : '', errorOf(name) ? `${id}-${name}-fault` : ''].filter(Boolean).join(' ') ||
			undefined,
	});
	return (
		<fieldset className="grid gap-4 border-t border-hair pt-4 min-[40rem]:grid-cols-2">
			<legend className="sr-only">{t('rateForm.number', { number: at + 1 })}</legend>
			<div className="flex items-center justify-between min-[40rem]:col-span-full">
				<p className="font-semibold" aria-hidden="true">
					{t('rateForm.number', { number: at + 1 })}
				</p>
				{isOnly ? null : (
					<button type="button" className={tradeButton('quiet')} onClick={onRemove}>
						{t('rateForm.remove')}
						<span className="sr-only"> {t('rateForm.number', { number: at + 1 })}</span>
					</button>
				)}
			</div>
			{field('roomId', <Choice {...of('roomId')} name="roomId" options={choices?.rooms} initial={room.roomId} />)}
			{field(
				'planId',
				<Choice {...of('planId', true)} name="planId" options={choices?.plans} initial={room.planId} />,
				t('rateForm.planHint'),
			)}
			<div className={FIELD}>
				<Stepper
					label={t('rateForm.adults')}
					name="adults"
					look={BOXED}
					value={room.adults}
					min={1}
					max={20}
					onChange={(adults) => onChange({ ...room, adults })}
				/>
				<Fault id={`${id}-adults-fault`} text={errorOf('adults')} />
			</div>
			{field(
				'childrenAges',
				<input {...of('childrenAges', true)} name="ages" inputMode="numeric" defaultValue={room.ages} />,
				t('rateForm.agesHint'),
			)}
			{field(
				'ownTotalMinor',
				<input {...of('ownTotalMinor', true)} name="price" inputMode="decimal" defaultValue={room.price} />,
				t('rateForm.priceHint', { currency: choices?.currency ?? '' }),
			)}
		</fieldset>
	);
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
	return (
		<small id={id} role="alert" className={ERROR}>
			{text ? (
				<>
					<Icon name="warning" size={14} className="shrink-0" />
					{text}
				</>
			) : null}
		</small>
	);
}

type ChoiceProps = {
	id: string;
	className: string;
	name: string;
	/** Nothing until they are loaded. */
	options: { id: string; name: string }[] | undefined;
	initial: string | null;
};

function Choice({ options, initial, ...rest }: ChoiceProps) {
	return (
		<select
			key={options ? 'given' : 'waiting'}
			defaultValue={initial ?? undefined}
			required
			disabled={!options}
			{...rest}
		>
			{options?.map((option) => (
				<option key={option.id} value={option.id}>
					{option.name}
				</option>
			))}
		</select>
	);
}
