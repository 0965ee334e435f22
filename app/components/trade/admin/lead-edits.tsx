import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadEdits } from '~/domain/administration/edit-lead.server';
import { LEAD_EDIT_FIELDS, type LeadEditField, leadEditValues } from '~/domain/administration/lead-edit-fields';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import { Icon } from '../../ui/icon';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { DeskField } from '../parts/desk-field';
import { FaultBox } from '../parts/fault-box';
import { tradeButton } from '../trade-button';
import { EditList } from './edit-list';
import type { LeadEditAnswer } from './lead-edit-answer';

type LeadEditCardProps = {
	lead: LeadFile['lead'];
	edits: LeadEdits;
	answer: LeadEditAnswer | null;
	/** Where stay and price are changed, for those who may. */
	moving: string | null;
};

/** Corrects client, contact, references, agent and notes of a lead (ADMIN-6). */
export function LeadEditCard({ lead, edits, answer, moving }: LeadEditCardProps) {
	const { t } = useTranslation(['admin', 'form-error']);
	const stored = storedValues(lead, edits);
	const typed = answer?.typed ?? stored;
	const box = useRef<HTMLDivElement>(null);
	const at = answer?.at;
	useEffect(() => {
		if (at) box.current?.querySelector<HTMLElement>('[data-result]')?.focus();
	}, [at]);
	const isDone = answer?.outcome === 'saved' || answer?.outcome === 'nothing';
	const errorOf = (name: LeadEditField) => {
		const error = answer?.errors[name];
		if (error) return t(`form-error:${error.key}`, { ...error.values });
		if (name === 'agent' && answer?.outcome === 'agent') return t('edits.noAgent');
		const theirs = answer?.stored[name];
		if (theirs === undefined) return null;
		const shown = name === 'agent' ? (edits.agents.find(({ id }) => id === theirs)?.name ?? theirs) : theirs;
		return t('edits.stored', { text: shown || t('edits.empty') });
	};
	return (
		<section className="trade-card" aria-labelledby="edit-lead">
			<CardHead>
				<h2 id="edit-lead">{t('edits.title')}</h2>
			</CardHead>
			<div ref={box} className="grid gap-3 px-4.5 pt-4 pb-5">
				{answer && isDone ? (
					<p role="status" data-result tabIndex={-1} className="flex items-center gap-2.5 font-medium text-ok">
						<Icon name="check" size={18} />
						{t(answer.outcome === 'saved' ? 'edits.saved' : 'edits.nothing')}
					</p>
				) : null}
				{answer && !isDone ? (
					<FaultBox isResult>
						<p>{t(`edits.fault.${answer.outcome as 'invalid' | 'conflict' | 'agent' | 'failed'}`)}</p>
					</FaultBox>
				) : null}
				<details open={answer !== null && !isDone ? true : undefined}>
					<summary className={tradeButton('line', 'w-fit')}>{t('edits.open')}</summary>
					<VerbForm key={`${lead.version} ${at}`} fields={{ intent: 'edit' }} className="mt-4 grid gap-4">
						{LEAD_EDIT_FIELDS.map(({ name }) => (
							<input key={name} type="hidden" name={`was.${name}`} value={stored[name]} />
						))}
						<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
							{LEAD_EDIT_FIELDS.map((field) => {
								const { name, max } = field;
								const shared = { name, label: t(`edits.field.${name}`), value: typed[name], error: errorOf(name) };
								if (name === 'agent')
									return lead.agency ? (
										<DeskField key={name} {...shared}>
											{edits.agents.some(({ id }) => id === typed.agent) ? null : (
												<option value={typed.agent}>{agentName(lead) || '–'}</option>
											)}
											{edits.agents.map((agent) => (
												<option key={agent.id} value={agent.id}>
													{agent.name}
												</option>
											))}
										</DeskField>
									) : (
										<input key={name} type="hidden" name={name} value={stored.agent} />
									);
								return 'isLong' in field ? (
									<DeskField
										key={name}
										{...shared}
										maxLength={max}
										rows={3}
										hint={name === 'internalNote' ? t('edits.noteHint') : undefined}
										className="col-span-full"
									/>
								) : (
									<DeskField key={name} {...shared} maxLength={max} />
								);
							})}
						</div>
						<p className="trade-note">
							{t('edits.other')}{' '}
							{moving ? (
								<Link to={moving} className="trade-link">
									{t('edits.move')}
								</Link>
							) : null}
						</p>
						<button type="submit" className={tradeButton('dark', 'w-fit')}>
							{t('edits.save')}
						</button>
					</VerbForm>
				</details>
			</div>
		</section>
	);
}

function agentName({ agent }: LeadFile['lead']): string {
	return [agent?.firstName, agent?.lastName].filter(Boolean).join(' ') || (agent?.email ?? '');
}

function storedValues(lead: LeadFile['lead'], { internalNote }: LeadEdits) {
	const texts: Record<LeadEditField, string | null | undefined> = {
		...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, email: lead.email, phone: lead.phone },
		...{ address: lead.address, postalCode: lead.postalCode, city: lead.city, country: lead.country },
		...{ bookingReference: lead.bookingReference, clientReference: lead.clientReference, agent: lead.agent?.id },
		...{ comments: lead.comments, internalNote },
	};
	return leadEditValues((name) => texts[name] ?? '');
}

/** What was corrected, the newest first. */
export function LeadEditHistory({ edits }: Pick<LeadEdits, 'edits'>) {
	const { t } = useTranslation('admin');
	if (edits.length === 0) return null;
	const versions = [...new Set(edits.map(({ version }) => version))];
	return (
		<section className="trade-card" aria-labelledby="lead-edits">
			<CardHead>
				<h2 id="lead-edits">{t('edits.history')}</h2>
			</CardHead>
			<ol className="[&>li+li]:border-t [&>li+li]:border-hair">
				{versions.map((version) => {
					const own = edits.filter((edit) => edit.version === version);
					const [first] = own;
					return first ? (
						<li key={version} className="px-4.5 py-3.5">
							<p className="flex flex-wrap items-baseline gap-x-3">
								<b className="font-semibold">
									{[first.firstName, first.lastName].filter(Boolean).join(' ') || first.actor}
								</b>
								<span className="trade-note">
									<Timestamp at={first.createdAt} />
								</span>
							</p>
							<EditList edits={own} />
						</li>
					) : null;
				})}
			</ol>
		</section>
	);
}
