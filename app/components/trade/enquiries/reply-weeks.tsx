import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import type { Language } from '~/domain/language/language';
import { Amount } from '../amount';
import { tradeButton } from '../trade-button';
import { PropertyThumb } from './property-thumb';
import { type Reply, weekCode } from './use-reply';

type ReplyWeeksProps = { facts: EnquiryFile['propertyFacts']; reply: Reply };

/** The weeks that go along with a reply as cards. */
export function ReplyWeeks({ facts, reply }: ReplyWeeksProps) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	if (reply.weeks.length === 0) return null;
	return (
		<ul aria-label={t('reply.weeks')} className="grid gap-1.5">
			{reply.weeks.map((week) => {
				const dates = formatDateRange(week.checkIn, week.checkOut, language);
				return (
					<li
						key={weekCode(week)}
						className="trade-card flex items-center gap-3 overflow-hidden pr-1 not-has-[picture]:pl-3.5"
					>
						<PropertyThumb facts={facts} propertyId={week.propertyId} size="edge" />
						<span className="min-w-0 grow py-1.5">
							<b className="block font-semibold">{dates}</b>
							<span className="trade-note">{week.name}</span>
						</span>
						{week.priceMinor === null ? null : <Amount money={{ minor: week.priceMinor, currency: week.currency }} />}
						<button
							type="button"
							aria-label={t('reply.removeWeek', { week: `${week.name}, ${dates}` })}
							onClick={() => reply.setWeeks(reply.weeks.filter((each) => each !== week))}
							className={tradeButton('quiet', 'px-2!')}
						>
							<Icon name="close" size={16} />
						</button>
					</li>
				);
			})}
		</ul>
	);
}
