import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { PlanField, WholePlan } from '~/domain/hotel-desk/plans/compare-plans';
import { saleOf } from '~/domain/hotel-desk/plans/plan-sale';
import { readChildPrices, readSteps } from '~/domain/hotel-desk/plans/plan-steps';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';

type Names = { currency: string; programs: readonly { key: string; name: string }[] };

/** Puts the terms of a plan into words, a line for each thing that they say. */
export function usePlanWords({ currency, programs }: Names): (whole: WholePlan, field: PlanField) => string[] {
	const { t } = useTranslation('hotel-plans');
	const language = useRoot().language as Language;
	const percent = (value: number) => formatPercent(value, language);
	const amount = (minor: number) => `${currency} ${groupDigits(minor, minor % 100 === 0 ? 0 : 2)}`;
	const day = (date: string) => formatDate(date, language);

	const payment = ({ plan }: WholePlan): string[] => {
		if (plan.deposit_percent === 100) return [t('words.allAtBooking')];
		const steps = readSteps(plan.tranches);
		return [
			t('words.atBooking', { percent: percent(plan.deposit_percent) }),
			...steps.map((step) => t('words.tranche', { count: step.days, percent: percent(step.percent) })),
			...(steps.at(-1)?.percent === 100 ? [] : [t('words.rest')]),
		];
	};
	const cancellation = ({ plan }: WholePlan): string[] => {
		const steps = readSteps(plan.cancellation);
		const [first] = steps;
		if (!first) return [t('words.never')];
		return [
			t('words.freeUntil', { count: first.days + 1 }),
			...steps.map((step) => t('words.fee', { count: step.days, percent: percent(step.percent) })),
		];
	};
	const children = ({ plan }: WholePlan): string[] => {
		const prices = readChildPrices(plan.child_supplements);
		if (prices.length === 0) return [t('words.none')];
		return prices.map(({ age, minor }) =>
			t('words.child', { age, amount: minor === 0 ? t('words.free') : t('words.aNight', { amount: amount(minor) }) }),
		);
	};
	const sale = ({ plan, closures }: WholePlan): string[] => {
		const { isOff, from, until, closed } = saleOf(closures, plan.key);
		return [
			t(isOff ? 'words.offSale' : 'words.onSale'),
			...(from ? [t('words.fromNight', { date: day(from) })] : []),
			...(until ? [t('words.untilNight', { date: day(until) })] : []),
			...closed.map(
				({ kind, first_day, last_day }) =>
					`${t(`closedKind.${kind}`)}: ${formatDateRange(first_day, last_day, language)}`,
			),
		];
	};

	return (whole, field) => {
		const { plan } = whole;
		switch (field) {
			case 'name':
			case 'description':
				return [plan[`${field}_en`], plan[`${field}_de`]];
			case 'amenities':
				return [plan.amenities_en, plan.amenities_de].map((text) => text ?? t('words.none'));
			case 'audience': {
				const program = programs.find(({ key }) => key === plan.program)?.name ?? plan.program;
				return [program === null ? t('everyone') : t('onlyFor', { program })];
			}
			case 'board':
				return [t(`meal.${plan.meal_plan}`)];
			case 'profiles':
				return plan.profiles.split(';').map((profile) => (isProfile(profile) ? t(`profile.${profile}`) : profile));
			case 'commission':
				return [percent(plan.commission_percent)];
			case 'payment':
				return payment(whole);
			case 'cancellation':
				return [t(`policy.${plan.policy}`), ...cancellation(whole)];
			case 'extraAdult':
				return [plan.extra_adult === 0 ? t('words.none') : t('words.aNight', { amount: amount(plan.extra_adult) })];
			case 'children':
				return children(whole);
			case 'singleUse':
				return [plan.single_use === 0 ? t('words.none') : t('words.less', { amount: amount(plan.single_use) })];
			case 'onRequest':
				return [t(plan.on_request ? 'onRequest' : 'words.shown')];
			case 'position':
				return [String((plan.position ?? 0) + 1)];
			case 'sale':
				return sale(whole);
		}
	};
}

/** Who pays, as a catalogue names it, in the order of a form. */
export const PROFILES = ['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate'] as const;

function isProfile(text: string): text is (typeof PROFILES)[number] {
	return (PROFILES as readonly string[]).includes(text);
}
