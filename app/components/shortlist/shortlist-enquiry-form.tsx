import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { PropertyStep } from '~/domain/enquiry/property-enquiry-steps';
import { ANY_LEVEL, SHORTLIST_STEP_FIELDS } from '~/domain/enquiry/shortlist-enquiry-steps';
import { ALTERNATIVE_FIELD } from '../enquiry/alternative-field';
import { EnquiryContactStep } from '../enquiry/enquiry-contact-step';
import { PeriodStep } from '../enquiry/period-step';
import { useForm } from '../form/form-context';
import { FormError } from '../form/form-error';
import { FormFrame } from '../form/form-frame';
import type { FormState } from '../form/form-state';
import { Icon } from '../ui/icon';
import type { RequestedPropertyView, Standings } from './enquiry-view';
import { PropertyChoices } from './property-choices';

type Alternative = { checkIn: string; checkOut: string };

type ShortlistEnquiryFormProps = {
	houses: readonly RequestedPropertyView[];
	/** Levels that any of the properties has, with their labels. */
	levels: readonly { value: string; label: string }[];
	state: FormState<PropertyStep>;
	standings: Standings;
	alternatives: readonly Alternative[];
	onInput: (form: HTMLFormElement) => void;
};

/** Properties and period, then contact: the steps of an enquiry about one property, for several (FORM-8). */
export function ShortlistEnquiryForm(props: ShortlistEnquiryFormProps) {
	const { state, onInput } = props;
	const { search } = useLocation();
	return (
		<FormFrame
			state={state}
			shown={SHORTLIST_STEP_FIELDS[state.step]}
			action={`/shortlist/enquire${search}`}
			onInput={onInput}
			rules={(today) => import('../enquiry/enquiry-rules').then(({ enquiryRules }) => enquiryRules('shortlist', today))}
			className="mt-6 lg:mt-7"
		>
			{state.step === 'period' ? <PropertiesPeriod {...props} /> : <EnquiryContactStep />}
		</FormFrame>
	);
}

function PropertiesPeriod({ houses: properties, levels, standings, alternatives }: ShortlistEnquiryFormProps) {
	const { t } = useTranslation('shortlist');
	const { id, state, edited } = useForm();
	const soldId = `${id}-sold`;
	const isSold =
		state.errors.period?.key === 'sold' && !['checkIn', 'checkOut', 'houses'].some((name) => edited.has(name));
	const sold = properties.filter(({ code }) => standings[code]?.isBad && state.values.houses?.includes(code));
	const names = sold.map(({ name }) => name).join(', ');
	return (
		<PeriodStep
			properties={<PropertyChoices houses={properties} standings={standings} />}
			sold={
				isSold ? { id: soldId, box: <SoldProperties id={soldId} names={names} alternatives={alternatives} /> } : null
			}
			levels={[...levels, { value: ANY_LEVEL, label: t('form.anyLevel'), hint: t('form.anyLevelHint') }]}
			interest={t('form.interest')}
		/>
	);
}

/** That the period is sold, which properties it is about, and periods in which all are free, as sending buttons. */
function SoldProperties({
	id,
	names,
	alternatives,
}: {
	id: string;
	names: string;
	alternatives: readonly Alternative[];
}) {
	const { t } = useTranslation(['enquiry', 'shortlist']);
	const { language } = useRoot();
	return (
		<div className="mt-4 border-l-[3px] border-err bg-err-bg py-4 pr-5 pl-5">
			<p id={id} className="flex gap-3 text-err">
				<Icon name="warning" size={22} className="mt-0.5 shrink-0" />
				<FormError error={{ key: 'sold' }} />
			</p>
			{names ? <p className="mt-2 pl-8.5 text-small">{t('shortlist:form.soldHouses', { houses: names })}</p> : null}
			{alternatives.length > 0 ? (
				<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 pl-8.5">
					<span className="text-small font-semibold">{t('shortlist:form.nearest')}</span>
					{alternatives.map(({ checkIn, checkOut }) => (
						<button
							key={checkIn}
							type="submit"
							name={ALTERNATIVE_FIELD}
							value={`${checkIn}_${checkOut}`}
							className="tabular min-h-11 rounded-sm border border-err/40 bg-sheet px-4 text-small font-medium whitespace-nowrap transition-colors hover:bg-row"
						>
							{formatDateRange(checkIn, checkOut, language)}
						</button>
					))}
				</div>
			) : null}
		</div>
	);
}
