import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '~/domain/offer/party';
import { MOST_GUESTS_OF_ROOM, MOST_SEARCHED_ROOMS, wholeParty, writeParties } from '~/domain/offer/requested-parties';
import { Icon } from '../../ui/icon';
import { usePartyWords } from '../hotel-rooms/party-words';
import type { PartyEditorProps } from './party-editor';

/** A room while it is edited; an age that is not given yet is null. */
export type EditedRoom = { adults: number; childrenAges: readonly (number | null)[] };

type PartyFieldProps = {
	/** Of the address. */
	parties: readonly Party[];
	className?: string;
};

/**
 * 'Rooms and guests' of a search (SELECTION-22), sent as `rooms`: one row a room, with the ages of its children. The rows with their buttons
 * are a chunk of their own, loaded when the field opens; without script each room has two plain fields, `adults` and `ages`.
 */
export function PartyField({ parties, className = '' }: PartyFieldProps) {
	const { t } = useTranslation('rooms');
	const words = usePartyWords();
	const id = useId();
	const details = useRef<HTMLDetailsElement>(null);
	const [rooms, setRooms] = useState<readonly EditedRoom[]>(parties);
	const [isAlive, setAlive] = useState(false);
	const [Editor, setEditor] = useState<ComponentType<PartyEditorProps> | null>(null);
	const requested = writeParties(parties);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `requested` says all of `parties`
	useEffect(() => setRooms(parties), [requested]);
	useEffect(() => setAlive(true), []);
	const whole = wholeParty(
		rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges: childrenAges.flatMap(known) })),
	);
	const children = rooms.reduce((sum, { childrenAges }) => sum + childrenAges.length, 0);
	return (
		<div className={`relative min-w-0 ${className}`}>
			<span id={`${id}-label`} className="block text-note/5 text-ink2">
				{t('partyField.label')}
			</span>
			<details
				ref={details}
				data-party-field=""
				onToggle={({ currentTarget }) => {
					if (!currentTarget.open || Editor) return;
					import('./party-editor').then(
						(module) => setEditor(() => module.default),
						// The plain fields then stay.
						() => setAlive(false),
					);
				}}
			>
				<summary
					className="trade-field flex cursor-pointer items-center gap-2.5 text-left"
					aria-describedby={`${id}-label`}
				>
					<Icon name="person" size={18} className="shrink-0 text-ink2" />
					<span className="min-w-0 flex-1 truncate">
						<b className="font-semibold">{t('selection.rooms', { count: rooms.length })}</b>
						{', '}
						{words({ adults: whole.adults, children, ages: whole.childrenAges })}
					</span>
					<Icon name="chevronDown" size={16} className="shrink-0 text-ink2" />
				</summary>
				<div className="absolute top-[calc(100%+0.375rem)] left-0 z-6 grid w-104 max-w-[calc(100vw-2*var(--trade-margin))] gap-3 rounded-card border border-hair bg-work p-4 shadow-popover">
					{Editor && isAlive ? (
						<Editor
							rooms={rooms}
							onChange={setRooms}
							onDone={() => {
								if (!details.current) return;
								details.current.open = false;
								details.current.querySelector('summary')?.focus();
							}}
						/>
					) : (
						<PlainRooms parties={parties} isNamed={!isAlive} />
					)}
				</div>
			</details>
			{isAlive ? <input type="hidden" name="rooms" value={textOf(rooms)} /> : null}
		</div>
	);
}

function known(age: number | null): number[] {
	return age === null ? [] : [age];
}

/** Missing ages are asked for before anything is sent. */
function textOf(rooms: readonly EditedRoom[]): string {
	return writeParties(rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges: childrenAges.flatMap(known) })));
}

/** Two fields for each room and for one more. */
function PlainRooms({ parties, isNamed }: { parties: readonly Party[]; isNamed: boolean }) {
	const { t } = useTranslation('rooms');
	const rows = [...parties, null].slice(0, MOST_SEARCHED_ROOMS);
	return rows.map((party, room) => (
		<fieldset key={room} className="grid grid-cols-2 gap-3" disabled={!isNamed}>
			<legend className="font-semibold">{t('tab', { number: room + 1 })}</legend>
			<label>
				<small className="block text-note text-ink2">{t('adults')}</small>
				<input
					type="number"
					name={isNamed ? 'adults' : undefined}
					min={party ? 1 : 0}
					max={MOST_GUESTS_OF_ROOM}
					defaultValue={party?.adults ?? 0}
					className="trade-field"
				/>
			</label>
			<label>
				<small className="block text-note text-ink2">{t('partyField.ages')}</small>
				<input
					name={isNamed ? 'ages' : undefined}
					inputMode="numeric"
					maxLength={40}
					placeholder="6, 9"
					defaultValue={party?.childrenAges.join(', ') ?? ''}
					className="trade-field"
				/>
			</label>
		</fieldset>
	));
}
