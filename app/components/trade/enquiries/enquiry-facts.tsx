import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { GeneralAnswers } from '~/domain/enquiry/desk/general-answers';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { partyText } from '~/domain/lead/lead-party';
import { isServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import { BabiesFact, Fact } from '../inbox/request-facts';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';
import { FactList } from '../parts/fact-list';

type EnquiryFactsProps = { enquiry: EnquiryFile['enquiry']; brandName: string; answers: GeneralAnswers };

/** Everything that the guest has entered. */
export function EnquiryFacts({ enquiry, brandName, answers }: EnquiryFactsProps) {
	const { t } = useTranslation('enquiries');
	const { adults, children, childrenAges, serviceLevel, phone, email } = enquiry;
	const further = [
		['destination', answers.destination],
		['type', answers.type],
		['bedrooms', answers.bedrooms],
		['activities', answers.activities],
		['preferences', answers.preferences],
		['services', answers.services],
		['forWhom', answers.asAssistance ? answers.bookingForWhom : null],
		['interest', answers.interest],
	] as const;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('asked.title')}</h2>
			</CardHead>
			<FactList className="px-4.5 pt-4 pb-5">
				<Fact name={t('asked.from')} isWide>
					<a href={`mailto:${email}`} className="trade-link wrap-anywhere">
						{email}
					</a>
					{phone ? (
						<>
							{' · '}
							<a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="trade-link">
								{phone}
							</a>
						</>
					) : null}
				</Fact>
				{enquiry.kind === 'contact' ? null : <StayFacts enquiry={enquiry} month={answers.month} />}
				{adults === null ? null : (
					<PartyFact party={{ pax: adults + (children ?? 0), adults, children, childrenAges }} />
				)}
				<BabiesFact {...enquiry} />
				{enquiry.kind === 'contact' ? null : <LevelFact level={serviceLevel} />}
				{further.map(([name, value]) =>
					value ? (
						<Fact key={name} name={t(`asked.${name}`)}>
							{value}
						</Fact>
					) : null,
				)}
				{enquiry.city ? <Fact name={t('asked.city')}>{enquiry.city}</Fact> : null}
				<Fact name={t('asked.language')}>{t(enquiry.language === 'de' ? 'asked.german' : 'asked.english')}</Fact>
				<Fact name={t('asked.consent')}>{t(enquiry.hasAcceptedContact ? 'asked.yes' : 'asked.no')}</Fact>
				<Fact name={t('asked.received')} note={brandName}>
					<Timestamp at={enquiry.createdAt} />
				</Fact>
				<Fact name={t('asked.subject')} isWide>
					{enquiry.subject}
				</Fact>
				{enquiry.message ? (
					<Fact name={t('asked.message')} isWide>
						<span className="block max-w-176 font-normal whitespace-pre-line wrap-anywhere">{enquiry.message}</span>
					</Fact>
				) : null}
			</FactList>
		</section>
	);
}

function StayFacts({
	enquiry: { checkIn, checkOut },
	month,
}: {
	enquiry: EnquiryFile['enquiry'];
	month: string | null;
}) {
	const { t } = useTranslation(['enquiries', 'desk']);
	const { language } = useRoot();
	if (!checkIn || !checkOut)
		return <Fact name={t('asked.stay')}>{month ? t('asked.anyWeek', { month }) : t('asked.noDates')}</Fact>;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	return (
		<Fact
			name={t('asked.stay')}
			note={t('desk:nights', { count: daysBetween(plainDate(checkIn), plainDate(checkOut)) })}
		>
			{day(checkIn)} – {day(checkOut)}
		</Fact>
	);
}

function PartyFact({ party }: { party: Parameters<typeof partyText>[0] }) {
	const { t } = useTranslation('inbox');
	const { language } = useRoot();
	return <Fact name={t('party')}>{partyText(party, language)}</Fact>;
}

function LevelFact({ level }: { level: string | null }) {
	const { t } = useTranslation('enquiries');
	const { language } = useRoot();
	return (
		<Fact name={t('asked.level')}>
			{isServiceLevel(level) ? serviceLevelLabel(level, language) : t('asked.anyLevel')}
		</Fact>
	);
}
