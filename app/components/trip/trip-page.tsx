import type { SerializeFrom } from '@remix-run/cloudflare';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Wordmark } from '../layout/wordmark';
import { Icon } from '../ui/icon';
import { TripAfter } from './trip-after';
import { TripCancelled } from './trip-cancelled';
import { TripFoot } from './trip-foot';
import { TripHero, TripLanguages } from './trip-hero';
import { TripKeyLine } from './trip-key-line';
import { TripNeeds } from './trip-needs';
import { TripPayments } from './trip-payments';
import { TripRooms } from './trip-rooms';
import { PlannedServices, TripServices } from './trip-services';
import { TripShare } from './trip-share';
import { type OpenTripView, TRIP_FORMS, type TripAnswer, type TripView } from './trip-view';
import { TripWay } from './trip-way';
import { useKeptTrip } from './use-kept-trip';

type TripPageProps = {
	view: TripView | null;
	answer: TripAnswer | SerializeFrom<TripAnswer> | null;
	done: string | null;
};

/** The page of a trip; `view` is null for a link that leads nowhere. */
export function TripPage({ view, answer, done }: TripPageProps) {
	if (view === null || view.state === 'over') return <NothingHere view={view} />;
	return <OpenTrip view={view} answer={answer as TripAnswer | null} done={done} />;
}

function OpenTrip({ view, answer, done }: { view: OpenTripView; answer: TripAnswer | null; done: string | null }) {
	const { t } = useTranslation(['trip']);
	const isKept = useKeptTrip(view.path);
	const result = <TripResult answer={answer} done={done} />;
	const isOfServices = (answer?.form ?? done ?? '').startsWith('service');
	const services = view.isOver ? null : view.lead?.services ? (
		<TripServices view={view} services={view.lead.services} answer={isOfServices ? answer : null}>
			{isOfServices ? result : null}
		</TripServices>
	) : (
		<PlannedServices planned={view.planned} />
	);
	const isOfRooms = answer ? answer.form === 'rooming' : done === 'rooming';
	const isOfShare = answer ? answer.form === 'share' : done === 'share';
	return (
		<>
			<TripHero view={view} isKept={isKept}>
				{view.lead ? <TripShare view={view} isOpen={isOfShare} /> : <p className="text-small">{t('group')}</p>}
			</TripHero>
			<main id="content" className="container">
				<TripKeyLine view={view} />
				{view.isOver ? (
					<AfterStay view={view} answer={answer} result={result} />
				) : (
					<div className="grid gap-x-18 gap-y-14 pt-9 lg:pt-16 xl:grid-cols-[minmax(0,1fr)_26rem]">
						<TripNeeds view={view} answer={answer} done={answer ? null : done}>
							{!isOfRooms && !isOfShare && !isOfServices ? result : null}
						</TripNeeds>
						<div className="grid min-w-0 content-start gap-14 xl:col-start-1 xl:row-start-1">
							<TripRooms
								view={view}
								answer={answer?.form === 'rooming' ? answer : null}
								isSaved={!answer && done === 'rooming'}
							>
								{isOfRooms ? result : null}
							</TripRooms>
							{view.lead?.payments ? (
								<TripPayments payments={view.lead.payments} word={answer?.form === 'pay' ? answer.word : null} />
							) : null}
						</div>
					</div>
				)}
				{services}
				<TripWay view={view} />
			</main>
			<TripFoot view={view} moment={isKept ? view.now : null} />
		</>
	);
}

type AfterStayProps = { view: OpenTripView; answer: TripAnswer | null; result: ReactNode };

/** Nothing is needed any more: papers and the question for the lead guest, and for all who slept where. */
function AfterStay({ view, answer, result }: AfterStayProps) {
	const { lead } = view;
	const rest = (
		<>
			{lead?.payments ? (
				<TripPayments payments={lead.payments} word={answer?.form === 'pay' ? answer.word : null} />
			) : null}
			{view.guests.length > 0 ? <TripRooms view={view} isStill /> : null}
		</>
	);
	if (!lead?.after) return <div className="grid gap-14 pt-14">{rest}</div>;
	return (
		<TripAfter view={view} after={lead.after} answer={answer} result={result}>
			{rest}
		</TripAfter>
	);
}

/** What is told when it is done; paying leads away. */
const DONE = TRIP_FORMS.filter((form) => form !== 'pay');

/** What came of a form, where it was sent. */
function TripResult({ answer, done }: { answer: TripAnswer | null; done: string | null }) {
	const { t } = useTranslation(['trip']);
	if (answer) {
		const text = t(answer.word === null ? 'error.title' : `error.${answer.word}`, { minutes: answer.minutes });
		return (
			<p role="alert" className="mb-5 flex gap-3 border-err border-l-3 bg-err-bg px-4 py-3">
				<Icon name="warning" size={20} className="mt-0.5 shrink-0 text-err" />
				{text}
			</p>
		);
	}
	const word = DONE.find((each) => each === done);
	if (!word) return null;
	return (
		<p role="status" className="mb-5 flex gap-3 border-ok border-l-3 bg-light1 px-4 py-3">
			<Icon name="check" size={20} className="mt-0.5 shrink-0 text-ok" />
			{t(`done.${word}`)}
		</p>
	);
}

/** In the place of a link that shows nothing: it has ended, or never was one. It names no guest and no property. */
function NothingHere({ view }: { view: Exclude<TripView, OpenTripView> | null }) {
	const { t } = useTranslation(['trip']);
	const { brand } = useRoot();
	const [title, text] =
		view === null ? [t('unknown.title'), t('unknown.text')] : [t(`over.${view.reason}`), t(`over.${view.reason}Text`)];
	return (
		<main id="content" className="grid min-h-dvh content-start bg-light1 px-5 pt-8 pb-10 md:px-12 lg:pt-13">
			<p className="flex min-h-10 items-center text-heading">
				<Wordmark name={brand.name} logo={brand.logo} ground="light" />
			</p>
			<div className="mt-12 max-w-xl bg-sheet px-6 py-8 md:px-10 md:py-10 lg:mt-20">
				<span className="grid size-11 place-items-center rounded-full bg-light2 text-ink2">
					<Icon name={view === null ? 'info' : 'close'} size={20} />
				</span>
				<h1 className="mt-5 text-h3 [overflow-wrap:anywhere]">{title}</h1>
				{view?.cancelled ? <TripCancelled cancelled={view.cancelled} /> : <p className="mt-3 text-ink2">{text}</p>}
				{view?.contact ? (
					<p className="mt-8">
						<a href={`mailto:${view.contact.email}`} className="inline-flex min-h-11 items-center">
							<span className="text-link">{t('over.ask', { name: view.contact.name })}</span>
						</a>
					</p>
				) : null}
			</div>
			<div className="mt-8 text-small text-ink2">
				<TripLanguages />
			</div>
		</main>
	);
}
