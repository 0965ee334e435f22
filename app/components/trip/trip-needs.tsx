import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Need } from '~/domain/trip/trip-needs';
import { Icon } from '../ui/icon';
import { ArrivalForm, DietsForm, SizesForm } from './trip-need-forms';
import { RegistrationForms } from './trip-registration';
import type { OpenTripView, TripAnswer } from './trip-view';
import { longDay } from './trip-words';

/** `done`: the form that was saved a moment ago. */
type TripNeedsProps = { view: OpenTripView; answer: TripAnswer | null; done: string | null; children: ReactNode };

/** What is still to be given, by the day it is needed; each opens in its place. */
export function TripNeeds({ view, answer, done: saved, children }: TripNeedsProps) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { needs, today } = view;
	const done = needs.filter(({ isDone }) => isDone).length;
	const next = needs.find(({ isDone }) => !isDone);
	const count = { done, all: needs.length };
	return (
		<section
			id="needs"
			aria-labelledby="needs-title"
			className="trip-unprinted self-start border-accent border-t-2 bg-sheet px-5 pt-6 pb-3 shadow-panel max-lg:-mx-5 md:px-7"
		>
			<h2 id="needs-title" className="text-h3">
				{t('needs.title')}
			</h2>
			<div aria-hidden="true" className="mt-3.5 flex gap-1.5">
				{needs.map(({ kind }, at) => (
					<span key={kind} className={`h-1 flex-1 ${at < done ? 'bg-main' : 'bg-light2'}`} />
				))}
			</div>
			<p className="mt-2.5 mb-1 text-ink2 text-small">
				{next
					? t(next.dueOn < today ? 'needs.progressLate' : 'needs.progress', {
							...count,
							day: longDay(next.dueOn, language),
						})
					: t('needs.allDone')}
			</p>
			{children ? <div className="mt-4">{children}</div> : null}
			<ul>
				{needs.map((need) => (
					<NeedLine
						key={need.kind === saved ? `${need.kind} ${view.now}` : need.kind}
						isSaved={need.kind === saved}
						{...{ need, view, answer }}
					/>
				))}
			</ul>
		</section>
	);
}

type NeedLineProps = { need: Need; view: OpenTripView; answer: TripAnswer | null; isSaved: boolean };

function NeedLine({ need, view, answer, isSaved }: NeedLineProps) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { kind, isDone, dueOn, given, of } = need;
	const own = answer && answer.form === kind ? answer : null;
	const country = view.lead?.registration?.country ?? '';
	const day = longDay(dueOn, language);
	const by = t(dueOn < view.today ? 'needs.since' : 'needs.by', { day });
	const why =
		kind === 'registration' ? t('needs.registrationFor', { country: countryWord(country, t) }) : t(`needs.${kind}For`);
	return (
		<li className="border-line border-b last:border-0">
			{/* What is saved folds with its tick; registration data goes on with the next guest. */}
			<details open={own !== null || (isSaved && !isDone)} className="group/need">
				<summary className="grid min-h-14 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-x-3 py-4">
					<span
						className={`mt-0.5 grid size-6 place-items-center rounded-full border ${isDone ? 'border-ok bg-ok text-white' : 'border-field'}`}
					>
						{isDone ? <Icon name="check" size={16} /> : null}
					</span>
					<span className="min-w-0">
						<b className={`block ${isDone ? 'font-normal text-ink2' : 'font-semibold'}`}>
							{t(`needs.${kind}`, { count: of })}
						</b>
						<span className="block text-ink2 text-small">
							{isDone ? t('needs.given') : `${by}, ${why}`}
							{of > 0 && !isDone && given > 0 ? <> · {t('needs.namesCount', { given, all: of })}</> : null}
						</span>
					</span>
					<Icon name="chevronRight" size={18} className="trip-turn mt-1 text-accent-ink transition-[rotate]" />
				</summary>
				<div className="pb-5 sm:pl-10">
					<NeedForm kind={kind} view={view} answer={own} />
				</div>
			</details>
		</li>
	);
}

function NeedForm({ kind, view, answer }: { kind: Need['kind']; view: OpenTripView; answer: TripAnswer | null }) {
	const { t } = useTranslation(['trip']);
	if (kind === 'arrival') return <ArrivalForm key={answer?.at} view={view} answer={answer} />;
	if (kind !== 'names' && view.guests.length > 0) {
		if (kind === 'diets') return <DietsForm key={answer?.at ?? view.listVersion} view={view} answer={answer} />;
		if (kind === 'sizes') return <SizesForm key={answer?.at ?? view.listVersion} view={view} answer={answer} />;
		return <RegistrationForms view={view} answer={answer} />;
	}
	return (
		<p>
			{kind === 'names' ? null : <span className="block pb-1 text-ink2">{t('needs.noGuests')}</span>}
			<a href="#rooms" className="inline-flex min-h-11 items-center">
				<span className="text-link">{t('needs.namesGo')}</span>
			</a>
		</p>
	);
}

const COUNTRIES = ['AT', 'IT', 'FR', 'CH'] as const;

function countryWord(code: string, t: ReturnType<typeof useTranslation<['trip']>>['t']): string {
	const known = COUNTRIES.find((each) => each === code);
	return known ? t(`countries.${known}`) : code;
}
