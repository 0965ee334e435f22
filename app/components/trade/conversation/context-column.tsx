import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { leadPath } from '~/domain/lead/lead-path';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { initialsOf } from '../initials-of';
import { StatusBadge } from '../status-badge';
import { TradeIcon } from '../trade-icon';
import { AddColleague } from './add-colleague';
import { FACE } from './classes';
import type { Inbox } from './conversation-view';
import { TakeOver } from './take-over';

/** The column, and the way to it where it has no room of its own: then it is there as long as the address ends with it, without script too. */
export const CONTEXT_ID = 'details';
export const CONTEXT_WAY_ID = 'to-details';

/** The context of a conversation, beside it: the client and the lead, the participants, and the shared files. */
export function ContextColumn({
	conversation,
	inbox,
	hasDocuments = true,
}: {
	conversation: ConversationDetails;
	inbox: Inbox;
	/** False where files are stored elsewhere. */
	hasDocuments?: boolean;
}) {
	const { t } = useTranslation('conversation');
	const { language, pictureBaseUrl, user } = useRoot();
	const { hotel, lead, team, members, documents, tls, cc, amexTier } = conversation;
	const stay = lead ?? conversation.stay;
	const nights = stay ? daysBetween(plainDate(stay.checkIn), plainDate(stay.checkOut)) : 0;
	const rooms = conversation.stay?.rooms ?? [];
	const guests = lead?.pax ?? rooms.reduce((sum, room) => sum + room.adults + room.childrenAges.length, 0);
	const staff = members.filter(({ party }) => party === 'hotel');
	const contact = members.find(
		({ isContact, party }) => isContact && (party === 'hotel') === (conversation.party === 'hotel'),
	);
	const takeOver =
		user?.role !== 'admin' && contact?.id !== conversation.me.id ? (
			<TakeOver conversationId={conversation.id} from={contact?.name ?? null} />
		) : null;
	const agents = members.filter(({ party }) => party !== 'hotel');
	return (
		<aside
			id={CONTEXT_ID}
			tabIndex={-1}
			className="talk-context hidden scroll-mt-64 content-start gap-5 border-hair px-4 pt-5 pb-8 target:grid target:min-h-0 target:overflow-y-auto max-lg:target:z-1 max-lg:target:bg-paper lg:target:border-l xl:min-h-0 xl:overflow-y-auto 2xl:grid 2xl:border-l"
			aria-label={t('about')}
		>
			<a
				href={`#${CONTEXT_WAY_ID}`}
				className="-mt-3 -mb-2 -ml-1.5 flex items-center gap-1 py-3 font-semibold text-accent-ink 2xl:hidden"
			>
				<Icon name="close" size={20} />
				{t('closeDetails')}
			</a>
			{hotel.pictureHash && !inbox.isHotel ? (
				<img
					className="aspect-2/1 h-auto w-full rounded-control bg-light2 object-cover lg:aspect-3/2"
					src={pictureUrl(pictureBaseUrl, hotel.pictureHash, 480, 'jpg')}
					alt={hotel.name}
					width={480}
					height={320}
					style={hotel.objectPosition ? { objectPosition: hotel.objectPosition } : undefined}
				/>
			) : null}
			<Section>
				<h2>
					{conversation.clientFirstName} {conversation.clientLastName}
				</h2>
				{lead ? <StatusBadge status={lead.status} /> : null}
				<dl className="grid w-full gap-1 pt-1">
					{inbox.isHotel ? null : (
						<Fact name={t('fact.hotel')}>{`${hotel.name}, ${language === 'de' ? hotel.placeDe : hotel.placeEn}`}</Fact>
					)}
					<Fact name={t('fact.agency')}>{conversation.agency}</Fact>
					{stay ? (
						<Fact name={t('fact.stay')}>
							{formatDateRange(stay.checkIn, stay.checkOut, language)}, {t('nights', { count: nights })}
						</Fact>
					) : null}
					{guests > 0 ? <Fact name={t('fact.guests')}>{guests}</Fact> : null}
					{rooms.length > 0 ? (
						<Fact name={t('fact.rooms')}>{rooms.map(({ roomName }) => roomName).join(', ')}</Fact>
					) : null}
					{tls ? <Fact name={t('fact.tls')}>{tls}</Fact> : null}
					{cc ? <Fact name={t('fact.cc')}>{cc}</Fact> : null}
					{amexTier ? <Fact name={t('fact.card')}>{t(`tier.${amexTier}`)}</Fact> : null}
					{lead && lead.totalMinor !== null ? (
						<Fact name={t('fact.total')}>
							<Amount money={{ minor: lead.totalMinor, currency: lead.currency }} hasCents />
						</Fact>
					) : null}
				</dl>
				{lead ? (
					<Link to={leadPath(lead.id)} className="trade-link">
						{t('openLead')}
					</Link>
				) : null}
			</Section>
			<Section title={t('team')}>
				{inbox.isHotel ? null : <p className="trade-note">{t('hours')}</p>}
				{hotel.reservationPhone && !inbox.isHotel ? (
					<p className="trade-note">
						<a href={`tel:${hotel.reservationPhone.replace(/[^+\d]/g, '')}`}>{hotel.reservationPhone}</a>
					</p>
				) : null}
				<ul className={LIST}>
					{[
						...team.map(({ fullName, title }) => ({ name: fullName, note: title ?? '' })),
						...staff
							.filter(({ name }) => !team.some(({ fullName }) => fullName === name))
							.map(({ name, isContact }) => ({ name, note: t(isContact ? 'contact' : 'party.hotel') })),
					].map((person) => (
						<Person key={person.name} {...person} />
					))}
				</ul>
				{inbox.isHotel ? takeOver : null}
			</Section>
			{agents.length > 0 ? (
				<Section title={t('agents')}>
					<ul className={LIST}>
						{agents.map(({ id, name, party, isContact }) => (
							<Person
								key={id}
								name={name}
								note={
									party === 'admin'
										? t('party.admin')
										: isContact
											? `${conversation.agency}, ${t('contact')}`
											: conversation.agency
								}
							/>
						))}
					</ul>
					{conversation.party === 'travelAgency' ? takeOver : null}
					<AddColleague conversationId={conversation.id} colleagues={conversation.colleagues} />
				</Section>
			) : null}
			{hasDocuments ? (
				<Section title={t('documents')}>
					{documents.length === 0 ? <p className="trade-note">{t('noDocuments')}</p> : null}
					<ul className={LIST}>
						{documents.map(({ id, fileName, contentType, day }) => (
							<li key={id} className={LINE}>
								<TradeIcon name="document" size={20} className="shrink-0" />
								<span>
									<a
										href={`/partner/conversations/${conversation.id}/files/${id}`}
										target="_blank"
										rel="noopener"
										className="wrap-anywhere hover:underline"
									>
										{fileName}
									</a>
									<small className={NOTE}>
										{contentType === 'application/pdf' ? 'PDF' : t('image')}, {formatDate(day, language)}
									</small>
								</span>
							</li>
						))}
					</ul>
				</Section>
			) : null}
		</aside>
	);
}

function Section({ title, children }: { title?: string; children: React.ReactNode }) {
	return (
		<section className="grid justify-items-start gap-1.5 border-hair [section+&]:border-t [section+&]:pt-4.5">
			{title ? <h3 className="font-sans text-[0.875rem]/5 font-semibold tracking-normal">{title}</h3> : null}
			{children}
		</section>
	);
}

const LIST = 'grid w-full gap-3 pt-1.5';
const LINE = 'flex items-center gap-2.5';
const NOTE = 'block text-note text-ink2';

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
	return (
		<div className="grid grid-cols-[5.5rem_1fr] gap-2">
			<dt className="text-ink2">{name}</dt>
			<dd className="min-w-0 wrap-anywhere">{children}</dd>
		</div>
	);
}

function Person({ name, note }: { name: string; note: string }) {
	return (
		<li className={LINE}>
			<span className={`grid ${FACE}`} aria-hidden="true">
				{initialsOf({ name, email: '' })}
			</span>
			<span>
				<b className="font-semibold">{name}</b>
				<small className={NOTE}>{note}</small>
			</span>
		</li>
	);
}
