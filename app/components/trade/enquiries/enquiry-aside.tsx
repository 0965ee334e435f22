import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { dayAndMonth, formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { EnquiryAside as Aside, AsideWeek } from '~/domain/enquiry/desk/load-enquiry-aside.server';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { propertyPath } from '~/domain/place/property-path';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { Chip } from '../parts/chip';
import { tradeButton } from '../trade-button';
import { HoldForm } from './hold-form';
import { PropertyThumb } from './property-thumb';
import type { Reply, ReplyWeek } from './use-reply';
import { weekCode } from './use-reply';

const CAPTION = 'pt-5 pb-2 font-sans text-note! font-semibold tracking-wide text-ink2 uppercase';

/** What answers the guest: the weeks around the requested one, the nearest free ones, a property near by, and who the guest is. */
export function EnquiryAside({ file, reply, children }: { file: EnquiryFile; reply: Reply; children: ReactNode }) {
	const { t } = useTranslation('enquiries');
	return (
		<aside aria-label={t('aside.title')} className="px-(--trade-margin) py-5 xl:border-l xl:border-hair xl:px-5">
			{file.aside ? (
				<PropertyWeeks aside={file.aside} facts={file.propertyFacts} reply={reply} canHold={file.canHold} />
			) : null}
			{children}
			<Guest file={file} />
		</aside>
	);
}

type PropertyWeeksProps = { aside: Aside; facts: EnquiryFile['propertyFacts']; reply: Reply; canHold: boolean };

function PropertyWeeks({ aside, facts, reply, canHold }: PropertyWeeksProps) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const { property, currency, level, asked, weeks, nearest, nearby } = aside;
	const bedrooms = facts[property.id]?.bedrooms;
	const offer = (week: Omit<ReplyWeek, 'currency'>, of = currency) => (
		<OfferButton week={{ ...week, currency: of }} reply={reply} />
	);
	const ofProperty = (week: Pick<AsideWeek, 'checkIn' | 'checkOut' | 'priceMinor'>) =>
		level && {
			...{ propertyId: property.id, name: property.name, serviceLevel: level },
			...{ checkIn: week.checkIn, checkOut: week.checkOut, priceMinor: week.priceMinor },
		};
	const isOffered = (week: AsideWeek) => week.status === 'free' || week.hold !== null;
	const askedWeek = asked && isOffered(asked) ? ofProperty(asked) : null;
	const holdForm = (week: AsideWeek) => {
		const own = ofProperty(week);
		if (!canHold || !own || !isOffered(week)) return null;
		const name = formatDateRange(week.checkIn, week.checkOut, language);
		return <HoldForm week={weekCode({ ...own, currency })} name={name} hold={week.hold} />;
	};
	return (
		<>
			<div className="flex items-start gap-3.5">
				<PropertyThumb facts={facts} propertyId={property.id} size="large" />
				<div className="min-w-0">
					<h2 className="text-t3!">
						<Link to={propertyPath(property.address, language)} className="trade-link">
							{property.name}
						</Link>
					</h2>
					<p className="trade-note">{language === 'de' ? property.placeDe : property.placeEn}</p>
					<p className="trade-note">
						{[bedrooms ? t('aside.bedrooms', { count: bedrooms }) : null, bedsText(t, property.beds)]
							.filter(Boolean)
							.join(', ')}
					</p>
				</div>
			</div>
			{weeks.length > 0 ? (
				<>
					<ol aria-label={t('aside.weeks')} className="mt-4 grid grid-cols-7 gap-px text-center text-note">
						{weeks.map((week) => (
							<WeekCell key={week.checkIn} week={week} isAsked={week.checkIn === asked?.checkIn} />
						))}
					</ol>
					<p className="mt-1.5 trade-note">
						{level ? t('aside.legend', { level: serviceLevelLabel(level, language), currency }) : null}
					</p>
				</>
			) : null}
			{asked ? (
				<>
					<h3 className={CAPTION}>{t('aside.asked')}</h3>
					<WeekCard week={asked} currency={currency}>
						<WeekChip week={asked} />
						<span className="flex gap-1">
							{holdForm(asked)}
							{askedWeek ? offer(askedWeek) : null}
						</span>
					</WeekCard>
					<h3 className={CAPTION}>{t('aside.nearest')}</h3>
					{nearest.length === 0 ? <p className="trade-note">{t('aside.noNearest')}</p> : null}
					<div className="grid gap-2">
						{nearest.map((week) => {
							const own = ofProperty(week);
							return (
								<WeekCard
									key={week.checkIn}
									week={week}
									currency={currency}
									note={[shiftText(t, week.shiftDays), moreText(t, week.moreMinor, currency)]
										.filter(Boolean)
										.join(', ')}
								>
									<WeekChip week={week} />
									<span className="flex gap-1">
										{holdForm(week)}
										{own ? offer(own) : null}
									</span>
								</WeekCard>
							);
						})}
					</div>
				</>
			) : null}
			{asked && nearby ? (
				<>
					<h3 className={CAPTION}>{t('aside.nearby')}</h3>
					<div className="trade-card grid gap-2 px-3.5 py-3">
						<div className="flex items-center gap-3">
							<PropertyThumb facts={facts} propertyId={nearby.id} size="small" />
							<span className="min-w-0 grow">
								<Link to={propertyPath(nearby.address, language)} className="trade-link font-semibold">
									{nearby.name}
								</Link>
								<span className="block trade-note">{t('aside.beds', { count: nearby.beds })}</span>
							</span>
							{nearby.priceMinor === null ? null : (
								<Amount money={{ minor: nearby.priceMinor, currency: nearby.currency }} />
							)}
						</div>
						<div className="flex justify-end gap-2">
							{offer(
								{
									...{ propertyId: nearby.id, name: nearby.name, serviceLevel: nearby.level },
									...{ checkIn: asked.checkIn, checkOut: asked.checkOut, priceMinor: nearby.priceMinor },
								},
								nearby.currency,
							)}
						</div>
					</div>
				</>
			) : null}
		</>
	);
}

/** Whether a week can be had, and of one that is held for this guest until when. */
function WeekChip({ week: { status, hold } }: { week: AsideWeek }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	if (hold) return <Chip kind="open">{t('hold.held', { moment: formatTimestamp(hold.expiresAt, language) })}</Chip>;
	if (status === 'free') return <Chip kind="good">{t('aside.freeChip')}</Chip>;
	return status === 'held' ? (
		<Chip kind="open">{t('aside.heldChip')}</Chip>
	) : (
		<Chip kind="bad">{t('aside.soldChip')}</Chip>
	);
}

type Texts = ReturnType<typeof useTranslation<'enquiries'>>['t'];

/** `10 + 2 beds`, those of children behind the plus; empty where none are known. */
function bedsText(t: Texts, { adults, children }: Aside['property']['beds']): string {
	if (!adults) return '';
	return children ? t('aside.bedsAndMore', { adults, children }) : t('aside.beds', { count: adults });
}

function shiftText(t: Texts, days: number): string {
	return days < 0 ? t('aside.earlier', { count: -days }) : t('aside.later', { count: days });
}

function moreText(t: Texts, moreMinor: number | null, currency: string): string {
	if (moreMinor === null) return '';
	const amount = `${currency}\u00a0${groupDigits(Math.abs(moreMinor), 0)}`;
	return moreMinor === 0 ? t('aside.same') : moreMinor > 0 ? t('aside.more', { amount }) : t('aside.less', { amount });
}

const CELLS = {
	free: 'bg-light1 text-ink',
	held: 'bg-[#d9eff2] text-ink',
	sold: 'bg-[repeating-linear-gradient(135deg,#e4e8eb_0_4px,#f3f5f7_4px_8px)] text-ink2',
} as const;

function WeekCell({ week, isAsked }: { week: AsideWeek; isAsked: boolean }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const { status, priceMinor, checkIn } = week;
	return (
		<li>
			<span
				className={`grid h-8 place-items-center tabular ${CELLS[status]} ${isAsked ? 'rounded-chip outline-2 -outline-offset-1 outline-main' : ''}`}
			>
				<span className="sr-only">{t(`aside.${status}`)}</span>
				{status === 'sold' || priceMinor === null
					? null
					: (priceMinor / 100_000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
			</span>
			<span className={isAsked ? 'font-semibold' : 'text-ink2'}>{dayAndMonth(checkIn, language)}</span>
		</li>
	);
}

type WeekCardProps = { week: AsideWeek; currency: Aside['currency']; note?: string; children: ReactNode };

function WeekCard({ week, currency, note, children }: WeekCardProps) {
	const language = useRoot().language as Language;
	const { checkIn, checkOut, priceMinor, status } = week;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain', hasYear: false });
	return (
		<div className="trade-card grid gap-2 px-3.5 py-3">
			<p className="flex items-baseline gap-3">
				<b className="grow font-semibold">
					{day(checkIn)} – {day(checkOut)}
				</b>
				{priceMinor === null ? null : <Amount money={{ minor: priceMinor, currency }} isStruck={status === 'sold'} />}
			</p>
			{note ? <p className="trade-note">{note}</p> : null}
			<div className="flex items-center justify-between gap-2">{children}</div>
		</div>
	);
}

function OfferButton({ week, reply }: { week: ReplyWeek; reply: Reply }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const isIn = reply.weeks.some((each) => weekCode(each) === weekCode(week));
	if (isIn) return <span className="trade-note">{t('aside.offered')}</span>;
	return (
		<button
			type="button"
			className={tradeButton('line')}
			aria-label={t('aside.offerName', {
				week: `${week.name}, ${formatDateRange(week.checkIn, week.checkOut, language)}`,
			})}
			onClick={() => reply.setWeeks([...reply.weeks, week])}
		>
			{t('aside.offer')}
		</button>
	);
}

function Guest({ file: { enquiry, stays, others, isTeam } }: { file: EnquiryFile }) {
	const { t } = useTranslation('enquiries');
	const language = useRoot().language as Language;
	const rows: [string, ReactNode][] = [
		[
			t('aside.mail'),
			<a key="mail" href={`mailto:${enquiry.email}`} className="trade-link wrap-anywhere">
				{enquiry.email}
			</a>,
		],
		[
			t('aside.phone'),
			enquiry.phone ? (
				<a key="phone" href={`tel:${enquiry.phone.replace(/[^+\d]/g, '')}`} className="trade-link">
					{enquiry.phone}
				</a>
			) : (
				t('aside.none')
			),
		],
		[t('aside.from'), enquiry.city ?? t('aside.none')],
		[
			t('aside.stayed'),
			stays.length > 0
				? stays.map(({ no, propertyName, checkIn, checkOut }) => (
						<span key={no} className="block">
							{propertyName}, {formatDateRange(checkIn, checkOut, language)}
						</span>
					))
				: t('aside.none'),
		],
		[
			t('aside.others'),
			others.length > 0
				? others.map(({ id, createdAt, propertyName }) => (
						<Link key={id} to={`/partner/enquiries/${id}`} className="trade-link block w-fit">
							{[formatDate(new Date(createdAt).toISOString().slice(0, 10), language), propertyName]
								.filter(Boolean)
								.join(', ')}
						</Link>
					))
				: t('aside.none'),
		],
	];
	return (
		<section className="mt-6 border-t border-hair pt-4">
			<h2 className="font-sans text-t! font-semibold">{t('aside.guest')}</h2>
			<dl className="mt-2 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
				{(isTeam ? rows : rows.slice(0, 3)).map(([name, value]) => (
					<div key={name} className="contents">
						<dt className="text-ink2">{name}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
