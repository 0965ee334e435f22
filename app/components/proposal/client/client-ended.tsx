import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { ClientAgent } from './client-agent';
import { ClientForm, type ClientOutcome, ClientSubmit } from './client-form';
import { ClientNotice } from './client-notice';
import { ClientQuestion } from './client-question';
import { ClientThread } from './client-thread';
import type { ClientView } from './client-view';
import { agentName, datesWords, momentWords, placeWords } from './client-words';

/** A proposal that has ended or was withdrawn: no prices, and the way to a new one. */
export function ClientEnded({ view, outcome }: { view: ClientView; outcome: ClientOutcome }) {
	const { t } = useTranslation(['proposal']);
	const { state, snapshot, person, pdfPath, messages, now } = view;
	const { options, language, agency } = snapshot;
	const agent = agentName(view);
	const picture = options[0]?.pictures[0];
	const words = state === 'withdrawn' ? 'withdrawn' : 'expired';
	return (
		<div className="grid md:grid-cols-2">
			{picture ? (
				<div className="relative aspect-[1.65] grayscale md:sticky md:top-0 md:order-2 md:aspect-auto md:h-full md:max-h-screen md:min-h-160">
					<Picture picture={picture} sizes="(width >= 48rem) 50vw, 100vw" isFirst className="absolute inset-0 h-full" />
				</div>
			) : null}
			<div className="min-w-0 px-5 py-12 md:px-10 lg:py-20 2xl:pl-16">
				<div className="max-w-[32rem]">
					<h1 className="text-[2.625rem]/[2.75rem] xl:text-h1">{t(`${words}.title`)}</h1>
					<p className="mt-4 text-[1.0625rem]/7">
						{t(`${words}.text`, { moment: momentWords(snapshot.validUntil, now, language), agent, agency })}
					</p>
					<ClientNotice view={view} outcome={outcome} className="mt-5 border-accent" />
					<ClientAgent view={view} className="mt-8" />
					<ClientThread view={view} className="mt-8" />
					{state === 'expired' && messages.length > 0 ? (
						<ClientQuestion view={view} outcome={outcome} className="mt-5 sm:not-open:max-w-80 print:hidden" />
					) : null}
					{state === 'expired' && messages.length === 0 ? (
						<div className="mt-7">
							<ClientForm view={view} intent="ask">
								<input type="hidden" name="key" value={view.formKey} />
								<input type="hidden" name="question" value={t('expired.question')} />
								<ClientSubmit intent="ask" className={ASK}>
									{t('expired.ask', { agent })}
								</ClientSubmit>
							</ClientForm>
						</div>
					) : null}
					{state === 'withdrawn' && person ? (
						<a href={`mailto:${person.agent.email}`} className={buttonClass('accent', `mt-7 ${ASK}`)}>
							{t('withdrawn.ask', { agent })}
						</a>
					) : null}
					<h2 className="mt-12 text-h4">{t('was')}</h2>
					<ul className="mt-4 border-t border-line">
						{options.map((option) => (
							<li key={option.key} className="flex gap-5 border-b border-line py-5">
								{option.pictures[0] ? (
									<Picture
										picture={{ ...option.pictures[0], alt: '' }}
										sizes="96px"
										isInList
										className="h-16 w-24 shrink-0 grayscale"
									/>
								) : null}
								<span className="min-w-0">
									<span className="block text-[1.0625rem] font-medium">{option.name}</span>
									<span className="block text-small text-ink2">{placeWords(option, language)}</span>
									<span className="block text-small text-ink2">{datesWords(option, language)}</span>
								</span>
							</li>
						))}
					</ul>
					{pdfPath ? (
						<p className="mt-5 text-small print:hidden">
							{t('pdfStays', { version: snapshot.version })}{' '}
							<a href={pdfPath} className="underline underline-offset-4">
								{t('pdfOpen')}
							</a>
						</p>
					) : null}
				</div>
			</div>
		</div>
	);
}

/** The one way on, as wide as a phone. */
const ASK = 'min-h-14! w-full sm:w-auto sm:min-w-80 print:hidden';
