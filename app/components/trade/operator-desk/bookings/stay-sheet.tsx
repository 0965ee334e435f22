import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { FieldErrors } from '~/domain/form/field-error';
import type { OpenedRegistration, StaySheet } from '~/domain/trip/stay-sheet.server';
import { StayGuestList } from '../../inbox/stay-guest-list';
import { VerbForm } from '../../page/verb-form';
import { CardHead } from '../../parts/card-head';
import { FIELD_BOX, TEXT_AREA } from '../../parts/field-label';
import { tradeButton } from '../../trade-button';

/** What became of a form of the sheet. */
export type SheetAnswer = {
	form: 'reveal' | 'details';
	opened: OpenedRegistration[] | null;
	errors: FieldErrors;
	typed: Record<string, string>;
};

type SheetProps = { sheet: StaySheet; answer: SheetAnswer | null };

/** Who comes to a booked stay, room by room, and their registration data (TRIP-7, TRIP-8). */
export function SheetGuests({ sheet, answer }: SheetProps) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	return (
		<>
			<section className="trade-card" aria-labelledby="guests-title">
				<CardHead>
					<h2 id="guests-title">{t('sheet.guests')}</h2>
					{sheet.list ? (
						<span className="trade-note ml-auto">
							{t('sheet.changedAt', { moment: formatTimestamp(sheet.list.changedAt, language) })}
						</span>
					) : null}
				</CardHead>
				<StayGuestList sheet={sheet} />
			</section>
			{sheet.asksRegistration ? <Registration sheet={sheet} opened={answer?.opened ?? null} /> : null}
		</>
	);
}

/** When the guests of a booked stay come, and what the property tells them. */
export function SheetArrival({ sheet, answer }: SheetProps) {
	const { t } = useTranslation('trade-trip');
	const { arrival } = sheet;
	const arrives = [arrival.time, arrival.way && t(`sheet.ways.${arrival.way}`), arrival.note]
		.filter(Boolean)
		.join(', ');
	return (
		<>
			<section className="trade-card" aria-labelledby="arrival-title">
				<CardHead>
					<h2 id="arrival-title">{t('sheet.arrival')}</h2>
				</CardHead>
				<p className={`px-4.5 py-3.5 [overflow-wrap:anywhere] ${arrives === '' ? 'text-ink2' : ''}`}>
					{arrives === '' ? t('sheet.noArrival') : arrives}
				</p>
			</section>
			<Details sheet={sheet} answer={answer?.form === 'details' ? answer : null} />
		</>
	);
}

function Details({ sheet: { told, takesSecrets }, answer }: { sheet: StaySheet; answer: SheetAnswer | null }) {
	const { t } = useTranslation(['trade-trip', 'form-error']);
	const errors = answer?.errors ?? {};
	const isSaved = answer !== null && Object.keys(errors).length === 0;
	const value = (name: 'hostName' | 'hostPhone' | 'directions') => answer?.typed[name] ?? told[name];
	const note = (name: string) => {
		const error = errors[name];
		return error ? (
			<span role="alert" className="text-note text-err">
				{t(`form-error:${error.key}`, { ...error.values })}
			</span>
		) : null;
	};
	return (
		<section className="trade-card print:hidden" aria-labelledby="details-title">
			<CardHead>
				<h2 id="details-title">{t('sheet.details')}</h2>
			</CardHead>
			<VerbForm fields={{ intent: 'details' }} className="grid gap-3 px-4.5 py-3.5">
				{isSaved ? (
					<p role="status" className="font-medium text-ok">
						{t('sheet.saved')}
					</p>
				) : null}
				<label className={FIELD_BOX}>
					<span>{t('sheet.hostName')}</span>
					<input name="hostName" maxLength={80} defaultValue={value('hostName')} className="trade-field" />
					{note('hostName')}
				</label>
				<label className={FIELD_BOX}>
					<span>{t('sheet.hostPhone')}</span>
					<input name="hostPhone" type="tel" maxLength={40} defaultValue={value('hostPhone')} className="trade-field" />
					{note('hostPhone')}
				</label>
				<label className={FIELD_BOX}>
					<span>
						{t('sheet.directions')}
						<small className="trade-note block">{t('sheet.directionsHint')}</small>
					</span>
					<textarea
						name="directions"
						rows={5}
						maxLength={2000}
						defaultValue={value('directions')}
						className={TEXT_AREA}
					/>
					{note('directions')}
				</label>
				{takesSecrets ? (
					<>
						<label className={FIELD_BOX}>
							<span>{t('sheet.doorCode')}</span>
							<input name="doorCode" maxLength={40} autoComplete="off" className="trade-field" />
							{note('doorCode')}
							<small className="trade-note">
								{told.hasDoorCode ? `${t('sheet.hasDoorCode')} ` : ''}
								{t('sheet.doorCodeHint')}
							</small>
						</label>
						{told.hasDoorCode ? (
							<label className="flex min-h-9 items-center gap-2.5">
								<input type="checkbox" name="forgetCode" className="check" />
								{t('sheet.forgetCode')}
							</label>
						) : null}
					</>
				) : null}
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('sheet.save')}
				</button>
			</VerbForm>
		</section>
	);
}

type RegistrationProps = { sheet: StaySheet; opened: OpenedRegistration[] | null };

function Registration({ sheet: { registrations, guests, pax }, opened }: RegistrationProps) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	const [first] = registrations;
	return (
		<section className="trade-card" aria-labelledby="registration-title">
			<CardHead>
				<h2 id="registration-title">{t('sheet.registration')}</h2>
			</CardHead>
			<div className="grid gap-3 px-4.5 py-3.5">
				<p className="text-ink2">
					{first
						? t('sheet.registrationGiven', {
								given: registrations.length,
								all: Math.max(pax, guests.length),
								day: formatDate(first.purgeOn, language),
							})
						: t('sheet.registrationNone')}
				</p>
				{opened === null && first ? (
					<VerbForm fields={{ intent: 'reveal' }} className="flex flex-wrap items-center gap-3 print:hidden">
						<button type="submit" className={tradeButton('line')}>
							{t('sheet.reveal')}
						</button>
						<span className="trade-note">{t('sheet.revealText')}</span>
					</VerbForm>
				) : null}
				{opened?.map(({ guestId, values }) => {
					const guest = guests.find(({ id }) => id === guestId);
					return (
						<div key={guestId} className="border-t border-hair pt-3">
							<h3 className="font-semibold">{guest ? `${guest.firstName} ${guest.lastName}` : '–'}</h3>
							{values === null ? (
								<p className="text-err">{t('sheet.lost')}</p>
							) : (
								<dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
									{FIELDS.flatMap((field) =>
										values[field]
											? [
													<div key={field} className="flex flex-wrap gap-x-2">
														<dt className="text-ink2">{t(`sheet.fields.${field}`)}</dt>
														<dd className="[overflow-wrap:anywhere]">{values[field]}</dd>
													</div>,
												]
											: [],
									)}
								</dl>
							)}
						</div>
					);
				})}
			</div>
		</section>
	);
}

const FIELDS = [
	...(['birthDate', 'birthPlace', 'sex', 'nationality', 'address'] as const),
	...(['documentKind', 'documentNumber', 'documentIssuer', 'phone', 'email'] as const),
] as const;
