import { useTranslation } from 'react-i18next';
import { FaultBox } from '../../trade/parts/fault-box';
import { tradeButton } from '../../trade/trade-button';
import { Icon } from '../../ui/icon';
import { LinkField } from '../copy-link';
import type { BuilderAnswer } from './builder-answer';
import type { BuilderView } from './builder-view';
import type { useBuilder } from './use-builder';

type ResultProps = {
	view: BuilderView;
	builder: ReturnType<typeof useBuilder>;
	answer: BuilderAnswer | undefined;
	onShow: (leadId: string | null, field?: string) => void;
};

/** A conflict with another tab, and what came of the last button. */
export function BuilderResult({ view, builder, answer, onShow }: ResultProps) {
	const { save, keepMine, takeTheirs, errors } = builder;
	const [wrong] = Object.keys(errors).filter((name) => name !== 'options');
	const { t } = useTranslation('trade-proposals');
	return (
		<div className="grid gap-3 not-empty:mb-4">
			{save.kind === 'conflict' ? (
				<FaultBox>
					<div>
						<p className="font-semibold">{t('builder.conflict.title', { time: view.clock })}</p>
						<p>{t('builder.conflict.text')}</p>
						<p className="builder-no-script">{t('builder.conflict.noScript')}</p>
					</div>
					<div className="builder-with-script flex flex-wrap gap-2">
						<button type="button" onClick={takeTheirs} className={tradeButton('line')}>
							{t('builder.conflict.theirs')}
						</button>
						<button type="button" onClick={keepMine} className={tradeButton('dark')}>
							{t('builder.conflict.mine')}
						</button>
					</div>
				</FaultBox>
			) : null}
			{wrong ? (
				<FaultBox>
					<p>{t('builder.save.invalid')}</p>
					<button
						type="button"
						className={tradeButton('line', 'builder-with-script')}
						onClick={() => {
							const [field = '', leadId = null] = wrong.split('.');
							onShow(leadId, field);
						}}
					>
						{t('builder.save.show')}
					</button>
				</FaultBox>
			) : null}
			{errors.options ? (
				<FaultBox>
					<p>{t(`builder.errors.${errors.options}`)}</p>
				</FaultBox>
			) : null}
			{answer?.outcome === 'failed' ? (
				<FaultBox>
					<p>{t(`builder.failed.${answer.reason}`)}</p>
				</FaultBox>
			) : null}
			{answer?.outcome === 'obstacles' ? (
				<FaultBox>
					<p>{t('builder.send.notSent', { count: answer.obstacles.length })}</p>
				</FaultBox>
			) : null}
			{answer ? <Good answer={answer} view={view} /> : null}
		</div>
	);
}

/** What went well, in words; with the link where there is one. */
export function Good({ answer, view }: { answer: BuilderAnswer; view: BuilderView }) {
	const { t } = useTranslation('trade-proposals');
	if (answer.outcome === 'link')
		return answer.link ? (
			<div className="trade-card grid gap-3 px-4.5 py-3.5">
				{answer.isNew ? <p role="status">{t('builder.send.ended')}</p> : null}
				<LinkField link={answer.link} />
			</div>
		) : (
			<p role="status" className="trade-card px-4.5 py-3.5">
				{t('builder.send.noLink')}
			</p>
		);
	if (answer.outcome !== 'sent' && answer.outcome !== 'tested') return null;
	const text =
		answer.outcome === 'tested'
			? t('builder.send.tested', { email: view.email })
			: t(answer.by === 'mail' ? 'builder.send.sentMail' : 'builder.send.sentLink', {
					...{ version: answer.version, email: view.typed.clientEmail },
				});
	return (
		<div className="grid gap-3 rounded-control border border-ok/40 bg-[#dff0e4] px-4 py-3 text-[#1b5834]">
			<p role="status" className="flex items-center gap-2.5">
				<Icon className="shrink-0" name="check" size={18} />
				{text}
			</p>
			{answer.outcome === 'sent' ? <LinkField link={answer.link} /> : null}
		</div>
	);
}
