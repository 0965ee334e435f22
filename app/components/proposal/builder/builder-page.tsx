import { Form } from '@remix-run/react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { instantAt } from '~/domain/date/instant-at';
import { parsePlainDate } from '~/domain/date/plain-date';
import { ALPINE_ZONE } from '~/domain/proposal/proposal-limits';
import { isEditable } from '~/domain/proposal/proposal-transitions';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { sendChecks } from '~/domain/proposal/send-checks';
import { useDirty } from '../../trade/desk/use-dirty';
import { useShortcuts } from '../../trade/shortcuts';
import { tradeButton } from '../../trade/trade-button';
import { fetchPart } from '../../ui/fetch-part';
import { ADD_OPTION } from './builder-add';
import type { BuilderAnswer } from './builder-answer';
import { BuilderBand } from './builder-band';
import { BuilderChecks } from './builder-checks';
import { BuilderHead } from './builder-head';
import { BuilderLetter } from './builder-letter';
import { BuilderOptions } from './builder-options';
import { BuilderPreview } from './builder-preview';
import { BuilderResult } from './builder-result';
import { BuilderRules } from './builder-rules';
import { BuilderThread } from './builder-thread';
import { BuilderVersions } from './builder-versions';
import type { BuilderView, OptionsById } from './builder-view';
import { useBuilder } from './use-builder';

const BuilderSend = lazy(() => fetchPart(() => import('./builder-send'), ['trade-proposals']));

const TABS = ['options', 'preview', 'letter'] as const;

/** Where a proposal is built and sent: options left, the client's view in the middle, letter and rules right. */
export function BuilderPage({ view, sent }: { view: BuilderView; sent: BuilderAnswer | undefined }) {
	const { t } = useTranslation('trade-proposals');
	const canEdit = isEditable(view.state);
	const builder = useBuilder({ ...view, canEdit }, sent);
	const { typed, errors, save, answer, change } = builder;
	const options = useKnownOptions(view);
	const [tab, setTab] = useState<(typeof TABS)[number]>('options');
	const [isSending, setSending] = useState(false);
	const [isPhone, setPhone] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const validUntil = instantOf(typed);
	const isChanged = canEdit && (save.kind !== 'saved' || builder.revision !== view.sentRevision);
	const checks = sendChecks(typed, options, { now: view.now, validUntil });
	useDirty(builder.isAtRisk, t('builder.save.leave'));
	const openSend = () => {
		builder.forgetAnswer();
		setSending(true);
	};
	useSendKey(canEdit ? openSend : null);
	useShortcuts({
		z: builder.undo,
		v: () => setPhone((is) => !is),
		a: () => {
			// At once: the next key may be pressed before the next frame.
			flushSync(() => setTab('options'));
			document.getElementById(ADD_OPTION)?.focus();
		},
	});
	/** Leads to what a check is about. */
	const show = (leadId: string | null, field?: string) => {
		const id = leadId !== null ? `option-${leadId}` : field === ADD_OPTION ? ADD_OPTION : `builder-${field}`;
		setTab(leadId !== null || field === ADD_OPTION ? 'options' : 'letter');
		requestAnimationFrame(() => {
			const target = document.getElementById(id);
			target?.scrollIntoView({ block: 'center' });
			target?.focus({ preventScroll: true });
		});
	};
	function submit(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const intent = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
		event.preventDefault();
		if (canEdit || intent === 'link' || intent === 'duplicate') builder.send(intent);
	}
	const edit = (next: TypedProposal, field: string, needsReload = false) => change(next, field, needsReload);
	const shared = { view, typed, errors, edit, options };
	return (
		<main id="content" className="text-t">
			<Form method="post" ref={form} onSubmit={submit} preventScrollReset noValidate>
				<input type="hidden" name="seen" value={save.kind === 'conflict' ? save.revision : view.revision} />
				{/* The first button of a form is the one that Enter presses. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
				<BuilderHead {...{ view, builder, canEdit, isChanged }} onSend={openSend} />
				<BuilderBand {...{ view, isChanged }} />
				<nav
					aria-label={t('builder.tabs.label')}
					className="builder-with-script grid grid-cols-3 border-b border-hair bg-work 2xl:hidden"
				>
					{TABS.map((each) => (
						<button
							key={each}
							type="button"
							aria-pressed={tab === each}
							onClick={() => setTab(each)}
							className="min-h-12 px-2 font-medium text-ink2 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--color-accent)]"
						>
							{t(`builder.tabs.${each}`)}
						</button>
					))}
				</nav>
				<div className="trade max-lg:pb-24">
					<BuilderResult {...{ view, builder, answer, onShow: show }} />
					<div className="builder-parts">
						<fieldset
							disabled={!canEdit}
							data-part="options"
							data-shown={tab === 'options' || undefined}
							className="grid min-w-0 gap-4"
						>
							<BuilderOptions {...shared} canEdit={canEdit} />
						</fieldset>
						<BuilderPreview
							{...{ view, canEdit, isPhone }}
							isShown={tab === 'preview'}
							revision={builder.revision}
							onPhone={setPhone}
						/>
						<div
							data-part="letter"
							data-shown={tab === 'letter' || undefined}
							className="grid min-w-0 content-start gap-4"
						>
							{view.sentVersion === null ? null : <BuilderThread id={view.id} />}
							<fieldset disabled={!canEdit} className="grid min-w-0 gap-4">
								{canEdit ? <BuilderChecks {...{ checks, options, typed }} onShow={show} /> : null}
								<BuilderLetter {...shared} />
								<BuilderRules {...shared} validUntil={validUntil} />
							</fieldset>
							<BuilderVersions {...{ view, isChanged }} />
						</div>
					</div>
				</div>
				<div className="builder-no-script sticky bottom-0 flex flex-wrap gap-2 border-t border-hair bg-work px-(--trade-margin) py-3">
					{canEdit
						? (['save', 'sendMail', 'sendLink', 'test'] as const).map((intent) => (
								<button
									key={intent}
									type="submit"
									name="intent"
									value={intent}
									className={tradeButton(intent === 'save' ? 'dark' : 'line')}
								>
									{t(NO_SCRIPT[intent])}
								</button>
							))
						: null}
				</div>
			</Form>
			{isSending ? (
				<Suspense fallback={null}>
					<BuilderSend
						{...{ view, typed, checks, options, answer, save, validUntil }}
						isBusy={builder.isBusy}
						onSend={builder.send}
						onShow={(leadId, field) => {
							setSending(false);
							show(leadId, field);
						}}
						onClose={() => setSending(false)}
					/>
				</Suspense>
			) : null}
		</main>
	);
}

const NO_SCRIPT = {
	save: 'builder.save.button',
	sendMail: 'builder.send.mail',
	sendLink: 'builder.send.link',
	test: 'builder.send.test',
} as const;

/** ⌘↵ or Ctrl+Enter, in fields too; not over a dialog. */
function useSendKey(send: (() => void) | null) {
	const latest = useRef(send);
	latest.current = send;
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || !latest.current) return;
			if (document.querySelector('dialog:modal')) return;
			event.preventDefault();
			latest.current();
		};
		document.addEventListener('keydown', hear);
		return () => document.removeEventListener('keydown', hear);
	}, []);
}

/** The options that the page has read so far: one that was removed may come back by undo. */
function useKnownOptions({ options }: BuilderView): OptionsById {
	const known = useRef<Map<string, BuilderView['options'][number]>>(new Map());
	for (const option of options) known.current.set(option.leadId, option);
	return known.current;
}

function instantOf({ validDay, validTime }: TypedProposal): number | null {
	const day = parsePlainDate(validDay);
	return day && /^\d{2}:\d{2}$/.test(validTime) ? instantAt(day, validTime, ALPINE_ZONE) : null;
}
