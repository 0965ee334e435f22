import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { answerDeadline, deadlineUrgency } from '~/domain/inbox/answer-deadline';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { formatNumber } from '~/domain/language/format-number';
import { partyText } from '~/domain/lead/lead-party';
import { groupDigits } from '~/domain/money/group-digits';
import type { BabyNeeds } from '~/domain/property/infants';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { Timestamp } from '../page/timestamp';
import { FactList } from '../parts/fact-list';

type Facts = Omit<InboxLead, 'rivals'>;

/** By when a request is to be answered; over the time in red, within the half day in amber. */
export function Deadline({ requestedAt, now }: { requestedAt: number; now: number }) {
	const { t } = useTranslation('inbox');
	const deadline = answerDeadline(requestedAt);
	const urgency = deadlineUrgency(deadline, now);
	return (
		<p
			className={
				urgency === 'over' ? 'text-urgent font-semibold' : urgency === 'soon' ? 'text-soon font-semibold' : 'trade-note'
			}
		>
			<Timestamp at={deadline}>
				{(timestamp) => t(urgency === 'over' ? 'late' : 'answerBy', { moment: timestamp })}
			</Timestamp>
		</p>
	);
}

/** Name and location of the property. */
export function PropertyName({ lead }: { lead: Facts }) {
	const { language } = useRoot();
	const place = language === 'de' ? lead.placeDe : lead.placeEn;
	return (
		<h3>
			{lead.propertyName}
			{place ? `, ${place}` : ''}
		</h3>
	);
}

/** Everything that a decision needs to know of a lead. */
export function RequestFacts({ lead, children }: { lead: Facts; children?: ReactNode }) {
	const { t } = useTranslation(['inbox', 'desk']);
	const { language } = useRoot();
	const nights = daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut));
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const agent = [lead.agentFirstName, lead.agentLastName].filter(Boolean).join(' ');
	const hasFee = lead.totalMinor !== null && lead.totalMinor !== lead.subtotalMinor;
	return (
		<FactList>
			<Fact
				name={t('stay')}
				note={[t('desk:nights', { count: nights }), lead.serviceLevel && serviceLevelLabel(lead.serviceLevel, language)]
					.filter(Boolean)
					.join(', ')}
			>
				{day(lead.checkIn)} – {day(lead.checkOut)}
			</Fact>
			<Fact name={t('party')}>{partyText(lead, language)}</Fact>
			<Fact
				name={t('price')}
				note={[
					lead.commissionPercent === null
						? null
						: t('commission', { percent: formatNumber(lead.commissionPercent, language) }),
					lead.isNegotiatedPrice ? t('negotiated') : null,
					hasFee ? t('withFee', { total: groupDigits(lead.totalMinor ?? 0, 2) }) : null,
				]
					.filter(Boolean)
					.join(', ')}
			>
				{lead.subtotalMinor === null ? (
					t('noPrice')
				) : (
					<Amount money={{ minor: lead.subtotalMinor, currency: lead.currency }} hasCents />
				)}
			</Fact>
			<Fact name={t('number')}>{lead.bookingNumber}</Fact>
			<Fact name={t('client')}>
				{lead.clientFirstName} {lead.clientLastName}
			</Fact>
			<Fact name={t('agency')} note={agent}>
				{lead.agencyName ?? t('direct')}
			</Fact>
			<BabiesFact {...lead} />
			{lead.petDetails ? <Fact name={t('pets')}>{lead.petDetails}</Fact> : null}
			{lead.comments ? (
				<Fact name={t('comments')} isWide>
					{lead.comments}
				</Fact>
			) : null}
			{children}
		</FactList>
	);
}

/** What babies need (FORM-24); nothing where there is nothing. */
export function BabiesFact({ cots, highChairs }: BabyNeeds) {
	const { t } = useTranslation('inbox');
	if (cots + highChairs === 0) return null;
	return (
		<Fact name={t('babies')}>
			{[cots > 0 ? t('cots', { count: cots }) : null, highChairs > 0 ? t('highChairs', { count: highChairs }) : null]
				.filter(Boolean)
				.join(', ')}
		</Fact>
	);
}

export function Fact({
	name,
	note,
	isWide = false,
	children,
}: {
	name: string;
	note?: string | undefined;
	isWide?: boolean;
	children: ReactNode;
}) {
	return (
		<div className={isWide ? 'col-span-full' : undefined}>
			<dt>{name}</dt>
			<dd>
				{children}
				{note ? <small>{note}</small> : null}
			</dd>
		</div>
	);
}
