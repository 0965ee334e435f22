import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import type { SendCheck } from '~/domain/proposal/send-checks';
import { useRoot } from '../../root/use-root';
import { DIALOG_BODY, DIALOG_FOOT, DIALOG_HEAD, dialogLook } from '../../trade/parts/dialog';
import { FaultBox } from '../../trade/parts/fault-box';
import { Figure } from '../../trade/parts/figures';
import { ICON_BUTTON } from '../../trade/parts/icon-button';
import { tradeButton } from '../../trade/trade-button';
import { Icon } from '../../ui/icon';
import type { BuilderAnswer } from './builder-answer';
import { CheckList } from './builder-checks';
import { Good } from './builder-result';
import type { BuilderView, OptionsById } from './builder-view';
import type { SaveState } from './use-builder';

type SendProps = {
	view: BuilderView;
	typed: TypedProposal;
	checks: readonly SendCheck[];
	options: OptionsById;
	answer: BuilderAnswer | undefined;
	save: SaveState;
	isBusy: boolean;
	validUntil: number | null;
	onSend: (intent: string) => void;
	onShow: (leadId: string | null, field?: string) => void;
	onClose: () => void;
};

/** Sends the draft as the next version: by mail, as a link, or as a test to the agent. What stops it is named, and leads to its place. */
export default function BuilderSend(props: SendProps) {
	const { view, typed, checks, options, answer, save, isBusy, validUntil, onSend, onShow, onClose } = props;
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const result = useRef<HTMLDivElement>(null);
	const sent = answer?.outcome === 'sent' ? answer : null;
	const next = sent?.version ?? (view.sentVersion ?? 0) + 1;
	const stops = checks.filter(({ level }) => level === 'stop');
	const warnings = checks.filter(({ level }) => level === 'warn');
	const isStopped = stops.length > 0 || save.kind === 'invalid' || save.kind === 'conflict';
	const hasEmail = typed.clientEmail.trim() !== '';
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		heading.current?.focus();
		return () => element?.close();
	}, []);
	useEffect(() => {
		if (answer) result.current?.scrollIntoView({ block: 'nearest' });
	}, [answer]);
	const close = () => {
		dialog.current?.close();
		onClose();
	};
	const send = (intent: string, isOff: boolean) => {
		if (!isOff && !isBusy) onSend(intent);
	};
	const way = (
		intent: 'sendMail' | 'sendLink' | 'test' | 'endLink',
		text: 'mail' | 'link' | 'test' | 'end',
		isOff: boolean,
	) => (
		<div className="grid gap-x-5 gap-y-2 border-t border-hair py-3.5 min-[34rem]:grid-cols-[minmax(0,1fr)_12rem] min-[34rem]:items-center">
			<p className="text-ink2">
				{text === 'mail' && view.teamName !== null
					? t('builder.send.mailTextOfTeam', { brand: view.teamName })
					: t(`builder.send.${text}Text`, { email: view.email })}
			</p>
			<button
				type="button"
				aria-disabled={isOff || isBusy || undefined}
				onClick={() => send(intent, isOff)}
				className={tradeButton(text === 'mail' ? 'dark' : 'line', 'w-full')}
			>
				{t(`builder.send.${text}`)}
			</button>
		</div>
	);
	return (
		<dialog ref={dialog} onClose={onClose} aria-labelledby="send-title" className={dialogLook()}>
			<div className={DIALOG_HEAD}>
				<h2 id="send-title" ref={heading} tabIndex={-1} className="focus:outline-none">
					{t('builder.send.title', { version: next })}
				</h2>
				<button type="button" onClick={close} aria-label={t('builder.send.cancel')} className={ICON_BUTTON}>
					<Icon name="close" size={20} />
				</button>
			</div>
			<div className={`${DIALOG_BODY} gap-3.5`}>
				<div ref={result} className="empty:hidden">
					{answer ? <Good answer={answer} view={view} /> : null}
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
					{save.kind === 'invalid' ? (
						<FaultBox>
							<p>{t('builder.save.invalid')}</p>
						</FaultBox>
					) : null}
					{save.kind === 'conflict' ? (
						<FaultBox>
							<p>{t('builder.failed.changed-meanwhile')}</p>
						</FaultBox>
					) : null}
				</div>
				{sent ? null : (
					<>
						<dl className="grid gap-1.5 [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-4 [&_dt]:w-32 [&_dt]:shrink-0 [&_dt]:text-ink2">
							<Figure label={t('builder.send.to')}>
								{[typed.clientFirstName, typed.clientLastName].filter(Boolean).join(' ')}{' '}
								<span className="text-ink2">{hasEmail ? typed.clientEmail : t('builder.send.noEmail')}</span>
							</Figure>
							<Figure label={t('builder.send.valid')}>{formatTimestamp(validUntil, language)}</Figure>
							<Figure label={t('builder.send.onApproval')}>
								{t(
									`builder.rules.${typed.onApproval === 'option' || typed.onApproval === 'booking' ? typed.onApproval : 'tell'}`,
								)}
							</Figure>
						</dl>
						<p className="text-ink2">{t('builder.send.reply', { email: view.replyTo })}</p>
						{stops.length > 0 ? (
							<div className="rounded-control border border-err/45 px-4 py-2">
								<p className="font-semibold text-err">{t('builder.send.stopped')}</p>
								<CheckList {...{ options, typed, onShow }} checks={stops} />
							</div>
						) : null}
						{warnings.length > 0 ? (
							<div className="rounded-control border border-hair px-4 py-2">
								<p className="font-semibold">{t('builder.send.warned')}</p>
								<CheckList {...{ options, typed, onShow }} checks={warnings} />
							</div>
						) : null}
						<div>
							{way('sendMail', 'mail', isStopped || !hasEmail)}
							{way('sendLink', 'link', isStopped)}
							{way('test', 'test', save.kind === 'invalid' || save.kind === 'conflict')}
							{view.sentVersion === null ? null : way('endLink', 'end', false)}
						</div>
						<p role="status" className="trade-note empty:hidden">
							{isBusy ? t('builder.send.busy') : null}
						</p>
					</>
				)}
			</div>
			<div className={`${DIALOG_FOOT} gap-2 px-6`}>
				<button type="button" onClick={close} className={tradeButton(sent ? 'dark' : 'line')}>
					{t('builder.send.cancel')}
				</button>
			</div>
		</dialog>
	);
}
