import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel } from '~/domain/hotel/category';
import type { ListedJoining } from '~/domain/hotel/joining/list-joinings.server';
import type { Language } from '~/domain/language/language';
import { regionName } from '~/domain/place/region-name';
import { INVITATION_KIND } from '../network/invitation-table';
import { useTyped } from '../page/outcome-line';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { Chip } from '../parts/chip';
import { FIELD_BOX, ROW_FORM } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** An invited hotel in the administration: what it has told us, who has invited it, and what can be done. */
export function JoiningRow({ row }: { row: ListedJoining }) {
	const { t } = useTranslation(['admin', 'network']);
	const language = useRoot().language as Language;
	const { joining, catalogue, state } = row;
	// Where the hotel says something else than the catalogue, which its confirmation does not change.
	const others =
		joining && catalogue
			? [
					joining.category && joining.category !== catalogue.category
						? categoryLabel(catalogue.category, language)
						: null,
					joining.countryCode && joining.countryCode !== catalogue.countryCode
						? regionName(catalogue.countryCode, language)
						: null,
				].filter(Boolean)
			: [];
	const name = joining?.hotelName ?? row.hotelName;
	return (
		<tr>
			<th scope="row" className="desk-wide">
				{row.hotelId ? (
					<Link to={`/hotels/${row.hotelId}`} className="trade-link">
						{row.hotelName}
					</Link>
				) : (
					name
				)}
				<small>
					{[
						joining?.category ? categoryLabel(joining.category, language) : null,
						joining?.rooms ? t('hotels.rooms', { count: joining.rooms }) : null,
					]
						.filter(Boolean)
						.join(', ')}
				</small>
				<small>
					{[
						joining?.street,
						joining?.city ?? row.city,
						joining?.countryCode && regionName(joining.countryCode, language),
					]
						.filter(Boolean)
						.join(', ')}
				</small>
				{others.length > 0 ? (
					<small>
						<span className="text-warn">{t('hotels.inCatalogue', { said: others.join(', ') })}</span>
					</small>
				) : null}
				{joining?.website ? (
					<small className="break-all">
						<a href={joining.website} target="_blank" rel="noreferrer noopener nofollow" className="trade-link">
							{joining.website}
						</a>
					</small>
				) : null}
				{joining?.note ? <small className="whitespace-pre-line">{`${t('hotels.note')}: ${joining.note}`}</small> : null}
			</th>
			<td data-label={t('hotels.person')} className="desk-wide desk-half">
				{joining ? <Person row={row} joining={joining} /> : <Contact row={row} />}
			</td>
			<td data-label={t('hotels.invited')} className="desk-wide desk-half">
				<Chip kind={INVITATION_KIND[state]}>{t(`network:state.${state}`)}</Chip>
				<small>{t('hotels.by', { name: row.invitedBy, agency: row.agency })}</small>
				<small>
					<Timestamp at={row.sentAt}>{(moment) => t('hotels.sent', { moment })}</Timestamp>
				</small>
				{row.canBeRevoked ? (
					<small>
						<Timestamp at={row.expiresAt}>{(moment) => t('hotels.until', { moment })}</Timestamp>
					</small>
				) : null}
			</td>
			<td className="desk-wide">
				{state === 'pending' ? <Decision row={row} name={name} /> : null}
				<div className="flex flex-wrap items-start gap-2">
					{row.canBeSent ? (
						<VerbForm fields={{ id: row.id, intent: 'again' }}>
							<button type="submit" className={tradeButton()} aria-label={`${t('hotels.again')}: ${name}`}>
								{t('hotels.again')}
							</button>
						</VerbForm>
					) : null}
					{row.canBeRevoked ? (
						<details className="open:[&>summary]:mb-2">
							<summary className={tradeButton('line', 'w-fit')} aria-label={`${t('hotels.revoke')}: ${name}`}>
								{t('hotels.revoke')}
							</summary>
							<VerbForm fields={{ id: row.id, intent: 'revoke' }}>
								<p className="mb-2 max-w-72">{t('hotels.revokeSure', { hotel: name })}</p>
								<button type="submit" className={tradeButton('dark')}>
									{t('hotels.revokeNow')}
								</button>
							</VerbForm>
						</details>
					) : null}
				</div>
			</td>
		</tr>
	);
}

function Contact({ row }: { row: ListedJoining }) {
	const { t } = useTranslation('admin');
	return (
		<>
			{row.contactName ?? t('hotels.link')}
			{row.contactEmail ? <small>{row.contactEmail}</small> : null}
		</>
	);
}

type Joining = NonNullable<ListedJoining['joining']>;

function Person({ row, joining }: { row: ListedJoining; joining: Joining }) {
	const { t } = useTranslation('admin');
	const { fullName, position, email, phone, account, reason } = joining;
	const isOther = row.contactEmail !== null && row.contactEmail.toLowerCase() !== email.toLowerCase();
	return (
		<>
			{`${fullName}, ${position}`}
			<small>
				{email}
				{phone ? <span className="whitespace-nowrap">{`, ${phone}`}</span> : null}
			</small>
			{account ? (
				<small>
					{[t('hotels.account', { email: account.email }), account.isVerified ? null : t('hotels.unverified')]
						.filter(Boolean)
						.join(', ')}
				</small>
			) : null}
			{isOther ? <small className="text-warn">{t('hotels.otherAddress')}</small> : null}
			{reason ? <small className="whitespace-pre-line">{`„${reason}“`}</small> : null}
		</>
	);
}

function Decision({ row, name }: { row: ListedJoining; name: string }) {
	const { t } = useTranslation('admin');
	const id = useId();
	const typed = useTyped(row.id);
	const only = row.candidates.length === 1 ? row.candidates[0] : undefined;
	return (
		<>
			<VerbForm fields={{ id: row.id, intent: 'confirm' }} className={`${ROW_FORM} items-end!`}>
				{row.hotelId ? (
					<input type="hidden" name="hotel" value={row.hotelId} />
				) : (
					<label className={FIELD_BOX}>
						<span>{t('hotels.catalogue')}</span>
						<input
							name="hotel"
							list={id}
							defaultValue={typed.hotel ?? only?.name ?? ''}
							maxLength={120}
							placeholder={t('hotels.catalogueHint')}
							className="trade-field"
						/>
						<datalist id={id}>
							{row.candidates.map((each) => (
								<option key={each.id} value={each.name} />
							))}
						</datalist>
					</label>
				)}
				<button type="submit" className={tradeButton('dark')} aria-label={`${t('hotels.confirm')}: ${name}`}>
					{t('hotels.confirm')}
				</button>
			</VerbForm>
			{row.hotelId === null && row.candidates.length === 0 ? (
				<p className="trade-note mb-2">{t('hotels.missing')}</p>
			) : null}
			<div className="mt-2 flex flex-wrap items-start gap-2">
				{row.hotelId === null ? (
					<Link
						to={`${row.id}/new`}
						className={tradeButton('line', 'w-fit')}
						aria-label={`${t('hotels.make')}: ${name}`}
					>
						{t('hotels.make')}
					</Link>
				) : null}
				<details className="open:[&>summary]:mb-2" open={typed.intent === 'refuse' || undefined}>
					<summary className={tradeButton('line', 'w-fit')} aria-label={`${t('hotels.refuse')}: ${name}`}>
						{t('hotels.refuse')}
					</summary>
					<VerbForm fields={{ id: row.id, intent: 'refuse' }} className="grid gap-2">
						<label className={FIELD_BOX}>
							<span>{t('hotels.reason')}</span>
							<textarea
								name="reason"
								rows={3}
								required
								maxLength={500}
								defaultValue={typed.reason ?? ''}
								className="trade-field h-auto! py-2"
							/>
						</label>
						<button type="submit" className={tradeButton('dark', 'justify-self-start')}>
							{t('hotels.refuseNow')}
						</button>
					</VerbForm>
				</details>
			</div>
		</>
	);
}
