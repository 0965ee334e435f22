import { formatDate } from '~/domain/date/format-date';
import { alpineDay } from '~/domain/date/format-long-date';
import { clockTime, formatTimestamp } from '~/domain/date/format-timestamp';
import { unbroken } from '~/domain/date/unbroken';
import { exactRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import { isEnded } from '~/domain/proposal/approval-progress';
import type { ClientMoney } from '~/domain/proposal/client-money.server';
import { needDay } from '~/domain/trip/trip-needs';
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
	/** An instalment that is open: what its button pays. */
	pay?: { instalmentId: string; name: string };
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
	if (isEnded(approval.progress)) return [approved, answer, ...bookedSteps(t, view)];
	const stay: NextStep = {
		key: 'stay',
		when: formatDate(option.stay.checkIn, language, { weekday: 'plain' }),
		title: t('approved.steps.arrival'),
		text: placeWords(option, language),
		...{ amount: null, state: 'stay' },
	};
	const money = approval.money ? bookedSteps(t, view) : moneySteps(t, view, option);
	const dated = [...money, ...depositSteps(t, view, option), tripStep(t, view, option)];
	return [approved, answer, ...dated.toSorted((a, b) => a.date.localeCompare(b.date)), stay];
}

type DatedStep = NextStep & { date: string };

/** When the guests are asked who sleeps where and what they need (TRIP-6). */
function tripStep(t: Texts, view: ClientView, { stay }: ClientOption): DatedStep {
	const { now } = view;
	const { language } = view.snapshot;
	const date = needDay(stay.checkIn, 'names');
	return {
		...{ key: 'trip', date, state: 'next', amount: null },
		when:
			date <= alpineDay(now)
				? t('approved.afterwards')
				: t('approved.from', { day: formatDate(date, language, { weekday: 'plain' }) }),
		title: t('approved.steps.trip'),
		text: t('approved.steps.tripText', { agent: agentName(view) }),
	};
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
		case 'cancelled': {
			const money = view.approval?.money ?? null;
			const kept = money?.items.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
			const words = (minor: number) => moneyWords(minor, money);
			const text = [
				kept > 0 ? t('approved.steps.kept', { amount: words(kept) }) : t('approved.steps.keptNothing'),
				money && money.refundMinor > 0 ? t('approved.steps.refund', { amount: words(money.refundMinor) }) : '',
				...(money?.refunds ?? []).map(({ minor, paidOn }) =>
					t('approved.steps.refunded', { amount: words(minor), day: formatDate(paidOn, view.snapshot.language) }),
				),
			];
			return {
				...{ ...rest, when: decidedWords(t, progress.at, view), state: 'now' },
				title: t('approved.steps.cancelled'),
				text: money ? text.filter(Boolean).join(' ') : t('approved.steps.cancelledText', { agent }),
			};
		}
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

/** Payments by the agreed terms. */
function moneySteps(t: Texts, view: ClientView, option: ClientOption): DatedStep[] {
	const { snapshot } = view;
	const { language, sentAt } = snapshot;
	const agent = agentName(view);
	const { payments } = option.terms;
	const sentOn = alpineDay(sentAt);
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	return payments.map(
		({ dueDate, minor }, at): DatedStep => ({
			key: `payment ${at}`,
			date: dueDate,
			when: dueDate <= sentOn ? t('approved.afterwards') : day(dueDate),
			title: t(`approved.steps.payment.${payments.length === 1 ? 'only' : at === 0 ? 'first' : 'next'}`),
			text: t('approved.steps.paymentText', { agent }),
			...{ amount: owed(minor, option), state: 'next' },
		}),
	);
}

/** The deposit, where its day is known. */
function depositSteps(t: Texts, { snapshot: { language } }: ClientView, option: ClientOption): DatedStep[] {
	const deposit = depositOf(option);
	if (!deposit) return [];
	const { date, amount, isBlocked } = deposit;
	return [
		{
			...{ key: 'deposit', date, when: formatDate(date, language, { weekday: 'plain' }) },
			...{ title: t('approved.steps.deposit'), text: isBlocked ? t('approved.steps.depositText') : '' },
			...{ amount, state: 'held' },
		},
	];
}

/** The instalments of the booking as they stand: what is paid, and what is open with its way to pay. */
function bookedSteps(t: Texts, { approval, snapshot: { language } }: ClientView): DatedStep[] {
	const money = approval?.money;
	if (!money) return [];
	const words = (minor: number) => moneyWords(minor, money);
	return money.items.map(({ id, kind, dueDate, minor, openMinor, state }, at): DatedStep => {
		const place = money.items.length === 1 ? 'only' : at === 0 ? 'first' : 'next';
		const isOwn = kind === 'kept' || kind === 'service';
		const name = t(`approved.steps.payment.${isOwn ? kind : place}`);
		const isOpen = openMinor > 0;
		const open = openMinor < minor ? t('approved.steps.open', { amount: words(openMinor) }) : '';
		const late = state === 'overdue' ? t('approved.steps.overdue') : '';
		return {
			...{
				key: id,
				date: dueDate,
				when: formatDate(dueDate, language, { weekday: 'plain' }),
				title: name,
				amount: words(minor),
			},
			text: isOpen
				? [late, open].filter(Boolean).join(' ') || t('approved.steps.toPay')
				: t(state === 'waived' ? 'approved.steps.waived' : 'approved.steps.paid'),
			state: isOpen ? (state === 'planned' ? 'next' : 'now') : 'done',
			...(isOpen ? { pay: { instalmentId: id, name } } : {}),
		};
	});
}

/** An amount of a booking, in its currency. */
export function moneyWords(minor: number, money: Pick<ClientMoney, 'currency'> | null): string {
	return exactRate({ minor, currency: money && isCurrency(money.currency) ? money.currency : 'EUR' });
}

/** When it was decided; "after that" where that is not known. */
function decidedWords(t: Texts, at: number | null, view: ClientView): string {
	return at === null ? t('approved.afterwards') : whenWords(t, at, view);
}

function whenWords(t: Texts, instant: number, { now, snapshot: { language } }: ClientView): string {
	if (alpineDay(instant) === alpineDay(now)) return t('approved.today', { time: clockTime(instant) });
	return formatDate(alpineDay(instant), language, { weekday: 'plain' });
}
