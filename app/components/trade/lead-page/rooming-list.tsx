import { Form, useNavigation } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { FieldErrors } from '~/domain/form/field-error';
import { type RoomingRow, roomOnList } from '~/domain/lead/rooming-rows';
import type { ListState } from '~/domain/rooming/read-list-state.server';
import type { GuestConflict } from '~/domain/rooming/rooming-merge';
import { CardHead } from '../parts/card-head';
import { ErrorBox } from '../states';
import { BADGE } from '../status-badge';
import { tradeButton } from '../trade-button';
import { useErrorText } from './use-error-text';

type RoomingListProps = {
	rows: readonly RoomingRow[];
	/** Of a hotel; with several of them the lines stand room by room. */
	rooms: readonly RoomOnList[];
	/** Guests without a name yet. */
	missing: number;
	state: Pick<ListState, 'version' | 'changedAt' | 'party' | 'rooms'>;
	/** What is wrong with the list that was sent, and what others have changed in it meanwhile. */
	answer: { errors: FieldErrors; list: { version: number; conflicts: GuestConflict[] } | null } | null;
	isEditable: boolean;
};

const ROW =
	"grid [grid-template-areas:'number_first_first_first_last_last_last'_'._age_age_note_note_note_note'] grid-cols-[1.25rem_repeat(6,minmax(0,1fr))] gap-2 border-b border-hair py-2.5 px-4.5 lg:[grid-template:'number_first_last_age_note'_auto_/_1.25rem_1fr_1fr_5.5rem_1.2fr] lg:py-1.5";

const MORE = ['room', 'diet', 'heightCm', 'bootSize', 'skiCm'] as const;

type RoomOnList = { roomName: string; adults: number; childrenAges: readonly number[] };

const AREAS = {
	firstName: '[grid-area:first]',
	lastName: '[grid-area:last]',
	age: '[grid-area:age]',
	note: '[grid-area:note]',
} as const;

/** The guests of the property: one line each, saved together. Where it cannot be changed, the names that are there. */
export function RoomingList({ rows: all, rooms, missing, state, answer, isEditable }: RoomingListProps) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const errors = answer?.errors ?? {};
	const conflicts = answer?.list?.conflicts ?? [];
	const errorText = useErrorText();
	const isSending = useNavigation().formData?.get('intent') === 'rooming';
	const rows = isEditable ? all : all.filter(({ firstName, lastName }) => firstName !== '' || lastName !== '');
	if (rows.length === 0) return null;
	return (
		<section id="rooming" className="trade-card max-xl:order-2" aria-labelledby="rooming-title">
			<CardHead>
				<h2 id="rooming-title">{t('rooming.title')}</h2>
				{isEditable && missing > 0 ? (
					<span className={BADGE} data-tone="asked">
						{t('rooming.missing', { count: missing })}
					</span>
				) : null}
				{state.changedAt === null ? null : (
					<span className="trade-note ml-auto">
						{t(state.party === 'guest' ? 'rooming.changedByGuest' : 'rooming.changedAt', {
							moment: formatTimestamp(state.changedAt, language),
						})}
					</span>
				)}
			</CardHead>
			{conflicts.length > 0 ? (
				<div className="px-4.5 pt-3.5">
					<ErrorBox title={t('rooming.conflict')} />
				</div>
			) : null}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="rooming" />
				<input type="hidden" name="list" value={answer?.list?.version ?? state.version} />
				<ol>
					<li className={`${ROW} text-note text-ink2 max-lg:hidden`} aria-hidden="true">
						<span />
						<span>{t('rooming.firstName')}</span>
						<span>{t('rooming.lastName')}</span>
						<span>{t('rooming.age')}</span>
						<span>{t('rooming.note')}</span>
					</li>
					{rows.map((row, index) => {
						const field = (name: keyof typeof AREAS, label: string, hint: string) => {
							const error = errors[`${index}.${name}`];
							const theirs = conflicts.find((each) => each.id === row.id && each.field === name);
							const isMarked = error !== undefined || theirs !== undefined;
							if (!isEditable)
								return (
									<span className={`${AREAS[name]} py-1 [overflow-wrap:anywhere]`}>
										{name === 'age' && row.age === '' ? t('rooming.adult') : row[name]}
									</span>
								);
							return (
								<span className={`grid content-start gap-0.5 ${AREAS[name]}`}>
									<input
										name={`guest.${index}.${name}`}
										defaultValue={row[name]}
										aria-label={t('rooming.field', { label, number: index + 1 })}
										aria-invalid={isMarked || undefined}
										aria-describedby={isMarked ? `guest-${index}-${name}` : undefined}
										placeholder={hint}
										inputMode={name === 'age' ? 'numeric' : undefined}
										maxLength={name === 'note' ? 200 : name === 'age' ? 2 : 80}
										autoComplete="off"
										className="trade-field"
									/>
									{isMarked ? (
										<span id={`guest-${index}-${name}`} className="text-note text-err">
											{error ? errorText(error) : t('rooming.theirs', { value: theirs?.theirs || '–' })}
										</span>
									) : null}
								</span>
							);
						};
						const isFirstOfRoom = rooms.length > 1 && row.room !== rows[index - 1]?.room;
						return (
							<Fragment key={index}>
								{isFirstOfRoom ? (
									<li className="border-b border-hair bg-light1 px-4.5 py-2 font-semibold">
										<RoomHead room={row.room} rooms={rooms} />
									</li>
								) : null}
								<li className={ROW}>
									<input type="hidden" name={`guest.${index}.id`} value={row.id} />
									<span className={`[grid-area:number] text-ink2 ${isEditable ? 'pt-3 xl:pt-2' : 'pt-1'}`}>
										{index + 1}
									</span>
									{field('firstName', t('rooming.firstName'), t('rooming.firstName'))}
									{field('lastName', t('rooming.lastName'), t('rooming.lastName'))}
									{field('age', t('rooming.age'), t('rooming.adult'))}
									{field('note', t('rooming.note'), t('rooming.noteHint'))}
									<MoreOfGuest
										{...{ row, index, isEditable, rooms: state.rooms }}
										isOpen={MORE.some(
											(name) =>
												errors[`${index}.${name}`] ||
												conflicts.some(({ id, field }) => id === row.id && field === name),
										)}
										noteOf={(name) => {
											const error = errors[`${index}.${name}`];
											if (error) return errorText(error);
											const theirs = conflicts.find(({ id, field }) => id === row.id && field === name);
											return theirs ? t('rooming.theirs', { value: theirs.theirs || '–' }) : null;
										}}
									/>
								</li>
							</Fragment>
						);
					})}
				</ol>
				{isEditable ? (
					<div className="flex flex-wrap items-center justify-between gap-3 py-3 px-4.5">
						<p className="trade-note">{t('rooming.hint')}</p>
						<button type="submit" disabled={isSending} className={tradeButton('dark')}>
							{isSending ? t('saving') : t('rooming.save')}
						</button>
					</div>
				) : null}
			</Form>
		</section>
	);
}

type MoreProps = {
	row: RoomingRow;
	index: number;
	rooms: ListState['rooms'];
	isEditable: boolean;
	isOpen: boolean;
	noteOf: (name: (typeof MORE)[number]) => string | null;
};

/** Room, food and sizes of a guest, in a line that opens: guests fill them in on their trip page. */
function MoreOfGuest({ row, index, rooms, isEditable, isOpen, noteOf }: MoreProps) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const nameOf = ({ key, nameEn, nameDe }: ListState['rooms'][number]) =>
		(language === 'de' ? nameDe : null) ?? nameEn ?? t('rooming.roomNumber', { number: key });
	const room = rooms.find(({ key }) => key === row.room);
	const words = [
		room ? nameOf(room) : row.room,
		row.diet,
		row.heightCm && t('rooming.heightOf', { value: row.heightCm }),
		row.bootSize && t('rooming.bootOf', { value: row.bootSize }),
		row.skiCm && t('rooming.skiOf', { value: row.skiCm }),
	].filter(Boolean);
	if (!isEditable)
		return words.length > 0 ? (
			<span className="col-start-2 col-end-[-1] text-note text-ink2">{words.join(' · ')}</span>
		) : null;
	const input = (name: (typeof MORE)[number], label: string, mode?: 'decimal') => {
		const note = noteOf(name);
		const common = {
			...{ name: `guest.${index}.${name}`, defaultValue: row[name], className: 'trade-field' },
			'aria-label': t('rooming.field', { label, number: index + 1 }),
			'aria-invalid': note === null ? undefined : true,
			'aria-describedby': note === null ? undefined : `guest-${index}-${name}`,
		} as const;
		return (
			<span className="grid content-start gap-0.5">
				<span aria-hidden="true" className="text-note text-ink2">
					{label}
				</span>
				{name === 'room' && rooms.length > 0 ? (
					<select {...common}>
						<option value="">{t('rooming.noRoom')}</option>
						{rooms.some(({ key }) => key === row.room) || row.room === '' ? null : (
							<option value={row.room}>{row.room}</option>
						)}
						{rooms.map((each) => (
							<option key={each.key} value={each.key}>
								{nameOf(each)}
							</option>
						))}
					</select>
				) : (
					<input {...common} inputMode={mode} maxLength={mode ? 5 : name === 'room' ? 60 : 200} autoComplete="off" />
				)}
				{note === null ? null : (
					<span id={`guest-${index}-${name}`} className="text-note text-err">
						{note}
					</span>
				)}
			</span>
		);
	};
	return (
		<details open={isOpen} className="col-start-2 col-end-[-1]">
			<summary className="w-fit py-0.5 text-note text-ink2 underline decoration-line2 underline-offset-4">
				{words.length > 0 ? words.join(' · ') : t('rooming.more')}
			</summary>
			<span className="mt-1.5 grid grid-cols-2 gap-2 pb-1.5 lg:grid-cols-[1.3fr_1.5fr_5rem_5rem_5rem]">
				{input('room', t('rooming.room'))}
				{input('diet', t('rooming.diet'))}
				{input('heightCm', t('rooming.height'), 'decimal')}
				{input('bootSize', t('rooming.boot'), 'decimal')}
				{input('skiCm', t('rooming.ski'), 'decimal')}
			</span>
		</details>
	);
}

/** A room of the list and its party; guests of no room stand below the last one. */
function RoomHead({ room, rooms }: { room: string; rooms: readonly RoomOnList[] }) {
	const { t } = useTranslation('lead');
	const found = rooms.find((each, at) => roomOnList(each, at) === room);
	if (!found) return t('rooming.noRoom');
	const { adults, childrenAges } = found;
	return (
		<>
			{room}{' '}
			<small className="font-normal text-ink2">
				{[
					t('rooms.adults', { count: adults }),
					childrenAges.length > 0
						? t('rooms.children', { count: childrenAges.length, ages: childrenAges.join(', ') })
						: null,
				]
					.filter(Boolean)
					.join(', ')}
			</small>
		</>
	);
}
