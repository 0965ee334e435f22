import { Form, useNavigation } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '~/domain/form/field-error';
import { type RoomingRow, roomOnList } from '~/domain/lead/rooming-rows';
import { CardHead } from '../parts/card-head';
import { BADGE } from '../status-badge';
import { tradeButton } from '../trade-button';
import { useErrorText } from './use-error-text';

type RoomingListProps = {
	rows: readonly RoomingRow[];
	/** Of a hotel; with several of them the lines stand room by room. */
	rooms: readonly RoomOnList[];
	/** Guests without a name yet. */
	missing: number;
	version: number;
	errors: FieldErrors;
	isEditable: boolean;
};

const ROW =
	"grid [grid-template-areas:'number_first_first_first_last_last_last'_'._age_age_note_note_note_note'] grid-cols-[1.25rem_repeat(6,minmax(0,1fr))] gap-2 border-b border-hair py-2.5 px-4.5 lg:[grid-template:'number_first_last_age_note'_auto_/_1.25rem_1fr_1fr_5.5rem_1.2fr] lg:py-1.5";

type RoomOnList = { roomName: string; adults: number; childrenAges: readonly number[] };

const AREAS: Record<keyof Omit<RoomingRow, 'room'>, string> = {
	firstName: '[grid-area:first]',
	lastName: '[grid-area:last]',
	age: '[grid-area:age]',
	note: '[grid-area:note]',
};

/** The guests of the property: one line each, saved together. Where it cannot be changed, the names that are there. */
export function RoomingList({ rows: all, rooms, missing, version, errors, isEditable }: RoomingListProps) {
	const { t } = useTranslation('lead');
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
			</CardHead>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="rooming" />
				<input type="hidden" name="version" value={version} />
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
										aria-invalid={error ? true : undefined}
										aria-describedby={error ? `guest-${index}-${name}` : undefined}
										placeholder={hint}
										inputMode={name === 'age' ? 'numeric' : undefined}
										maxLength={name === 'note' ? 200 : name === 'age' ? 2 : 80}
										autoComplete="off"
										className="trade-field"
									/>
									{error ? (
										<span id={`guest-${index}-${name}`} className="text-note text-err">
											{errorText(error)}
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
									<input type="hidden" name={`guest.${index}.room`} value={row.room} />
									<span className={`[grid-area:number] text-ink2 ${isEditable ? 'pt-3 xl:pt-2' : 'pt-1'}`}>
										{index + 1}
									</span>
									{field('firstName', t('rooming.firstName'), t('rooming.firstName'))}
									{field('lastName', t('rooming.lastName'), t('rooming.lastName'))}
									{field('age', t('rooming.age'), t('rooming.adult'))}
									{field('note', t('rooming.note'), t('rooming.noteHint'))}
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
