import { useTranslation } from 'react-i18next';
import { alpineDay, formatLongDate } from '~/domain/date/format-long-date';
import { unbroken } from '~/domain/date/unbroken';
import { Picture } from '../../ui/picture';
import { ClientAgent } from './client-agent';
import { ClientForm, ClientSubmit } from './client-form';
import type { ClientView } from './client-view';
import {
	agentName,
	clientName,
	leftWords,
	momentWords,
	partiesWords,
	pricesWords,
	spanWords,
	titleWords,
} from './client-words';

/** The opening of the page: the agent's letter beside a picture, and who, when, how much and how long. */
export function ClientLetter({ view }: { view: ClientView }) {
	const { t } = useTranslation(['proposal']);
	const { snapshot, person, isNewest, path, now } = view;
	const { options, language } = snapshot;
	const [first] = options;
	const picture = (options.find(({ isFirstChoice }) => isFirstChoice) ?? first)?.pictures[0];
	const sentOn = formatLongDate(alpineDay(snapshot.sentAt), language);
	const letter = (person?.greeting ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
	return (
		<section className="border-b border-line">
			<div className="grid md:grid-cols-[58.5%_minmax(0,1fr)] xl:grid-cols-2">
				{picture ? (
					<div className="relative aspect-3/2 md:order-2 md:aspect-auto xl:min-h-[46.5rem]">
						<Picture
							picture={picture}
							sizes="(width >= 62.5rem) 50vw, (width >= 48rem) 42vw, 100vw"
							isFirst
							className="absolute inset-0 h-full"
						/>
					</div>
				) : null}
				<div className="min-w-0 px-5 pt-10 pb-10 md:px-10 md:pt-12 md:pb-12 xl:py-16 2xl:pl-16 print:px-0">
					<div className="max-w-[35rem]">
						{isNewest || !path ? null : (
							<p className={NOTE}>
								{t('older', { number: snapshot.version, day: unbroken(sentOn) })}{' '}
								<a href={path} className={NOTE_LINK}>
									{t('newest')}
								</a>
							</p>
						)}
						{isNewest && view.state === 'declined' ? (
							<p className={NOTE}>
								{t('declined.note')}{' '}
								<a href="#answer" className={NOTE_LINK}>
									{t('withdrawn.ask', { agent: agentName(view) })}
								</a>
							</p>
						) : null}
						<p className="text-small text-ink2">{t('of', { day: sentOn })}</p>
						<h1 className="mt-4 text-[2.875rem]/none md:text-[3.25rem]/[3.375rem] xl:text-[4.5rem]/none">
							{titleWords(t, view)}
						</h1>
						{person ? (
							<div className="mt-8 space-y-4 whitespace-pre-line lg:text-[1.0625rem]/7" dir="auto">
								{letter.length > 0 ? (
									letter.map((paragraph, at) => <p key={at}>{paragraph}</p>)
								) : (
									<p>{t('dear', { name: clientName(person) })}</p>
								)}
							</div>
						) : (
							<p className="mt-8">{t('erased')}</p>
						)}
						<ClientAgent view={view} className="mt-9" />
						{path && view.state === 'sent' ? (
							<noscript>
								<ClientForm view={view} intent="opened">
									<p className="mt-6 text-small text-ink2">{t('openText', { agent: agentName(view) })}</p>
									<ClientSubmit intent="opened" variant="outline" className="mt-2">
										{t('open')}
									</ClientSubmit>
								</ClientForm>
							</noscript>
						) : null}
					</div>
				</div>
			</div>
			<dl
				aria-label={t('facts')}
				className="client-facts grid grid-cols-2 border-t border-line md:grid-cols-3 xl:grid-cols-[1.1fr_0.85fr_0.95fr_1.75fr]"
			>
				<div>
					<dt>{t('who')}</dt>
					<dd>{partiesWords(t, snapshot)}</dd>
				</div>
				<div className="border-l">
					<dt>{t('when')}</dt>
					<dd>{spanWords(snapshot)}</dd>
				</div>
				<div className="max-md:col-span-2 max-md:border-t md:border-l">
					<dt>{t('price')}</dt>
					<dd className="tabular">{pricesWords(t, snapshot.options)}</dd>
				</div>
				<div className="col-span-2 max-xl:border-t md:max-xl:col-span-3 md:max-xl:pl-10! xl:col-span-1 xl:border-l">
					<dt>{t(snapshot.validUntil > now ? 'validLabel' : 'wasValid')}</dt>
					<dd>
						<time dateTime={new Date(snapshot.validUntil).toISOString()}>
							{snapshot.validUntil > now
								? t('until', {
										left: leftWords(t, snapshot.validUntil, now),
										moment: momentWords(snapshot.validUntil, now, language),
									})
								: momentWords(snapshot.validUntil, now, language)}
						</time>
					</dd>
				</div>
			</dl>
		</section>
	);
}

/** What has become of it, over the letter. */
const NOTE = 'mb-6 border-l-2 border-accent bg-sheet px-4 py-2.5 print:hidden';
const NOTE_LINK = 'font-medium underline underline-offset-4';
