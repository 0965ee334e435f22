import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { exactRate } from '~/domain/money/format-rate';
import type { BuilderOption } from '~/domain/proposal/load-builder.server';
import type { ProposalError } from '~/domain/proposal/read-proposal-form';
import { typedFigures } from '~/domain/proposal/send-checks';
import type { TypedOption } from '~/domain/proposal/typed-proposal';
import { Amount } from '../../trade/amount';
import { Icon } from '../../ui/icon';

type FiguresProps = {
	option: BuilderOption;
	fields: TypedOption;
	name: string;
	isMarkupSupported: boolean;
	isFolded: boolean;
	error: ProposalError | undefined;
	onChange: (given: Partial<TypedOption>) => void;
};

/** Price, markup, what the client pays and what the agency earns, worked out by the functions that the server uses (PROPOSAL-4). */
export function OptionFigures(props: FiguresProps) {
	const { option, fields, name, isMarkupSupported, isFolded, error, onChange } = props;
	const { t } = useTranslation('trade-proposals');
	const id = useId();
	const { currency, isHotel, rooms, now, saved } = option;
	const quote = now ?? saved;
	const shown = typedFigures(option, fields);
	const isPercent = fields.markupKind === 'percent';
	const wrong = shown === null && quote ? 'markup' : (shown?.error ?? error);
	const rate = (minor: number) => exactRate({ minor, currency });
	const isZero = (shown?.figures.markupMinor ?? 0) === 0;
	return (
		<>
			<div className="border-t border-hair px-4.5 py-2.5">
				<div className={isFolded ? 'builder-folded' : undefined}>
					<p className="flex min-h-8 items-center justify-between gap-3">
						<span className="text-ink2">
							{isHotel
								? t('builder.options.priceOfRooms', { count: Math.max(1, rooms.length) })
								: t('builder.options.price')}
						</span>
						{quote ? (
							<Amount
								money={{ minor: quote.priceMinor, currency }}
								hasCents={quote.priceMinor % 100 !== 0}
								isStruck={!now}
								className="font-semibold"
							/>
						) : (
							<span>{t('builder.options.noPrice')}</span>
						)}
					</p>
					{isMarkupSupported ? (
						<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
							<label htmlFor={id} className="text-ink2">
								{t('builder.options.markup')}
								<span className="sr-only"> {name}</span>
							</label>
							<div className="flex">
								<input
									id={id}
									name={`markup:${option.leadId}`}
									inputMode="decimal"
									autoComplete="off"
									value={fields.markup}
									onChange={({ currentTarget }) => onChange({ markup: currentTarget.value })}
									aria-invalid={wrong ? true : undefined}
									aria-describedby={`${id}-note`}
									className="trade-field w-28 rounded-r-none text-right tabular-nums"
								/>
								<fieldset
									aria-label={t('builder.options.markupKind', { name })}
									className="flex overflow-hidden rounded-r-control border border-l-0 border-field"
								>
									{(['amount', 'percent'] as const).map((kind) => (
										<label
											key={kind}
											className="grid min-w-11 cursor-pointer place-items-center px-2 text-note has-checked:bg-light1 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
										>
											<input
												type="radio"
												name={`kind:${option.leadId}`}
												value={kind}
												checked={isPercent === (kind === 'percent')}
												onChange={() => onChange({ markupKind: kind })}
												className="sr-only"
												aria-label={kind === 'percent' ? t('builder.options.percent') : currency}
											/>
											<span aria-hidden="true">{kind === 'percent' ? '%' : currency}</span>
										</label>
									))}
								</fieldset>
							</div>
						</div>
					) : null}
					<p
						id={`${id}-note`}
						role={wrong ? 'alert' : undefined}
						className={`text-right text-note empty:hidden ${wrong ? 'text-err' : 'text-ink2'}`}
					>
						{wrong
							? t(`builder.errors.${wrong}`)
							: isPercent && shown && !isZero
								? t('builder.options.markupIs', { amount: rate(shown.figures.markupMinor) })
								: null}
					</p>
				</div>
				<p
					className={`flex min-h-9 items-center justify-between gap-3 font-semibold ${isFolded ? '' : 'mt-2 border-t border-line2 pt-2'}`}
				>
					<span>{t('builder.options.clientPays')}</span>
					{shown ? (
						<Amount
							money={{ minor: shown.figures.clientMinor, currency }}
							hasCents={shown.figures.clientMinor % 100 !== 0}
							className="text-[1.25rem]/7"
						/>
					) : (
						<span>–</span>
					)}
				</p>
			</div>
			{option.showsEarnings ? (
				<p className="builder-own flex items-end justify-between gap-3 px-4.5 py-2.5 text-ink2">
					<span className="flex items-center gap-2.5">
						<Icon name="lock" size={16} className="shrink-0" />
						<span>
							{t('builder.options.onlyYou')}
							{shown && quote && quote.commissionMinor !== null ? (
								<span className="block">
									{isZero
										? t('builder.options.commission', { amount: rate(quote.commissionMinor) })
										: t('builder.options.commissionAnd', {
												...{ amount: rate(quote.commissionMinor), markup: rate(shown.figures.markupMinor) },
											})}
								</span>
							) : null}
						</span>
					</span>
					<span className="text-right">
						{t('builder.options.youEarn')}
						<output className="block font-semibold text-ink">{shown ? rate(shown.figures.earnsMinor) : '–'}</output>
					</span>
				</p>
			) : null}
		</>
	);
}
