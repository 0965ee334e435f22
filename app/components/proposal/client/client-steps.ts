import { formatDate } from '~/domain/date/format-date';
import { alpineDay } from '~/domain/date/format-long-date';
import { clockTime, formatTimestamp } from '~/domain/date/format-timestamp';
import { unbroken } from '~/domain/date/unbroken';
import type { EndedStep } from '~/domain/proposal/approval-progress';
import type { ClientOption, ClientView } from './client-view';
import { agentName, depositOf, owed, placeWords, type Texts } from './client-words';

/** A step of what happens after an approval. `now` is the one that is waited for. */
export type NextStep = {
	key: string;
	when: string;
	title: string;
	text: string;
	amount: string | null;
	state: 'done' | 'now' | 'next' | 'held' | 'stay';
};

/** What happens next, by what has become of the approval; nothing is due where the property has said no. */
export function nextSteps(t: Texts, view: ClientView, option: ClientOption): NextStep[] {
	const { approval } = view;
	if (!approval) return [];
	const { language } = view.snapshot;
	const approved: NextStep = {
		key: 'approved',
		when: whenWords(t, approval.at, view),
		title: t('approved.steps.approved', { option: option.name }),
		text: t('approved.steps.approvedText'),
		...{ amount: null, state: 'done' },
	};
	const answer = answerStep(t, view);
	if (isEnded(approval.progress)) return [approved, answer];
	const stay: NextStep = {
		key: 'stay',
		when: formatDate(option.stay.checkIn, language, { weekday: 'plain' }),
		title: t('approved.steps.arrival'),
		text: placeWords(option, language),
		...{ amount: null, state: 'stay' },
	};
	return [approved, answer, ...moneySteps(t, view, option), stay];
}

type Progress = NonNullable<ClientView['approval']>['progress'];

/** Whether nothing will come of an approval any more: what is due, and the stay, are no steps of it. */
export function isEnded(progress: Progress): progress is Extract<Progress, { step: EndedStep }> {
	return progress.step === 'refused' || progress.step === 'released' || progress.step === 'cancelled';
}

/** What is waited for, or has just come. */
function answerStep(t: Texts, view: ClientView): NextStep {
	const progress = view.approval?.progress ?? { step: 'told' };
	const agent = agentName(view);
	const rest = { key: 'answer', when: t('approved.afterwards'), amount: null };
	switch (progress.step) {
		case 'asked': {
			const text = t(progress.for === 'option' ? 'approved.steps.askedOption' : 'approved.steps.askedBooking');
			return { ...rest, title: t('approved.steps.asked'), text, state: 'now' };
		}
		case 'held': {
			const { until } = progress;
			const title =
				until === null
					? t('approved.steps.heldOpen')
					: t('approved.steps.held', { moment: unbroken(formatTimestamp(until, view.snapshot.language)) });
			return { ...rest, when: t('approved.now'), title, text: t('approved.steps.heldText'), state: 'now' };
		}
		case 'booked':
			return {
				...{ ...rest, when: decidedWords(t, progress.at, view), state: 'done' },
				...{ title: t('approved.steps.booked'), text: t('approved.steps.bookedText') },
			};
		default: {
			const { step } = progress;
			const when = isEnded(progress) ? decidedWords(t, progress.at, view) : rest.when;
			return {
				...{ ...rest, when, state: 'now' },
				title: t(`approved.steps.${step}`, { agent }),
				text: t(`approved.steps.${step}Text`, { agent }),
			};
		}
	}
}

/** Payments, and the deposit where its day is known. */
function moneySteps(t: Texts, view: ClientView, option: ClientOption): NextStep[] {
	const { snapshot } = view;
	const { language, sentAt } = snapshot;
	const agent = agentName(view);
	const { payments } = option.terms;
	const sentOn = alpineDay(sentAt);
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const steps = payments.map(({ dueDate, minor }, at): NextStep & { date: string } => ({
		key: `payment ${at}`,
		date: dueDate,
		when: dueDate <= sentOn ? t('approved.afterwards') : day(dueDate),
		title: t(`approved.steps.payment.${payments.length === 1 ? 'only' : at === 0 ? 'first' : 'next'}`),
		text: t('approved.steps.paymentText', { agent }),
		...{ amount: owed(minor, option), state: 'next' },
	}));
	const deposit = depositOf(option);
	if (deposit) {
		const { date, amount, isBlocked } = deposit;
		steps.push({
			...{ key: 'deposit', date, when: day(date), title: t('approved.steps.deposit') },
			...{ text: isBlocked ? t('approved.steps.depositText') : '', amount, state: 'held' },
		});
	}
	return steps.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** When it was decided; "after that" where that is not known. */
function decidedWords(t: Texts, at: number | null, view: ClientView): string {
	return at === null ? t('approved.afterwards') : whenWords(t, at, view);
}

function whenWords(t: Texts, instant: number, { now, snapshot: { language } }: ClientView): string {
	if (alpineDay(instant) === alpineDay(now)) return t('approved.today', { time: clockTime(instant) });
	return formatDate(alpineDay(instant), language, { weekday: 'plain' });
}
