import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import type { PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { exactRate } from '~/domain/money/format-rate';
import { keepPrice, takePrice } from '~/domain/proposal/edit-proposal';
import type { BuilderOption } from '~/domain/proposal/load-builder.server';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { keptClientMinor, shownDrift, typedFigures } from '~/domain/proposal/send-checks';
import type { TypedOption } from '~/domain/proposal/typed-proposal';
import { useRoot } from '../../root/use-root';
import { tradeButton } from '../../trade/trade-button';
import { Icon } from '../../ui/icon';
import type { EditProps } from './builder-edit';

type DriftProps = {
	option: BuilderOption;
	fields: TypedOption;
	typed: TypedProposal;
	name: string;
	canEdit: boolean;
	isMarkupSupported: boolean;
	edit: EditProps['edit'];
};

/** What has become of an option since the agent decided on it, and the decision (PROPOSAL-11); nothing where nothing has. */
export function OptionDriftBox(props: DriftProps) {
	const { option, fields } = props;
	const { t } = useTranslation('trade-proposals');
	const drift = shownDrift(option, fields);
	if (drift.kind === 'none') return null;
	if (drift.kind === 'price') return <PriceDrift {...props} drift={drift} />;
	return (
		<div className="builder-drift flex gap-2.5 px-4.5 py-3">
			<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
			<div className="min-w-0">
				<p className="font-semibold">{t(`builder.drift.${drift.kind}`)}</p>
				<p>{t(`builder.drift.${drift.kind}Text`)}</p>
				{drift.kind === 'terms' && option.terms ? <Terms option={option} terms={option.terms} /> : null}
			</div>
		</div>
	);
}

function PriceDrift(props: DriftProps & { drift: { beforeMinor: number; afterMinor: number } }) {
	const { option, fields, typed, canEdit, isMarkupSupported, edit, drift } = props;
	const { t } = useTranslation('trade-proposals');
	const { leadId, currency } = option;
	const { beforeMinor, afterMinor } = drift;
	const rate = (minor: number) => exactRate({ minor, currency });
	const difference = afterMinor - beforeMinor;
	const clientMinor = keptClientMinor(option, fields);
	const earns =
		option.now?.commissionMinor === null ? null : (typedFigures(option, fields)?.figures.earnsMinor ?? null);
	const kept = clientMinor === null ? null : keepPrice(typed, leadId, { nowMinor: afterMinor, clientMinor });
	const keptFields = kept?.options.find((each) => each.leadId === leadId);
	const isTooMuch = keptFields ? (typedFigures(option, keptFields)?.error ?? null) !== null : false;
	const note = isTooMuch
		? t('builder.drift.tooMuch')
		: earns === null
			? t('builder.drift.keepNote')
			: difference > 0
				? t('builder.drift.keepCosts', { cost: rate(difference), earns: rate(earns) })
				: t('builder.drift.keepGives', { gain: rate(-difference) });
	return (
		<div className="builder-drift flex gap-2.5 px-4.5 py-3">
			<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
			<div className="grid min-w-0 gap-2">
				<div>
					<p className="font-semibold">
						{t(difference > 0 ? 'builder.drift.dearer' : 'builder.drift.cheaper', {
							amount: rate(Math.abs(difference)),
						})}
					</p>
					<p>{t('builder.drift.now', { after: rate(afterMinor), before: rate(beforeMinor) })}</p>
				</div>
				{canEdit ? (
					<div className="flex flex-wrap gap-2">
						<button
							type="submit"
							name="intent"
							value={`take:${leadId}`}
							onClick={(event) => {
								event.preventDefault();
								edit(takePrice(typed, leadId, afterMinor), `price ${leadId}`);
								document.getElementById(`option-${leadId}`)?.focus();
							}}
							className={tradeButton('dark', 'min-h-9 max-lg:min-h-11')}
						>
							{t('builder.drift.take')}
						</button>
						{isMarkupSupported && kept && clientMinor !== null ? (
							<button
								type="submit"
								name="intent"
								value={`keep:${leadId}`}
								aria-disabled={isTooMuch || undefined}
								onClick={(event) => {
									event.preventDefault();
									if (isTooMuch) return;
									edit(kept, `price ${leadId}`);
									document.getElementById(`option-${leadId}`)?.focus();
								}}
								className={tradeButton('line', 'min-h-9 max-lg:min-h-11')}
							>
								{t('builder.drift.keep', { amount: rate(clientMinor) })}
							</button>
						) : null}
					</div>
				) : null}
				{isMarkupSupported && canEdit ? <p className="text-note">{note}</p> : null}
			</div>
		</div>
	);
}

type Dates = { payments: { day: PlainDate; minor: number }[]; cancellation: { day: PlainDate; minor: number }[] };

/** Payments and cancellation before and now, in the agency's amounts. */
function Terms({ option, terms }: { option: BuilderOption; terms: { before: Dates; after: Dates } }) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const line = (label: string, { day, minor }: { day: PlainDate; minor: number }) => (
		<p key={`${label} ${day} ${minor}`} className="flex flex-wrap justify-between gap-x-3">
			<span>
				{label} {formatDate(day, language)}
			</span>
			<span className="tabular-nums">{exactRate({ minor, currency: option.currency })}</span>
		</p>
	);
	return (
		<div className="mt-2 grid gap-2.5 text-note">
			{(['before', 'after'] as const).map((when) => (
				<div key={when}>
					<p className="font-semibold">{t(`builder.drift.${when}`)}</p>
					{terms[when].payments.map((each) => line(t('builder.drift.payment'), each))}
					{terms[when].cancellation.map((each) => line(t('builder.drift.kept'), each))}
				</div>
			))}
		</div>
	);
}
