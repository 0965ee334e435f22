import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_GUESTS_OF_ROOM, MOST_SEARCHED_ROOMS } from '~/domain/offer/requested-parties';
import { Stepper } from '../../form/stepper';
import { Icon } from '../../ui/icon';
import { BOXED } from '../hotel-rooms/boxed-stepper';
import { PARTY_LABEL } from '../hotel-rooms/classes';
import { tradeButton } from '../trade-button';
import type { EditedRoom } from './party-field';

export type PartyEditorProps = {
	rooms: readonly EditedRoom[];
	onChange: (rooms: readonly EditedRoom[]) => void;
	onDone: () => void;
};

const AGES = Array.from({ length: 18 }, (_, age) => age);

/** The rooms of a search, a row each: adults, children and the age of each child. Loaded by dynamic import only. */
export default function PartyEditor({ rooms, onChange, onDone }: PartyEditorProps) {
	const { t } = useTranslation('rooms');
	const box = useRef<HTMLDivElement>(null);
	const shown = useRef(rooms.length);
	useEffect(() => {
		// A new room begins where it is; the first one where the field was opened.
		if (rooms.length > shown.current) box.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
		shown.current = rooms.length;
	}, [rooms.length]);
	const change = (at: number, room: EditedRoom) => onChange(rooms.map((each, index) => (index === at ? room : each)));
	const isComplete = rooms.every(({ childrenAges }) => childrenAges.every((age) => age !== null));
	return (
		<div ref={box} className="grid max-h-[min(30rem,65vh)] gap-3 overflow-y-auto">
			{rooms.map((room, at) => (
				<RoomRow
					key={at}
					number={at + 1}
					room={room}
					onChange={(next) => change(at, next)}
					onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, index) => index !== at)) : null}
				/>
			))}
			{rooms.length < MOST_SEARCHED_ROOMS ? (
				<button
					type="button"
					className={tradeButton('line', 'justify-self-start')}
					onClick={() => onChange([...rooms, { adults: 2, childrenAges: [] }])}
				>
					<Icon name="plus" size={16} />
					{t('partyField.add')}
				</button>
			) : (
				<p className="trade-note">{t('partyField.most', { count: MOST_SEARCHED_ROOMS })}</p>
			)}
			<div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-hair bg-work pt-3">
				<p role="status" className="trade-note min-w-0 flex-1">
					{isComplete ? t('partyField.hint') : t('agesMissing')}
				</p>
				<button type="button" className={tradeButton('dark')} onClick={onDone}>
					{t('partyField.done')}
				</button>
			</div>
		</div>
	);
}

type RoomRowProps = {
	number: number;
	room: EditedRoom;
	onChange: (room: EditedRoom) => void;
	/** Null: it is the only one. */
	onRemove: (() => void) | null;
};

function RoomRow({ number, room: { adults, childrenAges }, onChange, onRemove }: RoomRowProps) {
	const { t } = useTranslation('rooms');
	const id = useId();
	const title = t('tab', { number });
	return (
		<fieldset className="grid gap-2 not-first:border-t not-first:border-hair not-first:pt-3">
			<legend className="sr-only">{title}</legend>
			<p className="flex items-center justify-between" aria-hidden={onRemove ? undefined : true}>
				<b className="font-semibold">{title}</b>
				{onRemove ? (
					<button type="button" className="trade-link min-h-8" onClick={onRemove}>
						{t('partyField.remove')}
						<span className="sr-only"> {title}</span>
					</button>
				) : null}
			</p>
			<Stepper
				label={t('adults')}
				look={BOXED}
				value={adults}
				min={1}
				max={MOST_GUESTS_OF_ROOM}
				onChange={(wanted) => onChange({ adults: wanted, childrenAges })}
			/>
			<Stepper
				label={t('children')}
				hint={t('partyField.childrenHint')}
				look={BOXED}
				value={childrenAges.length}
				max={MOST_GUESTS_OF_ROOM}
				onChange={(wanted) =>
					onChange({ adults, childrenAges: Array.from({ length: wanted }, (_, child) => childrenAges[child] ?? null) })
				}
			/>
			{childrenAges.length > 0 ? (
				<div className="grid grid-cols-3 gap-2">
					{childrenAges.map((age, child) => (
						<div key={child}>
							<label htmlFor={`${id}-${child}`} className={PARTY_LABEL}>
								{t('age', { number: child + 1 })}
							</label>
							<select
								id={`${id}-${child}`}
								required
								className="trade-field"
								value={age ?? ''}
								onChange={({ currentTarget: { value } }) =>
									onChange({
										adults,
										childrenAges: childrenAges.map((each, at) =>
											at === child ? (value === '' ? null : Number(value)) : each,
										),
									})
								}
							>
								<option value="">–</option>
								{AGES.map((each) => (
									<option key={each} value={each}>
										{each}
									</option>
								))}
							</select>
						</div>
					))}
				</div>
			) : null}
		</fieldset>
	);
}
