import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestField } from '~/domain/rooming/rooming-merge';
import { buttonClass } from '../ui/button';
import { TripSelect, TripTextField } from './trip-form';
import type { OpenTripView, TripAnswer, TripForm } from './trip-view';

type FormProps = { view: OpenTripView; answer: TripAnswer | null };

const WAYS = ['car', 'train', 'flight', 'transfer', 'other'] as const;

/** When and how the guests arrive. */
export function ArrivalForm({ view: { arrival, arrivalFrom }, answer }: FormProps) {
	const { t } = useTranslation(['trip']);
	const typed = answer?.typed;
	const errors = answer?.errors ?? {};
	return (
		<NeedFrame intent="arrival">
			<div className="grid grid-cols-2 gap-2.5">
				<TripTextField
					name="arrivalTime"
					type="time"
					isRequired
					label={t('needs.time')}
					value={typed?.arrivalTime ?? arrival.time ?? arrivalFrom ?? ''}
					error={errors.arrivalTime}
				/>
				<TripSelect
					name="arrivalWay"
					isRequired
					label={t('needs.way')}
					value={typed?.arrivalWay ?? arrival.way ?? ''}
					error={errors.arrivalWay}
					options={[['', t('needs.choose')], ...WAYS.map((way) => [way, t(`needs.ways.${way}`)] as const)]}
				/>
			</div>
			<TripTextField
				name="arrivalNote"
				label={t('needs.arrivalNote')}
				value={typed?.arrivalNote ?? arrival.note ?? ''}
				error={errors.arrivalNote}
			/>
		</NeedFrame>
	);
}

/** What each guest eats and does not. */
export function DietsForm({ view, answer }: FormProps) {
	const { t } = useTranslation(['trip']);
	return (
		<NeedFrame intent="diets" list={answer?.version ?? view.listVersion} hint={t('needs.dietsHint')}>
			{view.guests.map((guest, at) => {
				const name = `${guest.firstName} ${guest.lastName}`;
				return (
					<div key={guest.id}>
						<input type="hidden" name={`guest.${at}.id`} value={guest.id} />
						<TripTextField {...guestField({ guest, at, field: 'diet', answer })} label={name} of={t('needs.diets')} />
					</div>
				);
			})}
		</NeedFrame>
	);
}

const SIZES = [
	['heightCm', 'height'],
	['bootSize', 'boot'],
	['skiCm', 'ski'],
] as const;

/** Height, boots and skis of each guest. */
export function SizesForm({ view, answer }: FormProps) {
	const { t } = useTranslation(['trip']);
	return (
		<NeedFrame intent="sizes" list={answer?.version ?? view.listVersion} hint={t('needs.sizesHint')}>
			{view.guests.map((guest, at) => {
				const name = `${guest.firstName} ${guest.lastName}`;
				return (
					<fieldset key={guest.id} className="min-w-0">
						<legend className="font-medium [overflow-wrap:anywhere]">{name}</legend>
						<input type="hidden" name={`guest.${at}.id`} value={guest.id} />
						<div className="mt-1 grid grid-cols-3 items-end gap-2">
							{SIZES.map(([field, word]) => (
								<TripTextField
									key={field}
									{...guestField({ guest, at, field, answer })}
									label={t(`needs.${word}`)}
									inputMode="decimal"
									maxLength={5}
								/>
							))}
						</div>
					</fieldset>
				);
			})}
		</NeedFrame>
	);
}

type GuestFieldInput = {
	guest: OpenTripView['guests'][number];
	at: number;
	field: GuestField;
	answer: TripAnswer | null;
};

/** A field of a guest with what was typed, and what is wrong with it. */
function guestField({ guest, at, field, answer }: GuestFieldInput) {
	const typed = answer?.guests?.find(({ id }) => id === guest.id)?.[field];
	return {
		name: `guest.${at}.${field}`,
		value: typed ?? String(guest[field] ?? ''),
		error: answer?.errors[`${guest.id}.${field}`],
		conflict: answer?.conflicts.find((each) => each.id === guest.id && each.field === field),
	};
}

type NeedFrameProps = { intent: TripForm; list?: number; hint?: string; save?: string; children: ReactNode };

/** A form in its place among the needs. */
export function NeedFrame({ intent, list, hint, save, children }: NeedFrameProps) {
	const { t } = useTranslation(['trip']);
	const isSending = useNavigation().formData?.get('intent') === intent;
	return (
		<Form method="post" preventScrollReset className="grid gap-3">
			<input type="hidden" name="intent" value={intent} />
			{list === undefined ? null : <input type="hidden" name="list" value={list} />}
			{hint ? <p className="text-ink2 text-small">{hint}</p> : null}
			{children}
			<button type="submit" disabled={isSending} className={buttonClass('dark', 'w-full')}>
				{save ?? t('needs.save')}
			</button>
		</Form>
	);
}
