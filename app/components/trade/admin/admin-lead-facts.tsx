import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { partyText } from '~/domain/lead/lead-party';
import { houseName } from '~/domain/lead/property-name';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { BabiesFact, Fact } from '../inbox/request-facts';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';
import { FactList } from '../parts/fact-list';

/** The details of a lead. */
export function AdminLeadFacts({ lead }: { lead: LeadFile['lead'] }) {
	const { t } = useTranslation(['admin', 'desk', 'inbox']);
	const { language } = useRoot();
	const nights = daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut));
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const amount = (minor: number | null) =>
		minor === null ? '–' : <Amount money={{ minor, currency: lead.currency }} hasCents />;
	const { placeDe, placeEn } = lead.property?.id
		? lead.property
		: { placeDe: lead.hotel?.placeDe, placeEn: lead.hotel?.placeEn };
	const place = language === 'de' ? placeDe : placeEn;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{[houseName(lead.propertyName), place].filter(Boolean).join(', ')}</h2>
			</CardHead>
			<FactList className="pt-4 pb-5 px-4.5">
				<Fact
					name={t('leads.stay')}
					note={[
						t('desk:nights', { count: nights }),
						lead.serviceLevel && serviceLevelLabel(lead.serviceLevel, language),
					]
						.filter(Boolean)
						.join(', ')}
				>
					{day(lead.checkIn)} – {day(lead.checkOut)}
				</Fact>
				<Fact name={t('inbox:party')}>{partyText(lead, language)}</Fact>
				<BabiesFact {...lead} />
				<Fact name={t('agencies.agency')} note={lead.brandKey}>
					{lead.agency?.name ?? t('leads.direct')}
				</Fact>
				<Fact name={t('leads.price')}>{amount(lead.subtotalMinor)}</Fact>
				<Fact name={t('leads.fee')}>{amount(lead.cardFeeMinor)}</Fact>
				<Fact name={t('leads.total')}>{amount(lead.totalMinor)}</Fact>
				<Fact name={t('users.operator')}>{lead.operator?.name ?? '–'}</Fact>
				<Fact name={t('leads.agent')} note={lead.agent?.email}>
					{[lead.agent?.firstName, lead.agent?.lastName].filter(Boolean).join(' ') || '–'}
				</Fact>
				<Fact name={t('leads.bookingNumber')} note={lead.id}>
					{lead.bookingNumber}
				</Fact>
				<Fact name={t('leads.reference')}>
					{[lead.bookingReference, lead.clientReference].filter(Boolean).join(', ') || '–'}
				</Fact>
				{lead.email || lead.phone ? (
					<Fact name={t('leads.contact')} isWide>
						{[lead.email, lead.phone].filter(Boolean).join(', ')}
					</Fact>
				) : null}
				<Fact name={t('leads.created')}>
					<Timestamp at={lead.createdAt} />
				</Fact>
				{lead.comments ? (
					<Fact name={t('inbox:comments')} isWide>
						{lead.comments}
					</Fact>
				) : null}
			</FactList>
		</section>
	);
}
