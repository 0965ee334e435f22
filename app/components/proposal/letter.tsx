import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { todayInZone } from '~/domain/date/today-in-zone';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { initialsOf } from '../trade/initials-of';
import { Picture } from '../ui/picture';
import { partyWords, priceWords } from './option-words';

/** The opening of the page: the agent's letter beside a picture, and who, when, how much and how long. */
export function Letter({ view, title }: { view: ProposalView; title: string }) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const { snapshot, person, isNewest } = view;
	const { options } = snapshot;
	const [first] = options;
	const picture = (options.find(({ isFirstChoice }) => isFirstChoice) ?? first)?.pictures[0];
	const sentOn = formatDate(todayInZone(new Date(snapshot.sentAt), 'Europe/Zurich'), language, { weekday: 'plain' });
	const greeting = (person?.greeting ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
	return (
		<section className="border-b border-line">
			<div className="grid lg:grid-cols-2">
				<div className="px-5 py-12 sm:px-8 lg:py-16 lg:pl-16">
					<div className="max-w-130">
						{isNewest ? null : (
							<p className="mb-6 border-l-2 border-accent bg-sheet px-4 py-2.5">
								{t('older', { number: snapshot.version, day: sentOn })}{' '}
								<a href={`/p/${view.token}`} className="underline underline-offset-4">
									{t('newest')}
								</a>
							</p>
						)}
						<p className="text-small text-ink2">{t('of', { day: sentOn })}</p>
						<h1 className="serif mt-4 text-[2.5rem]/[1.08] text-balance sm:text-[3.25rem]/[1.08] lg:text-[4rem]/[1.05]">
							{title}
						</h1>
						{person ? (
							<div className="mt-8 space-y-4 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
								{greeting.length > 0 ? (
									greeting.map((paragraph, at) => <p key={at}>{paragraph}</p>)
								) : (
									<p>{t('dear', { name: `${person.client.firstName} ${person.client.lastName}` })}</p>
								)}
							</div>
						) : (
							<p className="mt-8">{t('erased')}</p>
						)}
						{person ? (
							<address className="mt-9 flex items-center gap-4 not-italic">
								<span
									aria-hidden="true"
									className="grid size-13 shrink-0 place-items-center rounded-full bg-light2 font-semibold text-heading"
								>
									{initialsOf(person.agent)}
								</span>
								<span>
									<b className="block font-semibold">{person.agent.name}</b>
									<span className="block text-small text-ink2">{snapshot.agency}</span>
									<a
										href={`mailto:${person.agent.email}`}
										className="text-small text-ink2 underline-offset-4 hover:underline"
									>
										{person.agent.email}
									</a>
								</span>
							</address>
						) : null}
					</div>
				</div>
				{picture ? (
					<div className="relative aspect-4/3 lg:aspect-auto lg:min-h-184">
						<Picture
							picture={picture}
							sizes="(min-width: 64rem) 50vw, 100vw"
							isFirst
							className="absolute inset-0 h-full"
						/>
					</div>
				) : null}
			</div>
			<dl className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1.4fr] [&>div]:border-line [&>div]:px-5 sm:[&>div]:px-8 lg:[&>div:first-child]:pl-16 [&>div]:py-5 max-lg:[&>div+div]:border-t lg:[&>div+div]:border-l [&_dd]:mt-1 [&_dt]:text-small [&_dt]:text-ink2">
				<div>
					<dt>{t('who')}</dt>
					<dd>{first ? partyWords(t, first) : t('nothing')}</dd>
				</div>
				<div>
					<dt>{t('when')}</dt>
					<dd>{spanOf(options, language)}</dd>
				</div>
				<div>
					<dt>{t('price')}</dt>
					<dd className="tabular-nums">{pricesOf(t, options)}</dd>
				</div>
				<div>
					<dt>{t('validLabel')}</dt>
					<dd>
						<time dateTime={new Date(snapshot.validUntil).toISOString()}>
							{t('valid', { moment: formatTimestamp(snapshot.validUntil, language) })}
						</time>
					</dd>
				</div>
			</dl>
		</section>
	);
}

type Options = ProposalView['snapshot']['options'];

/** From the first arrival to the last departure. */
function spanOf(options: Options, language: Language): string {
	const arrivals = options.map(({ stay }) => stay.checkIn).sort();
	const departures = options.map(({ stay }) => stay.checkOut).sort();
	return formatDateRange(arrivals[0] ?? null, departures.at(-1) ?? null, language);
}

/** The lowest and the highest price; a list where they are in several currencies. */
function pricesOf(t: ReturnType<typeof useTranslation<'proposal'>>['t'], options: Options): string {
	const sorted = options.toSorted((a, b) => a.clientMinor - b.clientMinor);
	const [low, high] = [sorted[0], sorted.at(-1)];
	if (!low || !high) return t('nothing');
	if (new Set(options.map(({ currency }) => currency)).size > 1) return options.map(priceWords).join(', ');
	if (low.clientMinor === high.clientMinor) return priceWords(low);
	return t('priceSpan', {
		from: priceWords(low),
		to: formatRate({ minor: high.clientMinor, currency: high.currency }).replace(/^[A-Z]{3}\s/, ''),
	});
}
